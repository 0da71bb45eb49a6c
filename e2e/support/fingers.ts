import type { Page } from '@playwright/test'

interface Place {
  readonly x: number
  readonly y: number
}

/** A finger that moves within 50 ms pans the sheet; one that rests first takes the photo. */
const REST_MS = 120
const STEPS = 8

/** Rests on a place, moves to another one and lets go there, with one finger. */
export async function dragWithFinger(page: Page, from: Place, to: Place): Promise<void> {
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Place) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [{ ...at, id: 1 }] : [] })
  await touch('touchStart', from)
  await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), REST_MS)
  for (let step = 1; step <= STEPS; step++) {
    const share = step / STEPS
    await touch('touchMove', { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share })
  }
  await touch('touchEnd')
  await client.detach()
}
