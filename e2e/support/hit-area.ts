import type { Locator } from '@playwright/test'

/** The size that a fingertip hits for sure. */
const FINGER_PX = 44

/**
 * The controls of a screen that a finger hits on less than its size, measured by what lies under each point around
 * their middle: an invisible box may make a control larger, a neighbour smaller. Links in a line of text are left out.
 */
export async function tooSmallToHit(screen: Locator): Promise<readonly string[]> {
  return screen.evaluate(async (element, finger) => {
    for (let times = 0; times < 2; times++) await new Promise((resolve) => requestAnimationFrame(resolve))
    const isSpoken = (part: Element | null): boolean =>
      part !== null && (part.getBoundingClientRect().width <= 1 || isSpoken(part.parentElement))
    const isInText = (part: Element) =>
      getComputedStyle(part).display === 'inline' &&
      part.parentElement?.textContent?.trim() !== part.textContent?.trim()
    const found = [...element.querySelectorAll('button:enabled, a[href], input, select, textarea, summary, [role=tab]')]
    const seenOf = (part: Element) =>
      part.matches('[type=radio], [type=checkbox], [type=file]') ? part.closest('label') : part
    const controls = [...new Set(found.flatMap((part) => seenOf(part) ?? []))].filter(
      (part) =>
        part.checkVisibility({ visibilityProperty: true }) &&
        getComputedStyle(part).clipPath === 'none' &&
        !part.closest('[aria-hidden=true]') &&
        !isSpoken(part) &&
        !isInText(part),
    )
    return controls.flatMap((part) => {
      part.scrollIntoView({ block: 'center', inline: 'center' })
      const { left, right, top, bottom } = part.getBoundingClientRect()
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      const reach = (across: number, down: number, most: number) => {
        let steps = 0
        // It may lie to one side of the middle.
        while (steps < most && part.contains(document.elementFromPoint(x + across * steps, y + down * steps))) steps++
        return steps
      }
      // Large enough is enough: each point looked at takes its time.
      const reachBothWays = (across: number, down: number) => {
        const ahead = reach(across, down, finger)
        return ahead + reach(-across, -down, finger - ahead)
      }
      const [width, height] = [reachBothWays(1, 0), reachBothWays(0, 1)]
      const name =
        part.getAttribute('aria-label') ?? (part.textContent?.trim().slice(0, 40) || part.outerHTML.slice(0, 80))
      return Math.min(width, height) < finger - 1 ? [`${name}: ${width} x ${height} px`] : []
    })
  }, FINGER_PX)
}
