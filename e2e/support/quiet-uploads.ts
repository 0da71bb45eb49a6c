import type { Page } from '@playwright/test'

/** For tests that count what a save sends: nothing goes ahead of it, as if the customer had switched that off. */
export async function withoutQuietUploads(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('collagerie-quiet-uploads', 'off'))
}

/** The page takes whoever these requests have signed in for signed in, as one that was opened before does. */
export async function knownAsSignedIn(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('collagerie-account', 'in'))
}
