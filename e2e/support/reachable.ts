import type { Locator } from '@playwright/test'

/** The controls of a dialog that cannot be scrolled to where their middle can be pressed. */
export async function outOfReach(dialog: Locator): Promise<readonly string[]> {
  return dialog.evaluate(async (element) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const nameOf = (control: Element) =>
      control.getAttribute('aria-label') ?? (control.textContent?.trim() || control.outerHTML.slice(0, 80))
    // Controls that only screen readers see are represented on the screen by their label or slider.
    const seenOf = (control: Element) => {
      if (control.matches('[type=range]')) return control.closest('[role=group]')
      return control.matches('[type=radio], [type=checkbox], [type=file]') ? control.closest('label') : control
    }
    // A new window size takes two frames to show; scrolling and measuring need no frame.
    for (let times = 0; times < 2; times++) await frame()
    const controls = [...element.querySelectorAll('button, a[href], input, select, textarea, [tabindex="0"]')]
    const lost: string[] = []
    for (const control of controls) {
      const seen = seenOf(control)
      if (!seen?.checkVisibility({ visibilityProperty: true }) || seen.closest('[aria-hidden=true]')) continue
      // A link that skips the way is seen only while it has the focus.
      if (getComputedStyle(seen).clipPath === 'inset(50%)') continue
      seen.scrollIntoView({ block: 'center', inline: 'center' })
      const { x, y, width, height } = seen.getBoundingClientRect()
      const hit = document.elementFromPoint(x + width / 2, y + height / 2)
      if (!hit || !(seen.contains(hit) || hit.closest('label') === seen)) lost.push(nameOf(control))
    }
    return lost
  })
}
