import { expect, type Page, test } from '@playwright/test'
import { forgetTab, middleOf, slot } from './support/editor.ts'
import { EditorPage, photos } from './support/editor-page.ts'
import { unfitForFingers } from './support/finger-room.ts'
import { dragWithFinger, tapApart } from './support/fingers.ts'
import { inTurn } from './support/sample.ts'
import { sightFaults } from './support/sight-faults.ts'
import { TemplatePage } from './support/template-page.ts'

/** The element that a tap on the middle of another one would hit. */
function isOnTop(page: Page, selector: string): Promise<boolean> {
  return page.locator(selector).evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
}

const PHONES = [
  { width: 320, height: 568 },
  { width: 667, height: 375 },
] as const

test.describe('on small phones', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: PHONES[0] })

  test('nothing lies over the sheet, the order is in sight, and small slots come nearer first', async ({ page }) => {
    const editor = new EditorPage(page)
    const template = new TemplatePage(page)
    for (const phone of PHONES) {
      await test.step(`${phone.width} x ${phone.height}`, async () => {
        await page.setViewportSize(phone)
        // Each window starts as a first visit.
        await forgetTab(page)
        if (page.url().startsWith('http')) await page.evaluate(() => localStorage.clear())
        await template.open('gen-alleven')
        for (let step = 0; step < 7; step++) await template.control('Colonnes').more.tap()
        await page.getByRole('button', { name: 'Créez votre collage', exact: true }).tap()
        await expect(slot(page, 'img40')).toBeVisible()

        await expect(page.getByRole('button', { name: 'Commander', exact: true })).toBeInViewport()
        await expect(page.getByRole('link', { name: 'Format et support', exact: true })).toBeInViewport()
        await expect(page.getByRole('button', { name: /menu$/i })).toHaveCount(1)
        await expect(page.getByText('Touchez un emplacement')).toBeInViewport()
        for (const name of ['img1', 'img5', 'img10', 'img40']) {
          expect(await isOnTop(page, `[data-slot=${name}]`), name).toBe(true)
        }

        await slot(page, 'img12').tap()
        await expect(page.getByRole('button', { name: 'Voir tout le collage' })).toBeVisible()
        await expect(page.getByText('touchez encore l’emplacement pour l’ouvrir')).toBeInViewport()
        await expect(page.getByText('Touchez un emplacement')).toHaveCount(0)
        expect(await isOnTop(page, '[data-slot=img12]')).toBe(true)
        await expect(editor.dialog).toHaveCount(0)
        await tapApart(page, slot(page, 'img12'))
        await expect(editor.dialog).toHaveCount(1)
        await expect(editor.dialog.getByRole('tab').first()).toHaveText('Vos photos')
        await expect(editor.dialog.getByText('déposez')).toHaveCount(0)

        await editor.dialog.locator('input[type=file]').setInputFiles(photos(2))
        await editor.dialog.getByRole('button', { name: 'Remplir automatiquement' }).tap()
        await expect(page.getByText('38 emplacements sont encore vides.')).toBeVisible()
        await editor.openGaps()
        await page.getByRole('button', { name: 'Répéter des photos' }).tap()
        await expect(page.getByRole('button', { name: /, vide$/ })).toHaveCount(0)
        await editor.undo.tap()
        await expect(page.getByRole('button', { name: /, vide$/ })).toHaveCount(38)
      })
    }
  })
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('a layout for the photos there are is one step, the drawer of a slot shows its photo, and colours suit a finger', async ({
    page,
  }) => {
    const editor = new EditorPage(page)
    await new TemplatePage(page).open('gen-alleven')
    await page.getByRole('button', { name: 'Créez votre collage', exact: true }).tap()
    const refused = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no photo') }
    await editor.bringByBar([...photos(6), refused])
    const notice = page.getByText(/^notes\.txt n’a pas pu être ajouté/)
    await expect(notice).toBeVisible()
    await editor.dialog.getByRole('button', { name: 'Remplir automatiquement' }).tap()
    await page.getByRole('alert').getByRole('button', { name: 'Fermer' }).tap()
    await expect(notice).toHaveCount(0)
    await editor.barButton('Photos').tap()
    await expect(page.getByRole('grid', { name: 'Vos photos' }).getByRole('row')).toHaveCount(6)
    await page.keyboard.press('Escape')
    await expect(editor.barButton('Photos')).toBeFocused()
    await editor.barButton('Composition').tap()
    const grip = await middleOf(editor.dialog.locator('> [aria-hidden=true]').first())
    await dragWithFinger(page, grip, { x: grip.x, y: grip.y + 250 })
    await expect(editor.dialog).toHaveCount(0)
    for (const each of await page.getByRole('navigation', { name: 'Outils du collage' }).getByRole('button').all()) {
      const box = await each.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }

    const follow = page.getByRole('button', { name: 'Mise en page pour 6 photos' })
    await follow.tap()
    await expect(page.getByRole('button', { name: /^Emplacement \d sur 6, photo-\d\.jpg/ })).toHaveCount(6)
    await editor.undo.tap()
    await expect(page.getByRole('button', { name: /^Emplacement \d+ sur 12, photo-\d\.jpg/ })).toHaveCount(6)

    await page.getByRole('button', { name: /^Emplacement \d+ sur 12, photo-1\.jpg/ }).tap()
    await expect(editor.dialog.getByRole('img', { name: 'photo-1.jpg' })).toBeVisible()
    await page.keyboard.press('Escape')

    await (await editor.tool('Changer la couleur de fond')).tap()
    const cell = await page.getByRole('gridcell').first().boundingBox()
    expect(Math.min(cell?.width ?? 0, cell?.height ?? 0)).toBeGreaterThanOrEqual(44)
  })
})

