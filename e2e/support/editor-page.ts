import { expect, type Locator, type Page } from '@playwright/test'
import { middleOf, slot } from './editor.ts'
import { quarteredJpeg } from './photo.ts'
import { TemplatePage } from './template-page.ts'

/** Photos that differ, so that none is taken for a double of another. */
export function photos(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    name: `photo-${index + 1}.jpg`,
    mimeType: 'image/jpeg',
    buffer: quarteredJpeg(1200 + 20 * index, 900),
  }))
}

/** The phone's drawers of what a desk has in its menu, the photos' own unless named. */
const OPENERS: Readonly<Record<string, 'Composition' | 'Texte'>> = {
  'Voir chez vous': 'Composition',
  'Changer le titre': 'Texte',
}

/** The parts of the editor, in French, on a window of any size. */
export class EditorPage {
  readonly page: Page
  readonly dialog: Locator
  readonly undo: Locator
  readonly redo: Locator
  readonly title: Locator

  constructor(page: Page) {
    this.page = page
    this.dialog = page.getByRole('dialog')
    this.undo = page.getByRole('button', { name: 'Annuler la dernière action' })
    this.redo = page.getByRole('button', { name: 'Rétablir', exact: true })
    this.title = page.locator('[data-text=txt1]')
  }

  /** A grid of twelve with title and subtitle, from its page. */
  async openWithTitle(): Promise<void> {
    const template = new TemplatePage(this.page)
    await template.open('gen-alleven')
    for (let step = 0; step < 3; step++) await template.control('Texte').more.click()
    await this.page.getByRole('button', { name: 'Créez votre collage', exact: true }).click()
    await expect(slot(this.page, 'img12')).toBeVisible()
    await expect(this.title).toBeVisible()
  }

  /** A button of the phone's bottom bar. */
  barButton(name: 'Photos' | 'Composition' | 'Texte' | 'Couleur'): Locator {
    return this.page.getByRole('navigation', { name: 'Outils du collage' }).getByRole('button', { name, exact: true })
  }

  /** Something in the menu. A phone has it in its bar, or in a drawer that comes up from it. */
  async tool(name: string): Promise<Locator> {
    if (await this.barButton('Photos').isVisible()) {
      if (name === 'Changer la couleur de fond') return this.barButton('Couleur')
      const opener = this.barButton(OPENERS[name] ?? 'Photos')
      if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.click()
    } else if (name === 'Changer le titre') await (await this.tool('Texte')).click()
    const menu = this.page.getByRole('button', { name: 'Afficher le menu' })
    if (await menu.isVisible()) await menu.click()
    return this.page.getByRole('button', { name, exact: true })
  }

  /** The way to more photos: a phone without any has it at once. */
  async bringing(): Promise<Locator> {
    const add = this.page.getByRole('button', { name: 'Ajouter des photos' })
    const photosOfPhone = this.barButton('Photos')
    await expect(add.or(photosOfPhone).first()).toBeVisible()
    return (await photosOfPhone.isVisible()) ? photosOfPhone : add
  }

  /** On a phone without photos: the button opens the phone's own picker at once. */
  async bringByBar(files: ReturnType<typeof photos>): Promise<void> {
    const picker = this.page.waitForEvent('filechooser')
    await this.barButton('Photos').tap()
    await picker
    await this.dialog.locator('input[type=file]').setInputFiles(files)
  }

  /** The offers for empty slots; folded away on a phone held sideways. */
  async openGaps(): Promise<void> {
    const folded = this.page.locator('details:not([open]) > summary', { hasText: 'encore vide' })
    // It appears a moment after the gaps.
    await expect(folded.or(this.page.getByRole('button', { name: 'Répéter des photos' })).first()).toBeVisible()
    if (await folded.isVisible()) await folded.click()
  }

  async addPhotos(count: number): Promise<void> {
    await (await this.bringing()).click()
    await this.dialog.locator('input[type=file]').setInputFiles(photos(count))
  }

  /** One of the entries in the menu of a filled slot. */
  async choose(name: string, entry: string): Promise<void> {
    await slot(this.page, name).click()
    const item = this.page.getByRole('menuitem', { name: entry })
    await item.or(this.dialog.getByRole('button', { name: entry, exact: true })).click()
  }

  async drag(from: string, to: string): Promise<void> {
    const start = await middleOf(slot(this.page, from))
    const end = await middleOf(slot(this.page, to))
    await this.page.mouse.move(start.x, start.y)
    await this.page.mouse.down()
    await this.page.mouse.move(end.x, end.y, { steps: 8 })
    await this.page.mouse.up()
  }

  /** The labels of the slots and of the title. */
  names(): Promise<readonly string[]> {
    return this.page
      .locator('[data-slot], [data-text]')
      .evaluateAll((stops) => stops.map((stop) => stop.getAttribute('aria-label') ?? ''))
  }

  /** How often a button can be pressed until it has nothing left to do. */
  async pressToTheEnd(button: Locator): Promise<number> {
    let presses = 0
    while (await button.isEnabled()) {
      await button.click()
      presses += 1
    }
    return presses
  }
}
