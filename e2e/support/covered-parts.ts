import type { Locator } from '@playwright/test'

const POINTS = 9

/** The elements that cover a picture, found at points all over it; empty if all of it can be seen. */
export async function coveredParts(picture: Locator): Promise<readonly string[]> {
  return picture.evaluate(async (element, points) => {
    // A new window size takes two frames to show.
    for (let times = 0; times < 2; times++) await new Promise((resolve) => requestAnimationFrame(resolve))
    const { left, top, width, height } = element.getBoundingClientRect()
    const along = Array.from({ length: points }, (_, index) => (index + 0.5) / points)
    const found = along.flatMap((x) => along.map((y) => document.elementFromPoint(left + x * width, top + y * height)))
    const others = found.filter((each) => each !== element)
    return [
      ...new Set(others.map((each) => each?.textContent?.trim() || each?.outerHTML.slice(0, 80) || 'out of sight')),
    ]
  }, POINTS)
}