/** Phones upright and on their side, and a laptop's window at 200 %. A sample takes one of each kind at a time. */
const HELD = [
  { width: 390, height: 844 },
  { width: 667, height: 375 },
  { width: 320, height: 568 },
  { width: 683, height: 328 },
] as const
const UPRIGHT = [HELD[0], HELD[2]] as const

test.describe('under fingers', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: HELD[0] })

  test('every drawer and dialog has room for them, its main button in sight and nothing cut, and samples say what they are', async ({
    page,
  }) => {
    const editor = new EditorPage(page)
    const template = new TemplatePage(page)
    const button = (name: string | RegExp) => editor.dialog.getByRole('button', { name, exact: true })

    // Of two that overlap, the one on top.
    const top = editor.dialog.last()
    // Every fault is named, not the first alone.
    const each = expect.configure({ soft: true })
    const nextHeld = inTurn(HELD, 2)
    const fits = async (what: string, windows: readonly (typeof HELD)[number][] = nextHeld()) => {
      await expect(top).toBeVisible()
      for (const window of windows) {
        await page.setViewportSize(window)
        const message = `${what}, ${window.width} x ${window.height}`
        await each.poll(() => sightFaults(top), { message }).toEqual([])
        await each.poll(() => unfitForFingers(top), { message }).toEqual([])
      }
      await page.setViewportSize(HELD[0])
    }
    const close = async () => {
      await page.keyboard.press('Escape')
      await expect(editor.dialog).toHaveCount(0)
    }

    await template.open('gen-alleven')
    await page.getByRole('button', { name: 'Tous les formats' }).tap()
    await fits('formats')
    await button('Format sur mesure').tap()
    await fits('custom size')
    await close()
    await page.getByRole('button', { name: 'Essayer avec des images d’exemple' }).tap()

    await expect(page.getByText('Ces images sont des exemples')).toBeInViewport()
    await editor.barButton('Composition').tap()
    await expect(editor.dialog).toContainText('12 emplacements, dont 12 avec une image d’exemple')
    await fits('layout')
    await button('Les retirer').tap()
    await expect(editor.dialog).toContainText('12 emplacements, dont 12 vides')
    await close()

    await editor.barButton('Photos').tap()
    await fits('photo dialog')
    await editor.dialog.getByRole('tab', { name: 'Citations' }).tap()
    await expect(editor.dialog.getByRole('tabpanel').getByRole('button').first()).toBeVisible()
    await fits('quotes')
    await editor.dialog.getByRole('tab', { name: 'Vos photos' }).tap()
    await editor.dialog.locator('input[type=file]').setInputFiles(photos(6))
    await expect(button('Remplir automatiquement')).toBeVisible()
    await fits('offer')
    await button('Remplir automatiquement').tap()
    await expect(editor.dialog).toHaveCount(0)
    await editor.barButton('Photos').tap()
    await fits('photos')
    await editor.barButton('Texte').tap()
    await fits('text')
    // A photo is one tap from the words on it.
    await editor.dialog.getByRole('region', { name: 'Sur quelle photo' }).getByRole('button').nth(1).tap()
    await expect(editor.dialog.getByRole('img', { name: 'Aperçu de votre texte' })).toBeVisible()
    await close()
    await editor.barButton('Texte').tap()
    const lowTitle = editor.dialog.locator('label', { hasText: 'Petit titre en bas' })
    await lowTitle.tap()
    await expect(button('Changer le titre')).toBeVisible()
    // What one chooses with stays where it is as one chooses.
    await expect(lowTitle).toBeInViewport({ ratio: 1 })
    await button('Changer le titre').tap()
    await expect(editor.dialog.getByRole('textbox').first()).toBeVisible()
    await fits('title')
    await button('Changer la couleur').tap()
    await fits('title, with its colours')
    await close()
    await editor.barButton('Couleur').tap()
    await fits('colours')
    await button('fermer').tap()

    await page.getByRole('button', { name: /, photo-1\.jpg/ }).tap()
    // On its side a phone has a menu there, which a turn closes.
    await fits('slot', UPRIGHT)
    await button('Modifier').tap()
    await fits('photo edit')
    await button('Effets').tap()
    await fits('effects')
    await button('Éditer').tap()
    await button('Texte').tap()
    await fits('photo text')
    await button('Terminé').tap()
    await close()

    await editor.barButton('Composition').tap()
    await button('Pour vos 6 photos').tap()
    const cards = editor.dialog.getByRole('listitem')
    await expect(cards.first()).toBeVisible()
    await fits('layouts')
    for (const window of UPRIGHT) {
      await page.setViewportSize(window)
      const [one, two] = await Promise.all([0, 1].map((place) => cards.nth(place).boundingBox()))
      expect(two?.y, `two cards in a row of ${window.width}`).toBe(one?.y)
    }
    await close()
    await editor.barButton('Composition').tap()
    await button('Voir chez vous').tap()
    await fits('view')
    await close()
    await page.getByRole('button', { name: 'Commander', exact: true }).tap()
    await fits('order')
    await close()
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).tap()
    await expect(editor.dialog.getByRole('textbox').first()).toBeVisible()
    await fits('save')
    await close()

    for (const window of HELD) {
      await page.setViewportSize(window)
      const order = page.getByRole('button', { name: 'Commander', exact: true })
      await expect(order).toBeInViewport({ ratio: 1 })
    }
  })
})
