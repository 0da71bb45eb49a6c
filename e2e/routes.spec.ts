import { expect, type Page, test } from '@playwright/test'
import { register } from './support/account.ts'
import { sample } from './support/sample.ts'
import { saveCollage } from './support/saved-collages.ts'

const CHOOSER = ['selection', 'wahlen', 'choix', 'scelta', 'eleccion', 'keuze']
const DETAIL = [
  'collage/basic/gen-alleven',
  'collage/base/gen-alleven',
  'collage/basico/gen-alleven',
  'ontwerp/basic/gen-alleven',
]
const EDITOR = ['edit', 'editer', 'modifica', 'editar']
const ERROR = ['fout', 'error', 'fehler', 'erreur', 'errore']

const chooser = (page: Page) => page.getByRole('heading', { name: 'Choisissez votre modèle' })

/** Every address is answered with the page; which screen it means, `match-route.test.ts` asks of each of them. */
async function answersEach({ request }: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const answer = await request.get(`/${path}`)
    expect([path, answer.status(), answer.headers()['content-type']]).toEqual([
      path,
      200,
      expect.stringContaining('text/html'),
    ])
  }
}

test('every screen opens under each of its names, and again after a reload', async ({ page }) => {
  await test.step('the catalogue, with and without a filter', async () => {
    await answersEach(
      page,
      CHOOSER.flatMap((word) => [word, `${word}/theme:basic`]),
    )
    for (const word of sample(CHOOSER, 2)) {
      await page.goto(`/${word}`)
      await expect(chooser(page)).toBeVisible()
      await page.goto(`/${word}/theme:basic`)
      await expect(page.getByRole('link', { name: 'Grilles et formes' })).toHaveAttribute('aria-current', 'page')
    }
    await page.reload()
    await expect(chooser(page)).toBeVisible()
    await expect(page).toHaveURL('/keuze/theme:basic')
  })

  await test.step('a template', async () => {
    await answersEach(page, DETAIL)
    for (const path of sample(DETAIL, 2)) {
      await page.goto(`/${path}`)
      await expect(page.getByRole('heading', { name: 'Harmonie' })).toBeVisible()
    }
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Ajuster le format' })).toBeVisible()
  })

  await test.step('a template in the style ernst, which steps the second control up once', async () => {
    for (const arrive of [() => page.goto('/collage/basic/gen-alleven/ernst'), () => page.reload()]) {
      await arrive()
      await expect(page.getByRole('textbox', { name: 'Rangées' })).toHaveValue('5')
      await expect(page.getByRole('textbox', { name: 'Colonnes' })).toHaveValue('3')
    }
  })

  await test.step('the editor, which without a collage leads to the catalogue', async () => {
    await answersEach(page, EDITOR)
    for (const word of sample(EDITOR, 2)) {
      await page.goto(`/${word}`)
      await expect(chooser(page)).toBeVisible()
      await expect(page).toHaveURL(/\/keuze$/)
    }
  })

  await test.step('the error page, which says what went wrong', async () => {
    await answersEach(page, ERROR)
    for (const word of sample(ERROR, 2)) {
      await page.goto(`/${word}?error=12_30_00%20test`)
      await expect(
        page.getByText(
          'Votre collage n’a pas pu être chargé. Vous avez probablement été déconnecté après une période d’inactivité.',
        ),
      ).toBeVisible()
    }
  })

  await test.step('unknown paths lead to the catalogue', async () => {
    for (const path of sample(['', 'nowhere', 'choix/a/b/c', 'webapp/index.php'], 3)) {
      await page.goto(`/${path}`)
      await expect(page).toHaveURL('/choix')
      await expect(chooser(page)).toBeVisible()
      const isWrong = !['', 'webapp/index.php'].includes(path)
      await expect(page.getByText('Cette page n’existe pas.')).toHaveCount(isWrong ? 1 : 0)
    }
  })
})

test('every navigation is registered as a page view, and no page breaks the content-security policy', async ({
  page,
}) => {
  const broken: string[] = []
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) broken.push(message.text())
  })
  await page.goto('/choix')
  await expect(chooser(page)).toBeVisible()
  await page.getByRole('link', { name: 'Grilles et formes' }).click()
  await expect(page).toHaveURL('/keuze/theme:basic')
  const views = () => page.evaluate(() => JSON.stringify((window as unknown as { dataLayer: unknown[] }).dataLayer))
  await expect.poll(views).toContain('/htmlapp/choix')
  await expect.poll(views).toContain('/htmlapp/keuze/theme:basic')
  await page.waitForLoadState('networkidle')

  const paths = ['/ontwerp/basic/gen-alleven', '/erreur?error=x', '/fini-avec-lapplication']
  await register(page.request)
  const id = await saveCollage(page.request)
  for (const path of [...paths, '/apercu', `/cart/fromApp?collageid=${id}`]) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  expect(broken).toEqual([])
})
