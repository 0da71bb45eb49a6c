import type { Locator } from '@playwright/test'

/** The size that a fingertip hits for sure. */
const FINGER_PX = 44

/** The controls that a finger would miss, hit with another, or find cut. */
export async function unfitForFingers(part: Locator): Promise<readonly string[]> {
  return part.evaluate(async (element, finger) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const nameOf = (control: Element) =>
      control.getAttribute('aria-label') ?? (control.textContent?.trim() || control.outerHTML.slice(0, 80))
    // A control that only screen readers see is represented on the screen by its label.
    const seenOf = (control: Element) =>
      control.matches('[type=radio], [type=checkbox], [type=file]') ? control.closest('label') : control
    /** Some are there for screen readers alone, in a box of a single pixel. */
    const isSpoken = (seen: Element | null): boolean =>
      seen !== null && (seen.getBoundingClientRect().width <= 1 || isSpoken(seen.parentElement))
    const isSeen = (seen: Element) =>
      seen.checkVisibility({ visibilityProperty: true }) && !seen.closest('[aria-hidden=true]') && !isSpoken(seen)
    /** The part of the window that no clipping ancestor cuts off. It cuts no absolute part outside of it. */
    const areaOf = (seen: Element) => {
      const area = { left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight }
      let { position } = getComputedStyle(seen)
      for (let each = seen.parentElement; each; each = each.parentElement) {
        const style = getComputedStyle(each)
        if (position === 'absolute' && style.position === 'static') continue
        position = style.position
        if (style.overflow === 'visible') continue
        const box = each.getBoundingClientRect()
        area.left = Math.max(area.left, box.left)
        area.top = Math.max(area.top, box.top)
        area.right = Math.min(area.right, box.right)
        area.bottom = Math.min(area.bottom, box.bottom)
      }
      return area
    }
    // A new window size takes two frames to show; scrolling and measuring need no frame.
    for (let times = 0; times < 2; times++) await frame()
    const found = [...element.querySelectorAll('button, a[href], input, select, textarea, [role=tab], [role=menuitem]')]
    const controls = [...new Set(found.flatMap((control) => seenOf(control) ?? []))].filter(isSeen)
    const faults: string[] = []
    for (const seen of controls) {
      seen.scrollIntoView({ block: 'center', inline: 'center' })
      const box = seen.getBoundingClientRect()
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      const isCrowded = controls.some((other) => {
        if (other === seen || other.contains(seen) || seen.contains(other)) return false
        const { left, right, top, bottom } = other.getBoundingClientRect()
        const [across, down] = [Math.max(left - x, x - right), Math.max(top - y, y - bottom)]
        return Math.max(across, down) < finger / 2 - 1
      })
      const isSmall = Math.min(box.width, box.height) < finger - 0.5
      if (isSmall && isCrowded) faults.push(`${nameOf(seen)}: ${Math.round(box.width)} x ${Math.round(box.height)} px`)
      const area = areaOf(seen)
      // A handle lies on the edge of its picture, and reaches over it: its middle has to be there.
      if (seen.closest('[role=application]')) {
        const isInside = x >= area.left && x <= area.right && y >= area.top && y <= area.bottom
        if (!isInside) faults.push(`${nameOf(seen)}: out of sight`)
        continue
      }
      const isCutAcross =
        box.width <= area.right - area.left && (box.left < area.left - 1 || box.right > area.right + 1)
      const isCutDown = box.height <= area.bottom - area.top && (box.top < area.top - 1 || box.bottom > area.bottom + 1)
      if (isCutAcross || isCutDown || area.right - area.left < finger - 1 || area.bottom - area.top < finger - 1)
        faults.push(`${nameOf(seen)}: cut`)
    }
    return faults
  }, FINGER_PX)
}
