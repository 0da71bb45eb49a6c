import { expect, test } from '@playwright/test'

const HEADINGS: Record<string, RegExp> = {
  fr: /^Choisissez votre modèle$/,
  nl: /\S/,
  en: /\S/,
  de: /\S/,
  it: /\S/,
  es: /\S/,
}

test('the first visit speaks French', async ({ page }) => {
  await page.goto('/keuze')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choisissez votre modèle')
})

test('?lang= changes the language, keeps the page and is remembered', async ({ page }) => {
  test.slow()
  for (const [language, heading] of Object.entries(HEADINGS)) {
    await page.goto(`/choix/theme:basic?lang=${language}`)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    const words = await page.getByRole('heading', { level: 1 }).textContent()
    await page.goto('/choix')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words ?? '')
    await expect(page.locator('html')).toHaveAttribute('lang', language)
  }
})
