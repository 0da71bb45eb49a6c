import { expect, type Locator, test } from '@playwright/test'
import { dropFiles, forgetTab, openEditor, slot } from './support/editor.ts'
import { EditorPage, photos } from './support/editor-page.ts'
import { isInSight } from './support/is-in-sight.ts'
import { quarteredJpeg } from './support/photo.ts'
import { sample } from './support/sample.ts'
import { WINDOWS } from './support/windows.ts'

const PHOTO = { name: 'placed.jpg', buffer: quarteredJpeg(1600, 1200) }

/** Whether the middle of something is in the window and nothing lies over it. */
function canBeHit(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
}

test('the menu of a photo lies in the window, in a large slot and in a corner', async ({ page }) => {
  for (const [template, name] of sample(
    [
      ['gen-alleven', 'img3'],
      ['gen-onelarge', 'img1'],
      ['gen-pileonelarge', 'img1'],
      ['gen-single', 'img1'],
    ] as const,
    2,
  )) {
    await test.step(`in ${template}`, async () => {
      await openEditor(page, template)
      await dropFiles(page, PHOTO, [name])
      await expect(slot(page, name)).toHaveAccessibleName(/placed\.jpg/)
      for (const window of [WINDOWS.desktop, WINDOWS.tablet]) {
        await page.setViewportSize(window)
        await slot(page, name).focus()
        // A window that changes its size puts a menu away.
        await expect
          .poll(async () => {
            const count = await page.getByRole('menuitem').count()
            if (count === 0) await page.keyboard.press('Enter')
            return count
          })
          .toBe(3)
        const menu = await page.getByRole('menu').boundingBox()
        expect(menu?.width).toBeLessThan(320)
        for (const entry of await page.getByRole('menuitem').all()) {
          await expect(entry).toBeInViewport({ ratio: 1 })
          expect(await canBeHit(entry)).toBe(true)
        }
        await page.keyboard.press('Escape')
        await expect(page.getByRole('menu')).toHaveCount(0)
      }
      await page.setViewportSize(WINDOWS.desktop)
    })
  }

  await test.step('several files for a slot of a full collage leave the dialog open to take one of them', async () => {
    const editor = new EditorPage(page)
    await editor.choose('img1', 'Remplacer')
    await editor.dialog.locator('input[type=file]').setInputFiles(photos(2))
    await expect(page.getByText(/Tous les emplacements sont remplis/)).toBeVisible()
    await editor.dialog.getByRole('button', { name: /^photo-2\.jpg/ }).click()
    await expect(slot(page, 'img1')).toHaveAccessibleName(/photo-2\.jpg/)
    await expect(editor.dialog).toBeHidden()
  })
})

const WORDS = {
  fr: {
    create: 'Créez votre collage',
    edit: 'Modifier',
    tools: ['Réduire', 'Agrandir', 'Effets', 'Pivoter', 'Miroir', 'Réglages', 'Texte', 'Terminé'],
    effects: 'Effets',
  },
  de: {
    create: 'Gestalten Sie Ihre Collage',
    edit: 'Bearbeiten',
    tools: ['Verkleinern', 'Vergrößern', 'Effekte', 'Drehen', 'Spiegeln', 'Anpassen', 'Text', 'Fertig'],
    effects: 'Effekte',
  },
} as const

test('all effects are in sight at a desk, with what follows them, whatever the slot is like', async ({ page }) => {
  await page.setViewportSize(WINDOWS.laptop)
  for (const template of sample(['gen-single', 'gen-instagram', 'gen-mosaic1'], 2)) {
    await test.step(template, async () => {
      await openEditor(page, template)
      await dropFiles(page, PHOTO, ['img1'])
      await expect(slot(page, 'img1')).toHaveAccessibleName(/placed\.jpg/)
      await slot(page, 'img1').click()
      await page.getByRole('menuitem', { name: 'Modifier', exact: true }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Effets', exact: true }).click()
      const effects = await dialog.getByRole('list', { name: 'Effets' }).getByRole('button').all()
      expect(effects).toHaveLength(6)
      await effects[1]?.click()
      for (const part of [...effects, dialog.getByRole('button', { name: 'Maintenir pour comparer' })]) {
        await expect.poll(() => canBeHit(part)).toBe(true)
        expect(await isInSight(part)).toBe(true)
      }
    })
  }
})

const PHONES = [WINDOWS.phone, { width: 360, height: 640 }]

test('every tool for a photo is at hand on phones', async ({ page }) => {
  for (const [language, words] of Object.entries(WORDS)) {
    await test.step(`in ${language}`, async () => {
      await page.setViewportSize(WINDOWS.phone)
      // The collage of the language before is left to the list.
      await forgetTab(page)
      await page.goto(`/ontwerp/basic/gen-alleven?lang=${language}`)
      await page.getByRole('button', { name: words.create, exact: true }).click()
      await expect(slot(page, 'img1')).toBeVisible()
      await dropFiles(page, PHOTO, ['img1'])
      await expect(slot(page, 'img1')).toHaveAccessibleName(/placed\.jpg/)
      const dialog = page.getByRole('dialog')
      await slot(page, 'img1').click()
      await dialog.getByRole('button', { name: words.edit, exact: true }).click()
      await expect(dialog.getByRole('application')).toBeVisible()
      for (const phone of PHONES) {
        await page.setViewportSize(phone)
        for (const name of words.tools) {
          const tool = dialog.getByRole('button', { name, exact: true })
          await tool.evaluate((element) => element.scrollIntoView({ inline: 'nearest', block: 'nearest' }))
          await expect.poll(() => canBeHit(tool), { message: name }).toBe(true)
        }
      }
      await dialog.getByRole('button', { name: words.effects }).click()
      const [first] = await dialog.getByRole('listitem').getByRole('button').all()
      if (!first) throw new Error('there are no effects')
      for (const phone of PHONES) {
        await page.setViewportSize(phone)
        await expect.poll(() => canBeHit(first)).toBe(true)
      }
    })
  }
})
