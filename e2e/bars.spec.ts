import { expect, type Frame, type Page, test } from '@playwright/test'
import { IS_FULL } from './support/sample.ts'

const LANGUAGES = ['fr', 'nl', 'en', 'de', 'it', 'es'] as const

/** The app in a frame: a frame gets another width within the page, many times faster than a window does. */
async function openFramed(page: Page, path: string): Promise<Frame> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    if (route.request().url().endsWith('/frame')) {
      return route.fulfill({ contentType: 'text/html', body: '<body style="margin:0"><iframe name="app"></iframe>' })
    }
    const response = await route.fetch()
    const { 'content-security-policy': _policy, 'x-frame-options': _options, ...headers } = response.headers()
    return route.fulfill({ response, headers })
  })
  await page.goto('/frame')
  await page.locator('iframe').evaluate((frame: HTMLIFrameElement, address) => {
    Object.assign(frame.style, { width: '1000px', height: '800px', border: '0' })
    frame.src = address
  }, path)
  const frame = page.frame('app')
  if (!frame) throw new Error('there is no frame')
  return frame
}

async function speak(frame: Frame, language: string): Promise<void> {
  await frame.evaluate((code) => {
    window.history.replaceState(window.history.state, '', `${window.location.pathname}?lang=${code}`)
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }))
  }, language)
  await expect(frame.locator('html')).toHaveAttribute('lang', language)
}

/** What is wrong with the bars at the widths a window may have: 320 to 1440 px. */
async function faults(page: Page, from: number, by: number): Promise<readonly string[]> {
  const widths = Array.from({ length: Math.floor((1440 - from) / by) + 1 }, (_, step) => from + step * by)
  return page.locator('iframe').evaluate(async (frame: HTMLIFrameElement, tried) => {
    const view = frame.contentWindow
    const root = frame.contentDocument?.documentElement
    if (!view || !root) return ['there is no frame']
    const found: string[] = []
    const nameOf = (control: Element) => control.getAttribute('aria-label') ?? control.textContent ?? ''
    for (const width of tried) {
      frame.style.width = `${width}px`
      // A new window size takes two frames to show.
      for (let times = 0; times < 2; times++) await new Promise((resolve) => view.requestAnimationFrame(resolve))
      if (root.scrollWidth > width) found.push(`${width}: scrolls to ${root.scrollWidth}`)
      for (const bar of root.querySelectorAll('header')) {
        const controls = [...bar.querySelectorAll('a, button')]
          .filter((control) => control.checkVisibility() && !control.closest('[popover]'))
          .map((control) => ({ name: nameOf(control), box: control.getBoundingClientRect() }))
        for (const [index, { name, box }] of controls.entries()) {
          if (box.left < -0.5 || box.right > width + 0.5) found.push(`${width}: ${name} is cut off`)
          for (const other of controls.slice(index + 1)) {
            const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
            const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
            if (across > 0.5 && down > 0.5) found.push(`${width}: ${name} lies over ${other.name}`)
          }
        }
      }
    }
    return found
  }, widths)
}

/** How to get from each screen to the next, in French. */
const SCREENS = {
  'the chooser': async (frame: Frame) => {
    await expect(frame.locator('main img').first()).toBeVisible()
  },
  'the template page': async (frame: Frame) => {
    await frame.locator('a[href="/ontwerp/basic/gen-alleven"]').first().click()
    await expect(frame.getByRole('button', { name: 'Créez votre collage', exact: true })).toBeVisible()
  },
  'the editor': async (frame: Frame) => {
    await frame.getByRole('button', { name: 'Créez votre collage', exact: true }).click()
    await expect(frame.locator('[data-slot=img1]')).toBeVisible()
  },
} as const

test('the bars of every screen fit every width in every language', async ({ page }) => {
  // The bars are the same for every theme, and one theme has fewer cards to lay out at each width.
  const frame = await openFramed(page, IS_FULL ? '/choix' : '/choix/theme:basic')
  for (const [name, arrive] of Object.entries(SCREENS)) {
    await test.step(name, async () => {
      await arrive(frame)
      for (const [index, language] of LANGUAGES.entries()) {
        await speak(frame, language)
        // A sample looks at other widths in each language, so that together they see every twenty pixels.
        const found = IS_FULL ? faults(page, 320, 10) : faults(page, 320 + 20 * index, 120)
        expect(await found, language).toEqual([])
      }
      await speak(frame, 'fr')
    })
  }
})
