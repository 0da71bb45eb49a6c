import { expect, type Page, test } from '@playwright/test'
import { register } from './support/account.ts'
import { saveCollage } from './support/saved-collages.ts'

const SELECTION = ['selection', 'wahlen', 'choix', 'scelta', 'eleccion', 'keuze']
const DETAIL = [
  'collage/basic/gen-alleven',
  'collage/basic/gen-alleven/ernst',
  'collage/base/gen-alleven',
  'collage/basico/gen-alleven',
  'ontwerp/basic/gen-alleven',
]
const EDITOR = ['edit', 'editer', 'modifica', 'editar']
const ERROR = ['fout', 'error', 'fehler', 'erreur', 'errore']

const chooser = (page: Page) => page.getByRole('heading', { name: 'Choisissez votre modèle' })

test('the catalogue opens under each of its names, with and without a filter, and again after a reload', async ({
  page,
}) => {
  for (const word of SELECTION) {
    await page.goto(`/${word}`)
    await expect(chooser(page)).toBeVisible()
    await page.goto(`/${word}/theme:basic`)
    await expect(page.getByRole('link', { name: 'Basique' })).toHaveAttribute('aria-current', 'page')
    await page.reload()
    await expect(chooser(page)).toBeVisible()
    await expect(page).toHaveURL(`/${word}/theme:basic`)
  }
})

test('a template opens under each of its addresses, and again after a reload', async ({ page }) => {
  for (const path of DETAIL) {
    await page.goto(`/${path}`)
    await expect(page.getByRole('heading', { name: 'Harmonie' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Ajuster le format' })).toBeVisible()
  }
})

test('the editor without a collage leads to the catalogue, under each of its names', async ({ page }) => {
  for (const word of EDITOR) {
    await page.goto(`/${word}`)
    await expect(chooser(page)).toBeVisible()
    await expect(page).toHaveURL(/\/keuze$/)
  }
})

test('the error page says what went wrong, under each of its names', async ({ page }) => {
  for (const word of ERROR) {
    await page.goto(`/${word}?error=12_30_00%20test`)
    await expect(
      page.getByText(
        'Votre collage n’a pas pu être chargé. Vous avez probablement été déconnecté après une période d’inactivité.',
      ),
    ).toBeVisible()
  }
})

test('unknown paths lead to the catalogue', async ({ page }) => {
  for (const path of ['', 'nowhere', 'choix/a/b/c', 'webapp/index.php']) {
    await page.goto(`/${path}`)
    await expect(page).toHaveURL('/choix')
    await expect(chooser(page)).toBeVisible()
  }
})

test('style ernst steps the second control up once', async ({ page }) => {
  await page.goto('/collage/basic/gen-alleven/ernst')
  await expect(page.getByRole('textbox', { name: 'Rangées' })).toHaveValue('5')
  await expect(page.getByRole('textbox', { name: 'Colonnes' })).toHaveValue('3')
})

test('every navigation is registered as a page view', async ({ page }) => {
  await page.goto('/choix')
  await expect(chooser(page)).toBeVisible()
  await page.getByRole('link', { name: 'Basique' }).click()
  await expect(page).toHaveURL('/keuze/theme:basic')
  const views = () => page.evaluate(() => JSON.stringify((window as unknown as { dataLayer: unknown[] }).dataLayer))
  await expect.poll(views).toContain('/htmlapp/choix')
  await expect.poll(views).toContain('/htmlapp/keuze/theme:basic')
})

test('no page breaks the content-security policy', async ({ page }) => {
  const broken: string[] = []
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) broken.push(message.text())
  })
  const paths = ['/choix', '/ontwerp/basic/gen-alleven', '/erreur?error=x', '/fini-avec-lapplication']
  await register(page.request)
  const id = await saveCollage(page.request)
  for (const path of [...paths, '/apercu', `/cart/fromApp?collageid=${id}`]) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  expect(broken).toEqual([])
})
