import { expect, type Locator } from '@playwright/test'

/** Whether something lies in the window whole, with nothing over its middle or its foot. */
export async function isInSight(part: Locator): Promise<boolean> {
  await expect(part).toBeVisible()
  return part.evaluate(async (element) => {
    // A new window size takes two frames to show.
    for (let times = 0; times < 2; times++) await new Promise((resolve) => requestAnimationFrame(resolve))
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const middle = (left + right) / 2
    const isHit = (y: number) => {
      const hit = document.elementFromPoint(middle, y)
      return hit !== null && (element.contains(hit) || hit.contains(element))
    }
    return top >= 0 && bottom <= window.innerHeight && isHit((top + bottom) / 2) && isHit(bottom - 2)
  })
}
