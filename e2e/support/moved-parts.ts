import type { Page } from '@playwright/test'

interface Moves {
  /** The cumulative layout shift; shifts right after a press do not count. */
  readonly sum: number
  /** What moved, for the message of a failed test. */
  readonly parts: readonly string[]
}

/** Watches from now on, in every page, what moves of itself. */
export async function watchMoves(page: Page): Promise<() => Promise<Moves>> {
  await page.addInitScript(() => {
    const moves: { sum: number; parts: string[] } = { sum: 0, parts: [] }
    Object.assign(window, { moves })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          readonly value: number
          readonly hadRecentInput: boolean
          readonly sources: readonly { node?: Element; previousRect: DOMRect; currentRect: DOMRect }[]
        }
        if (hadRecentInput) continue
        moves.sum += value
        for (const { node, previousRect: from, currentRect: to } of sources) {
          const name = node instanceof Element ? `${node.tagName} ${node.className}` : `${node?.['textContent']}`
          moves.parts.push(
            `${value.toFixed(4)} ${name}: ${[from, to].map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ')).join(' -> ')}`,
          )
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { moves: Moves }).moves)
}

/** The line of a phone in a train: 1.6 Mbit/s, 150 ms. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 94_000,
  })
}
