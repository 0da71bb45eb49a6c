import type { Page } from '@playwright/test'

/** How much of the window is left to what scrolls, of the page or of the dialog that is open, and not to what stays. */
export async function freeShare(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const dialog = document.querySelector('[role=dialog]')
    const scrolls = (element: Element) =>
      element.scrollHeight > element.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(element).overflowY)
    const root = document.documentElement
    const scroller = dialog ? ([dialog, ...dialog.querySelectorAll('*')].find(scrolls) ?? dialog) : root
    // Scrolled half-way, so that everything sticky sticks.
    scroller.scrollTop = (scroller.scrollHeight - scroller.clientHeight) / 2
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const isFree = (element: Element | null) => {
      for (let each = element; each; each = each.parentElement) {
        if (each === scroller) return true
        if (/sticky|fixed/.test(getComputedStyle(each).position)) return false
      }
      return false
    }
    let [free, asked] = [0, 0]
    for (let y = 2; y < innerHeight; y += 4) {
      for (let x = 4; x < innerWidth; x += 16) {
        asked += 1
        if (isFree(document.elementFromPoint(x, y))) free += 1
      }
    }
    return free / asked
  })
}
