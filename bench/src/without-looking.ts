import type { Page } from '@playwright/test'

/** The analysis script, by its name in a build and in development. */
const LOOKING = /\/look-at[\w.-]*\.[jt]s(?:\?|$)/

/**
 * Blocks the analysis script, so that photos are imported without analysis. Nothing else changes; a browser that hides
 * pixels would also get no small picture of a draft.
 */
export async function withoutLooking(page: Page): Promise<void> {
  await page.route(LOOKING, (route) => route.abort())
}
