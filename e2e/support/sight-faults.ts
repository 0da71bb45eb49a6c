import type { Locator } from '@playwright/test'

/**
 * The faults of a dialog that has just been opened: a main button out of view, content cut off without a hint that it
 * goes on, and parts that scroll both ways or inside another scrolling part, where a finger cannot tell what will move.
 */
export async function sightFaults(dialog: Locator): Promise<readonly string[]> {
  return dialog.evaluate(async (element) => {
    // A new window size takes two frames to show.
    for (let times = 0; times < 2; times++) await new Promise((resolve) => requestAnimationFrame(resolve))
    const nameOf = (part: Element) =>
      part.getAttribute('aria-label') ?? (part.textContent?.trim().slice(0, 60) || part.outerHTML.slice(0, 80))
    const styleOf = (part: Element) => getComputedStyle(part)
    const all = [element, ...element.querySelectorAll('*')].filter((part) => part.checkVisibility())
    // A text field scrolls with its words.
    const parts = all.filter((part) => !part.matches('textarea, input'))
    const goesDown = (part: Element) =>
      /auto|scroll/.test(styleOf(part).overflowY) && part.scrollHeight > part.clientHeight + 1
    const goesAcross = (part: Element) =>
      /auto|scroll/.test(styleOf(part).overflowX) && part.scrollWidth > part.clientWidth + 1
    const scrollers = parts.filter(goesDown)
    for (const each of scrollers) each.scrollTop = 0

    const faults: string[] = []
    for (const each of scrollers) {
      if (!styleOf(each).backgroundAttachment.includes('local')) faults.push(`${nameOf(each)}: cut without a sign`)
      if (goesAcross(each)) faults.push(`${nameOf(each)}: scrolls both ways`)
      if (scrollers.some((other) => other !== each && other.contains(each)))
        faults.push(`${nameOf(each)}: scrolls inside of what scrolls`)
    }

    // The main button is the one in the colour of the main action.
    const probe = element.appendChild(document.createElement('i'))
    probe.style.color = 'var(--accent)'
    const accent = styleOf(probe).color
    probe.remove()
    for (const each of parts) {
      if (!each.matches('button, a[href]') || styleOf(each).backgroundColor !== accent) continue
      const { left, top, right, bottom } = each.getBoundingClientRect()
      const isInside = left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      if (!isInside || !hit || !each.contains(hit)) faults.push(`${nameOf(each)}: the main button is out of sight`)
    }
    return faults
  })
}
