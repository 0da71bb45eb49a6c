import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContext, Page } from '@playwright/test'

const WINDOW = { width: 390, height: 844 }
const SLOWER = 4
const BITS_PER_SECOND = 9_000_000
const ROUND_TRIP_MS = 60

export interface Visit {
  /** The time until the page's first large picture was painted; undefined if it has none. */
  readonly seenMs: number | undefined
  /** From the start of the navigation until the awaited element is there. */
  readonly readyMs: number
  readonly longestTaskMs: number
  readonly layoutShift: number
  /** The scripts requested by then, gzipped. Later ones are loaded in idle time. */
  readonly neededKb: number
}

declare global {
  interface Window {
    firstPicture: number | undefined
    longestTask: number
    layoutShift: number
  }
}

/** A phone in a train: a processor four times slower than this one, 9 Mbit/s, 60 ms. */
export class SlowPhone {
  readonly #context: BrowserContext
  readonly #scripts = new Set<string>()

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
      new PerformanceObserver((list) => {
        for (const { startTime, url } of list.getEntries() as (PerformanceEntry & { url: string })[])
          if (url !== '') window.firstPicture ??= startTime
      }).observe({ type: 'largest-contentful-paint', buffered: true })
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
      if (response.request().resourceType() === 'script') this.#scripts.add(response.url())
    })
    return page
  }

  /** Opens an address and waits until something is there to work with. */
  async visit(page: Page, url: string, ready: (page: Page) => Promise<void>): Promise<Visit> {
    await page.goto(url, { waitUntil: 'commit' })
    await ready(page)
    const readyMs = await page.evaluate(() => performance.now())
    const needed = [...this.#scripts]
    await page.waitForLoadState('networkidle')
    const { seenMs, longestTask, layoutShift } = await page.evaluate(() => ({
      seenMs: window.firstPicture,
      longestTask: window.longestTask,
      layoutShift: window.layoutShift,
    }))
    return { seenMs, readyMs, longestTaskMs: longestTask, layoutShift, neededKb: await gzippedKb(needed) }
  }

  /** All scripts so far, gzipped, each counted once. */
  scriptKb(): Promise<number> {
    return gzippedKb([...this.#scripts])
  }

  async close(): Promise<void> {
    await this.#context.close()
  }
}

const known = new Map<string, number>()

/** Fetched again after the measurement, because the machine is busy until then. */
async function gzippedKb(urls: readonly string[]): Promise<number> {
  let sum = 0
  for (const url of urls) {
    const kb = known.get(url) ?? gzipSync(await bytesAt(url), { level: 9 }).length / 1000
    known.set(url, kb)
    sum += kb
  }
  return sum
}

async function bytesAt(url: string): Promise<Buffer> {
  const answer = await fetch(url)
  return Buffer.from(await answer.arrayBuffer())
}
