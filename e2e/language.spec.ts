import { expect, test } from '@playwright/test'
import { sample } from './support/sample.ts'

const HEADINGS = {
  fr: 'Choisissez votre modèle',
  nl: 'Kies uw ontwerp',
  en: 'Choose your design',
  de: 'Wählen Sie Ihre Vorlage',
  it: 'Scegli il modello',
  es: 'Elige tu diseño',
}

test('the first visit speaks French; ?lang= changes the language, keeps the page and is remembered', async ({
  page,
}) => {
  const title = page.getByRole('heading', { level: 1 })
  await page.goto('/keuze')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(title).toHaveText('Choisissez votre modèle')
  // French comes last, so that it too is a change.
  for (const [language, heading] of sample(Object.entries(HEADINGS), 3).toReversed()) {
    await test.step(language, async () => {
      await page.goto(`/choix/theme:basic?lang=${language}`)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(title).toHaveText(heading)
      await page.goto('/choix')
      await expect(title).toHaveText(heading)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
    })
  }
})
