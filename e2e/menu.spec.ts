import { expect, type Page, test } from '@playwright/test'
import { register } from './support/account.ts'
import { saveCollage } from './support/saved-collages.ts'
import { WINDOWS } from './support/windows.ts'

test.use({ hasTouch: true, isMobile: true, viewport: WINDOWS.phone })

const menu = (page: Page) => page.locator('[popover]:popover-open')

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).tap()
  await expect(menu(page)).toBeVisible()
}

test('the menu closes with whatever is followed in it, on every page that has it', async ({ page }) => {
  for (const path of ['/choix', '/apercu', '/ontwerp/basic/gen-alleven', '/fini-avec-lapplication']) {
    await page.goto(path)
    await openMenu(page)
    const links = await menu(page).getByRole('link').count()
    expect(links, path).toBeGreaterThan(0)
    for (let index = 0; index < links; index++) {
      await test.step(`${path}, link ${index + 1}`, async () => {
        if (index > 0) await openMenu(page)
        const link = menu(page).getByRole('link').nth(index)
        const address = new URL((await link.getAttribute('href')) ?? '', page.url())
        await link.tap()
        await expect(menu(page)).toHaveCount(0)
        // A link to where one is leads nowhere, and there is nothing to come back from.
        if (address.pathname === path) return
        await expect(page).not.toHaveURL(path)
        await page.goBack()
        await expect(page).toHaveURL(path)
      })
    }
  }
})

test('the menu has every entry in sight however the phone is held, and closes on the way back', async ({ page }) => {
  await page.goto('/choix')
  await page.locator('main a[href*="/ontwerp/"]').first().tap()
  await expect(page).toHaveURL(/ontwerp/)
  for (const held of [WINDOWS['phone on its side'], WINDOWS['small phone'], WINDOWS.phone]) {
    await page.setViewportSize(held)
    await openMenu(page)
    const entries = await menu(page).locator('a, button').all()
    // All six languages among them.
    expect(entries.length).toBeGreaterThan(6)
    for (const entry of entries) await expect(entry).toBeInViewport({ ratio: 1 })
    if (held !== WINDOWS.phone) await page.keyboard.press('Escape')
  }
  await page.goBack()
  await expect(page).toHaveURL(/choix/)
  await expect(menu(page)).toHaveCount(0)
})

test('wherever there is little room around its button, every entry of a collage’s menu is in sight', async ({
  page,
}) => {
  await register(page.request)
  await saveCollage(page.request, { title: 'Notre été' })
  await page.goto('/apercu')
  for (const held of [WINDOWS['phone on its side'], WINDOWS['small phone']]) {
    await page.setViewportSize(held)
    await page.getByRole('button', { name: 'Actions pour Notre été' }).tap()
    await expect(page.getByRole('menuitem')).toHaveCount(4)
    for (const entry of await page.getByRole('menuitem').all()) await expect(entry).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
  }
})
