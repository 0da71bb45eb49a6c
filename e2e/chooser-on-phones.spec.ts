import { expect, test } from '@playwright/test'
import { WINDOWS } from './support/windows.ts'

/** How far down the first cards may begin: a whole row of them is in sight then. */
const MOST_ABOVE = { phone: 320, 'small phone': 330, 'phone on its side': 170 } as const

for (const name of ['phone', 'small phone', 'phone on its side'] as const) {
  test(`on a ${name} the first cards begin in the first window, and no filter stands twice`, async ({ page }) => {
    const { width, height } = WINDOWS[name]
    await page.setViewportSize({ width, height })
    await page.goto('/choix')
    const card = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('picture') })
      .first()
    await expect(card).toBeVisible()
    const top = await card.evaluate((each) => each.getBoundingClientRect().top)
    expect(top).toBeLessThan(MOST_ABOVE[name])
    await expect(card.getByText('Harmonie')).toBeInViewport({ ratio: 1 })

    // During a search the field stays where it is, and the introduction makes room for the results.
    const search = page.getByRole('searchbox')
    const before = await search.boundingBox()
    await search.fill('mariage')
    await expect(page.getByRole('group', { name: 'Trois façons de commencer' })).toBeHidden()
    expect(await search.boundingBox()).toEqual(before)
    await expect.poll(() => card.evaluate((each) => each.getBoundingClientRect().top)).toBeLessThan(top)
    await search.fill('')

    await page.getByRole('button', { name: 'Afficher les filtres' }).click()
    await expect(page.getByRole('navigation', { name: 'Filtres' }).getByText('Moderne')).toBeVisible()
    // They open below it.
    expect((await search.boundingBox())?.y).toBe(before?.y)
    const main = page.getByRole('main')
    const addresses = await main
      .getByRole('link')
      .evaluateAll((links) => links.filter((link) => link.checkVisibility()).map((link) => link.getAttribute('href')))
    const chosen = addresses.filter((href) => href?.startsWith('/keuze'))
    expect(chosen.length).toBeGreaterThan(20)
    expect(new Set(chosen).size).toBe(chosen.length)

    // Which filter is on is seen in the first window too, and so is the way out of it.
    await page.goto('/choix/occasion:birth')
    await expect(main.getByRole('heading', { name: 'Naissance' })).toBeInViewport()
    await expect(main.getByText(/^\d modèles trouvés$/)).toBeInViewport()
    await main.getByRole('link', { name: 'Tout voir' }).last().click()
    await expect(main.getByRole('heading', { name: 'Naissance' })).toBeHidden()
  })
}
