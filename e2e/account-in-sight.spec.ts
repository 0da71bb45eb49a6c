import { LANGUAGES, type Language } from '@collagerie/core/catalogue'
import { expect, type Page, test } from '@playwright/test'
import { sample } from './support/sample.ts'
import { WINDOWS } from './support/windows.ts'

type WindowName = keyof typeof WINDOWS

const MOST: readonly WindowName[] = ['laptop', 'phone']
const ALL: readonly WindowName[] = [...MOST, 'small phone']

/** The buttons and links below the fields: the first sends the form, then come the ways to other forms. */
const ways = (page: Page) => page.locator('main form button:not(form p *)')

/** Each form, how a customer comes to it, and the windows in which it is whole. */
const FORMS: Readonly<
  Record<string, { readonly fits: readonly WindowName[]; readonly open: (page: Page) => Promise<void> }>
> = {
  'sign in': {
    fits: ALL,
    open: (page) => expect(page.locator('main input[name=password]')).toBeVisible(),
  },
  'forgotten password': {
    fits: ALL,
    open: async (page) => {
      await ways(page).nth(1).click()
      await expect(page.getByRole('status').filter({ hasText: /\w/ })).toBeVisible()
    },
  },
  // Four fields with their rules are higher than a small phone.
  register: {
    fits: MOST,
    open: async (page) => {
      await ways(page).last().click()
      await expect(page.locator('main input[name=password_again]')).toBeVisible()
    },
  },
}

/** What of a page's own card lies outside of the window before anything is scrolled. */
function outside(page: Page): Promise<string> {
  return page
    .locator('main section > div')
    .first()
    .evaluate(async (card) => {
      for (let times = 0; times < 2; times++) await new Promise((resolve) => requestAnimationFrame(resolve))
      window.scrollTo(0, 0)
      const { bottom, right } = card.getBoundingClientRect()
      return [bottom - window.innerHeight, right - window.innerWidth]
        .map((by) => Math.max(0, Math.ceil(by)))
        .join(' x ')
    })
}

test('every form of an account is whole in a laptop and on a phone, in every language', async ({ page }) => {
  for (const language of sample<Language>(LANGUAGES, 3)) {
    for (const [form, { fits, open }] of Object.entries(FORMS)) {
      await page.goto(`/apercu?lang=${language}`)
      await open(page)
      for (const name of fits) {
        await page.setViewportSize(WINDOWS[name])
        expect.soft(await outside(page), `${form}, ${name}, ${language}`).toBe('0 x 0')
      }
    }
    await page.goto(`/account/password?lang=${language}#${'a'.repeat(43)}`)
    await expect(page.locator('main input[name=password_again]')).toBeVisible()
    for (const name of ALL) {
      await page.setViewportSize(WINDOWS[name])
      expect.soft(await outside(page), `new password, ${name}, ${language}`).toBe('0 x 0')
    }
  }
})
