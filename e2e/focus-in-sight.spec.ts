import { expect, type Page, test } from '@playwright/test'
import { register } from './support/account.ts'
import { sample } from './support/sample.ts'
import { SINGLE, saveCollage, uploadPhoto } from './support/saved-collages.ts'
import { WINDOWS } from './support/windows.ts'

/** From the top of each page past everything that is pinned. */
const STEPS = 25

/** The focused element, if something pinned lies over its top, middle or end; undefined if all of it can be seen. */
function coveredFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    // The page makes room in the frame after the focus has moved.
    for (let times = 0; times < 3; times++) await new Promise((resolve) => requestAnimationFrame(resolve))
    const active = document.activeElement
    const seen = active?.closest('label') ?? active
    if (!seen || seen === document.body) return undefined
    const isPinned = (part: Element) => ['sticky', 'fixed'].includes(getComputedStyle(part).position)
    // A pinned part may itself go under the bar, as the wall of a phone does.
    for (let part: Element | null = seen; part; part = part.parentElement) if (isPinned(part)) return undefined
    const { left, right, top, bottom, height } = seen.getBoundingClientRect()
    // Of what is higher than half the window, the beginning has to be seen.
    const points = height > window.innerHeight / 2 ? [top + 2] : [top + 2, (top + bottom) / 2, bottom - 2]
    const isCovered = points.some((y) => {
      let hit = document.elementFromPoint((left + right) / 2, y)
      while (hit && !hit.contains(seen) && !seen.contains(hit)) {
        if (isPinned(hit)) return true
        hit = hit.parentElement
      }
      return false
    })
    return isCovered ? `${seen.textContent?.trim() || seen.outerHTML.slice(0, 120)} at ${Math.round(top)}` : undefined
  })
}

test('what the keyboard reaches is never hidden behind what is pinned', async ({ page }) => {
  await register(page.request)
  const photoIds = [await uploadPhoto(page.request)]
  const template = { ...SINGLE, material: '' } as const
  const id = await saveCollage(page.request, { title: 'Notre été', template, photoIds })
  const pages = ['/ontwerp/basic/gen-alleven', '/choix', `/cart/fromApp?collageid=${id}`, '/apercu']
  const windows = ['laptop', 'phone', 'phone on its side'] as const
  const all = windows.flatMap((window) => pages.map((path) => ({ window, path })))
  // Half of them has every page and every window.
  for (const { window, path } of sample(all, all.length / 2)) {
    await test.step(`${path}, ${window}`, async () => {
      await page.setViewportSize(WINDOWS[window])
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let step = 0; step < STEPS; step++) {
          await page.keyboard.press(key)
          await expect.poll(() => coveredFocus(page), { message: `${key} ${step + 1}` }).toBeUndefined()
        }
      }
    })
  }
})
