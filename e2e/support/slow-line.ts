import type { Page } from '@playwright/test'

/** A line on which nothing of a kind comes before it is let through. */
export async function heldBack(page: Page, ...kinds: readonly RegExp[]): Promise<readonly (() => void)[]> {
  const gates = kinds.map((kind) => {
    let open = () => {}
    const opened = new Promise<void>((resolve) => {
      open = resolve
    })
    return { kind, opened, open }
  })
  for (const { kind, opened } of gates) {
    await page.route(kind, async (route) => {
      await opened
      await route.continue()
    })
  }
  return gates.map(({ open }) => open)
}

/** Waits until the page's outline is complete and styled, without waiting for its scripts. */
export async function outlineStands(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
    return document.readyState !== 'loading' && sheets.every(({ sheet }) => sheet !== null)
  })
}

/** Adds up the layout shift of every page from now on. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { readonly value: number }
        Object.assign(window, { shifted: (window as unknown as { shifted: number }).shifted + value })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { shifted: number }).shifted)
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** How much of a part of the page is as white as paper nothing is painted on. */
export async function whiteShare(page: Page, clip: Box): Promise<number> {
  const shot = await page.screenshot({ clip })
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const picture = await createImageBitmap(new Blob([bytes]))
    const ctx = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
    if (!ctx) throw new Error('no context')
    ctx.drawImage(picture, 0, 0)
    const { data } = ctx.getImageData(0, 0, picture.width, picture.height)
    let white = 0
    for (let at = 0; at < data.length; at += 4) {
      if (Math.min(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) > 250) white += 1
    }
    return white / (data.length / 4)
  }, shot.toString('base64'))
}
