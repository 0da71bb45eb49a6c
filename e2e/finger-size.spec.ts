import { expect, test } from '@playwright/test'
import { register } from './support/account.ts'
import { slot } from './support/editor.ts'
import { tooSmallToHit } from './support/hit-area.ts'
import { inTurn } from './support/sample.ts'
import { SINGLE, saveCollage, uploadPhoto } from './support/saved-collages.ts'
import { TemplatePage } from './support/template-page.ts'
import { WINDOWS } from './support/windows.ts'

test.use({ hasTouch: true, isMobile: true, viewport: WINDOWS.phone })

test('everything on every screen of a phone is as large as a finger', async ({ page }) => {
  await register(page.request)
  const photoIds = [await uploadPhoto(page.request)]
  const id = await saveCollage(page.request, { template: { ...SINGLE, material: '' }, photoIds })
  const nextPhones = inTurn(['phone', 'small phone', 'phone on its side'] as const, 1)
  const fits = async (what: string) => {
    for (const name of nextPhones()) {
      await page.setViewportSize(WINDOWS[name])
      // Every fault is named, not the first alone.
      expect.soft(await tooSmallToHit(page.locator('#root')), `${what}, ${name}`).toEqual([])
    }
    await page.setViewportSize(WINDOWS.phone)
  }
  for (const path of [
    '/choix',
    '/choix/theme:vintage',
    '/choix/photos:14',
    '/choix/occasion:birth',
    '/ontwerp/basic/gen-alleven',
    `/cart/fromApp?collageid=${id}`,
    '/apercu',
    '/fini-avec-lapplication',
    '/erreur',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await fits(path)
  }
  await page.goto('/choix')
  await page.getByRole('button', { name: 'Afficher les filtres' }).tap()
  await fits('the filters')
  await new TemplatePage(page).open('gen-alleven')
  await page.getByRole('button', { name: 'Créez votre collage', exact: true }).tap()
  await expect(slot(page, 'img1')).toBeVisible()
  await fits('the editor')
  await page.goto('/apercu')
  await expect(page.getByRole('link', { name: 'Retour à votre collage' })).toBeVisible()
  await fits('the collages, with one open')
})

test('a chosen filter is in sight, and the number of photos beside it', async ({ page }) => {
  for (const [path, chosen] of [
    ['/choix/theme:vintage', 'Vintage'],
    ['/choix/occasion:memory', 'En mémoire'],
  ] as const) {
    await page.goto(path)
    if (path.includes('theme')) await page.getByRole('button', { name: 'Afficher les filtres' }).tap()
    const chip = page.locator('a[aria-current=page]').filter({ visible: true }).first()
    await expect(chip).toContainText(chosen)
    await expect.poll(() => chip.evaluate((each) => each.getBoundingClientRect().left)).toBeGreaterThanOrEqual(12)
    await expect(chip).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('textbox', { name: 'Nombre de photos' })).toBeInViewport({ ratio: 1 })
  }
})
