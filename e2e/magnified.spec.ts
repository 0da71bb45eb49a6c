import { expect, type Page, test } from '@playwright/test'
import { register } from './support/account.ts'
import { dropFiles, openEditor, slot } from './support/editor.ts'
import { EditorPage } from './support/editor-page.ts'
import { freeShare } from './support/free-share.ts'
import { quarteredJpeg } from './support/photo.ts'
import { outOfReach } from './support/reachable.ts'
import { saveCollage, uploadPhoto } from './support/saved-collages.ts'

/** A laptop's window at 400 %, and the smallest that a page has to be usable in. */
const WINDOWS = [
  { width: 360, height: 225 },
  { width: 320, height: 256 },
] as const
const DESKTOP = { width: 1440, height: 900 }

const create = (page: Page) => page.getByRole('button', { name: 'Créez votre collage', exact: true })

const SCREENS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'sign-in': async (page) => {
    await page.goto('/apercu')
    await expect(page.getByLabel('Mot de passe')).toBeVisible()
  },
  chooser: async (page) => {
    await page.goto('/choix')
    await expect(page.locator('main a img').first()).toBeVisible()
  },
  'template page': async (page) => {
    await page.goto('/ontwerp/basic/gen-alleven')
    await expect(create(page)).toBeVisible()
  },
  editor: async (page) => {
    await openEditor(page, 'gen-alleven')
    await dropFiles(page, { name: 'placed.jpg', buffer: quarteredJpeg(1600, 1200) }, ['img1'])
    await expect(slot(page, 'img1')).toHaveAccessibleName(/placed\.jpg/)
  },
  'template page of a collage begun': async (page) => {
    await page.goto('/ontwerp/basic/gen-alleven')
    await expect(page.getByRole('link', { name: 'Revenir à mon collage sans rien changer' })).toBeVisible()
  },
  'edit dialog': async (page) => {
    await page.goto('/editer')
    await new EditorPage(page).choose('img1', 'Modifier')
    await expect(page.getByRole('dialog').getByRole('application')).toBeVisible()
  },
  checkout: async (page) => {
    await register(page.request)
    const id = await saveCollage(page.request, { photoIds: [await uploadPhoto(page.request)] })
    await page.goto(`/cart/fromApp?collageid=${id}`)
    await expect(page.getByRole('button', { name: 'Confirmer la commande' })).toBeVisible()
  },
  overview: async (page) => {
    await page.goto('/apercu')
    await expect(page.getByRole('article')).toHaveCount(1)
  },
}

test('magnified four times, every screen has half of its window for what scrolls, and all of it can be reached', async ({
  page,
}) => {
  for (const [name, arrive] of Object.entries(SCREENS)) {
    await page.setViewportSize(DESKTOP)
    await arrive(page)
    const dialog = page.getByRole('dialog')
    const shown = (await dialog.count()) > 0 ? dialog : page.locator('main')
    for (const window of WINDOWS) {
      await test.step(`${name}, ${window.width} x ${window.height}`, async () => {
        await page.setViewportSize(window)
        await expect.poll(() => freeShare(page)).toBeGreaterThanOrEqual(0.5)
        await expect.poll(() => outOfReach(shown)).toEqual([])
      })
    }
  }
})
