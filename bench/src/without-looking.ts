import type { Page } from '@playwright/test'

/** What looks at photos, as it is built and as it is served while it is not. */
const LOOKING = /\/look-at[\w.-]*\.[jt]s(?:\?|$)/

/**
 * Has a page's photos not looked at: what would do it cannot be had, and photos do without. Nothing else changes, as it would
 * where pixels are not trusted: there no small picture of a draft is painted either.
 */
export async function withoutLooking(page: Page): Promise<void> {
  await page.route(LOOKING, (route) => route.abort())
}
