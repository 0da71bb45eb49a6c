import type { Page } from '@playwright/test'

/** The names of everything the app has reported so far, page views apart. */
export function reportedEvents(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const entries = (globalThis as unknown as { dataLayer?: readonly { event: string }[] }).dataLayer ?? []
    return entries.map((entry) => entry.event).filter((name) => name !== 'page_view')
  })
}
