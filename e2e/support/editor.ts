import { expect, type Locator, type Page } from '@playwright/test'

/** Clears what this tab remembers, on a page without scripts: a page of ours notes its draft as it is left. */
export async function forgetTab(page: Page): Promise<void> {
  if (!page.url().startsWith('http')) return
  await page.goto('/robots.txt')
  await page.evaluate(() => sessionStorage.clear())
}

/** Begins a collage with a generated template, as it is offered. One the tab has already is left to the list. */
export async function openEditor(page: Page, template: string): Promise<void> {
  await forgetTab(page)
  await page.goto(`/ontwerp/basic/${template}`)
  await page.getByRole('button', { name: 'Créez votre collage', exact: true }).click()
  await expect(page).toHaveURL('/editer')
  await expect(page.locator('[data-slot=img1]')).toBeVisible()
}

export function slot(page: Page, name: string): Locator {
  return page.locator(`[data-slot=${name}]`)
}

export interface TestFile {
  readonly name: string
  readonly buffer: Buffer
}

/** Drops a file on each of the slots, as from the desktop. */
export async function dropFiles(page: Page, file: TestFile, slots: readonly string[]): Promise<void> {
  const given = { name: file.name, base64: file.buffer.toString('base64'), slots }
  await page.evaluate(({ name, base64, slots: names }) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    for (const each of names) {
      const target = document.querySelector(`[data-slot=${each}]`)
      if (!target) throw new Error(`no slot ${each}`)
      const { x, y, width, height } = target.getBoundingClientRect()
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([bytes], name, { type: 'image/jpeg' }))
      const at = { clientX: x + width / 2, clientY: y + height / 2, bubbles: true, cancelable: true }
      for (const type of ['dragover', 'drop']) target.dispatchEvent(new DragEvent(type, { ...at, dataTransfer }))
    }
  }, given)
}

/** Where something is once it stands still and nothing from outside the page, such as a closing dialog, covers it. */
export async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  let middle = { x: 0, y: 0 }
  const look = async () => {
    const { state, ...place } = await locator.evaluate(lookAt)
    middle = place
    return state
  }
  await expect.poll(look, { message: `how ${locator.toString()} lies`, intervals: [50] }).toBe('still and open')
  return middle
}

/** Runs in the page. */
async function lookAt(element: Element): Promise<{ x: number; y: number; state: string }> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const middleNow = () => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  }
  const layerOf = (of: Element | null) => of?.closest('body > *')
  const before = middleNow()
  await frame()
  await frame()
  const { x, y } = middleNow()
  if (x !== before.x || y !== before.y) return { x, y, state: 'moving' }
  const top = document.elementFromPoint(x, y)
  if (layerOf(top) === layerOf(element)) return { x, y, state: 'still and open' }
  return { x, y, state: `under ${top?.outerHTML.slice(0, 120) ?? 'nothing'}` }
}

/** All pixels of the sheet in one short word: two sheets have the same only if they are the same to the last pixel. */
export function sheetPixels(page: Page): Promise<string> {
  return page
    .locator('main canvas')
    .first()
    .evaluate(async (canvas: HTMLCanvasElement) => {
      const { width, height } = canvas
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height)
      if (!pixels) throw new Error('the sheet cannot be read')
      const digest = await crypto.subtle.digest('SHA-256', pixels.data)
      return `${width} x ${height} ${new Uint8Array(digest).join('-')}`
    })
}

/** The sheet's pixels, once two looks in a row are alike. Decoding takes its time on a busy machine. */
export async function settledSheet(page: Page): Promise<string> {
  let last = ''
  const isStill = async () => {
    const before = last
    last = await sheetPixels(page)
    return last === before
  }
  await expect.poll(isStill, { message: 'the sheet has come to rest', intervals: [400] }).toBe(true)
  return last
}
