import { expect, type Locator, type Page } from '@playwright/test'

/** The parts of a template's page, in French. */
export class TemplatePage {
  readonly page: Page
  readonly sizes: Locator
  readonly orientations: Locator
  readonly materials: Locator
  readonly composition: Locator
  readonly customChip: Locator
  readonly backToStandard: Locator
  readonly dialog: Locator
  readonly preview: Locator
  readonly canvas: Locator

  constructor(page: Page) {
    this.page = page
    this.sizes = page.getByRole('radiogroup', { name: 'Format' })
    this.orientations = page.getByRole('radiogroup', { name: 'Orientation' })
    this.materials = page.getByRole('radiogroup', { name: 'Support' })
    this.composition = page.getByRole('region', { name: 'Composition' })
    this.customChip = page.getByRole('main').getByRole('button', { name: /^Format sur mesure/ })
    this.backToStandard = page.getByRole('button', { name: 'Revenir aux formats standard' })
    this.dialog = page.getByRole('dialog')
    this.preview = page.getByRole('button', { name: /^Aperçu de votre collage/ })
    this.canvas = this.preview.locator('canvas')
  }

  async open(id: string, kind: 'basic' | 'design' = 'basic'): Promise<void> {
    await this.page.goto(`/ontwerp/${kind}/${id}`)
    await expect(this.materials).toBeVisible()
  }

  /** Goes there from another design's page as the browser's own keys do, without loading everything anew. */
  async goOn(id: string): Promise<void> {
    const heading = this.page.getByRole('heading', { level: 1 })
    const before = await heading.innerText()
    await this.page.evaluate((path) => {
      window.history.pushState(null, '', path)
      window.dispatchEvent(new PopStateEvent('popstate'))
    }, `/ontwerp/basic/${id}`)
    await expect(heading).not.toHaveText(before)
    await expect(this.materials).toBeVisible()
  }

  /** The chosen size, material and orientation as they read; empty if nothing is checked. */
  async chosen() {
    const checked = async (group: Locator) => {
      const label = group.locator('label:has(:checked)')
      return (await label.count()) === 0 ? '' : ((await label.innerText()).trim().split('\n')[0] ?? '')
    }
    return {
      orientation: await checked(this.orientations),
      size: await checked(this.sizes),
      material: await checked(this.materials),
    }
  }

  async choose(group: Locator, name: string): Promise<void> {
    await group.getByText(name, { exact: true }).click()
  }

  names(group: Locator): Promise<string[]> {
    return group
      .locator('label')
      .evaluateAll((labels) => labels.map((label) => (label as HTMLElement).innerText.trim().split('\n')[0] ?? ''))
  }

  control(label: string) {
    const row = this.composition.getByRole('group', { name: label, exact: true })
    return {
      row,
      field: row.getByRole('textbox'),
      value: row.getByRole('status'),
      less: row.getByRole('button').first(),
      more: row.getByRole('button').last(),
    }
  }

  /** Every control with what it shows. */
  controls(): Promise<string[]> {
    return this.composition
      .getByRole('group')
      .evaluateAll((rows) =>
        rows.map(
          (row) =>
            `${row.getAttribute('aria-label')}: ${row.querySelector('input')?.value ?? row.querySelector('output')?.textContent}`,
        ),
      )
  }

  async typeCustomSize(width: string, height: string): Promise<void> {
    await this.dialog.getByRole('textbox', { name: 'Largeur (cm)' }).fill(width)
    await this.dialog.getByRole('textbox', { name: 'Hauteur (cm)' }).fill(height)
  }

  /** Types a custom size and takes it. The dialog has gone then: what it says would be found beside the page's. */
  async takeCustomSize(width: string, height: string): Promise<void> {
    await this.typeCustomSize(width, height)
    await this.applyCustomSize().click()
    await expect(this.dialog).toBeHidden()
  }

  readonly applyCustomSize = () => this.dialog.getByRole('button', { name: 'Modifier le format' })
}
