import { expect, test } from '@playwright/test'
import { register } from './support/account.ts'
import { saveCollage } from './support/saved-collages.ts'
import { WINDOWS } from './support/windows.ts'

/** The least share of the window's shorter side that the longer side of a piece takes. */
const LEAST_PIECE = { desktop: 0.5, laptop: 0.55, phone: 0.6, 'small phone': 0.55, 'phone on its side': 0.45 } as const

test('pieces are large, one alone and two beside each other', async ({ page }) => {
  await register(page.request)
  for (const count of [1, 2]) {
    await saveCollage(page.request, { title: `Collage ${count}` })
    await page.goto('/apercu')
    await expect(page.getByRole('article')).toHaveCount(count)
    const piece = page.getByRole('article').first().locator('img')
    for (const [name, least] of Object.entries(LEAST_PIECE)) {
      const { width, height } = WINDOWS[name as keyof typeof LEAST_PIECE]
      await page.setViewportSize({ width, height })
      const share = async () => ((await piece.boundingBox())?.width ?? 0) / Math.min(width, height)
      await expect.poll(share, `${name}, ${count}`).toBeGreaterThanOrEqual(least)
      // With its name and what can be done with it, it is in the first window of a laptop and of a phone.
      if (name === 'phone on its side') continue
      await expect(
        page
          .getByRole('article')
          .first()
          .getByRole('link', { name: /^Commander/ }),
        name,
      ).toBeInViewport()
    }
  }
})
