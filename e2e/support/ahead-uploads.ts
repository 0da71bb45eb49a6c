import type { Page } from '@playwright/test'

/** Switches the sending of photos ahead off, for tests that count what a save sends. */
export async function withoutAheadUploads(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('collagerie-quiet-uploads', 'off'))
}

/** Lets the page know of a sign-in made by direct requests, as if it had been made in another tab. */
export async function knownAsSignedIn(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('collagerie-account', 'in'))
}
