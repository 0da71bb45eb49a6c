import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContext, Page } from '@playwright/test'

const WINDOW = { width: 390, height: 844 }
const SLOWER = 4
const BITS_PER_SECOND = 9_000_000
const ROUND_TRIP_MS = 60

export interface Visit {
  /** From the start of the navigation until what was waited for is there. */
  readonly readyMs: number
  readonly longestTaskMs: number
  readonly layoutShift: number
  /** The scripts this phone had asked for by then, gzipped; what comes later comes at rest. */
  readonly neededKb: number
}

declare global {
  interface Window {
    longestTask: number
    layoutShift: number
  }
}

/** A phone in a train: a processor four times slower than this one, 9 Mbit/s, 60 ms. */
export class SlowPhone {
  readonly #context: BrowserContext
  readonly #scripts = new Map<string, Promise<number>>()

  private constructor(context: BrowserContext) {
    this.#context = context
  }

  static async start(browser: Browser): Promise<SlowPhone> {
    const context = await browser.newContext({ viewport: WINDOW, hasTouch: true, isMobile: true, locale: 'fr-FR' })
    await context.addInitScript(() => {
      window.longestTask = 0
      window.layoutShift = 0
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) window.longestTask = Math.max(window.longestTask, duration)
      }).observe({ type: 'longtask', buffered: true })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
          if (!entry.hadRecentInput) window.layoutShift += entry.value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    return new SlowPhone(context)
  }

  async page(): Promise<Page> {
    const page = await this.#context.newPage()
    const session = await this.#context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: ROUND_TRIP_MS,
      downloadThroughput: BITS_PER_SECOND / 8,
      uploadThroughput: BITS_PER_SECOND / 8,
    })
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script' || this.#scripts.has(response.url())) return
      // Asked for once more: the phone may have left the page, or be put away, before the file is there.
      const size = gzippedKb(response.url())
      size.catch(() => undefined)
      this.#scripts.set(response.url(), size)
    })
    return page
  }

  /** Opens an address and waits until something is there to work with. */
  async visit(page: Page, url: string, ready: (page: Page) => Promise<void>): Promise<Visit> {
    await page.goto(url, { waitUntil: 'commit' })
    await ready(page)
    const readyMs = await page.evaluate(() => performance.now())
    const neededKb = await this.scriptKb()
    await page.waitForLoadState('networkidle')
    const { longestTask, layoutShift } = await page.evaluate(() => ({
      longestTask: window.longestTask,
      layoutShift: window.layoutShift,
    }))
    return { readyMs, longestTaskMs: longestTask, layoutShift, neededKb }
  }

  /** All scripts so far, gzipped, each counted once. */
  async scriptKb(): Promise<number> {
    const sizes = await Promise.all(this.#scripts.values())
    return sizes.reduce((sum, size) => sum + size, 0)
  }

  async close(): Promise<void> {
    await this.#context.close()
  }
}

async function gzippedKb(url: string): Promise<number> {
  const answer = await fetch(url)
  return gzipSync(Buffer.from(await answer.arrayBuffer()), { level: 9 }).length / 1000
}
