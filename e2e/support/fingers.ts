import type { Locator, Page } from '@playwright/test'

interface Place {
  readonly x: number
  readonly y: number
}

/** A finger that moves within 50 ms pans the sheet; one that rests first takes the photo. */
const REST_MS = 120
/** Two taps within 300 ms are one double tap. */
const APART_MS = 350
const STEPS = 8

/** Fingers that come down or move, one for each place, and are lifted where no place is named. */
export async function fingersOn(page: Page) {
  const client = await page.context().newCDPSession(page)
  return async (type: 'touchStart' | 'touchMove' | 'touchEnd', ...places: readonly Place[]): Promise<void> => {
    const touchPoints = places.map(({ x, y }, index) => ({ x, y, id: index + 1 }))
    await client.send('Input.dispatchTouchEvent', { type, touchPoints })
  }
}

/** The positions of two fingers at this distance from each other. */
export function twoFingers({ x, y }: Place, apart: number): readonly Place[] {
  return [
    { x: x - apart / 2, y },
    { x: x + apart / 2, y },
  ]
}

/** Stays as long as the page itself takes for that, so that a slow machine does not shorten it. */
export async function rest(page: Page): Promise<void> {
  await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), REST_MS)
}

/** Waits, by the page's own clock, until a tap no longer counts together with the previous one, and taps. */
export async function tapApart(page: Page, target: Locator): Promise<void> {
  await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), APART_MS)
  await target.tap()
}

/** Two taps on one place, sent without waiting for the page between them, so that a slow machine does not part them. */
export async function doubleTap(page: Page, place: Place): Promise<void> {
  const touch = await fingersOn(page)
  await Promise.all([touch('touchStart', place), touch('touchEnd'), touch('touchStart', place), touch('touchEnd')])
}

/** The points on the way from one place to another. */
export function wayTo(from: Place, to: Place): readonly Place[] {
  return Array.from({ length: STEPS }, (_, step) => {
    const share = (step + 1) / STEPS
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
  })
}

/** Moves from one place to another and lets go while it still moves, with one finger. */
export async function flick(page: Page, from: Place, to: Place): Promise<void> {
  const touch = await fingersOn(page)
  await touch('touchStart', from)
  for (const place of wayTo(from, to)) await touch('touchMove', place)
  await touch('touchEnd')
}

/** Rests on a place, moves to another one and lets go there, with one finger. */
export async function dragWithFinger(page: Page, from: Place, to: Place): Promise<void> {
  const touch = await fingersOn(page)
  await touch('touchStart', from)
  await rest(page)
  for (const place of wayTo(from, to)) await touch('touchMove', place)
  await touch('touchEnd')
}
