import { expect, type Page, test } from '@playwright/test'
import { register } from './support/account.ts'
import { openEditor, slot } from './support/editor.ts'
import { slowDown, watchMoves } from './support/moved-parts.ts'
import { IS_FULL } from './support/sample.ts'
import { saveCollage, uploadPhoto } from './support/saved-collages.ts'
import { WINDOWS } from './support/windows.ts'

/** A fifth of the layout shift that browser makers call good. */
const MOST_MOVED = 0.02

interface Place {
  /** Prepares the page over a fast connection and returns its address. */
  readonly begin: (page: Page) => Promise<string>
  /** Resolves when everything that matters is shown. */
  readonly whole: (page: Page) => Promise<void>
}

async function saved(page: Page): Promise<string> {
  await register(page.request)
  return saveCollage(page.request, { photoIds: [await uploadPhoto(page.request)] })
}

const sheetStands = async (page: Page) => {
  await expect(slot(page, 'img1')).toBeVisible()
  await expect(slot(page, 'img1')).toHaveAccessibleName(/photo|vide/i)
}

const PLACES: Readonly<Record<string, Place>> = {
  'the chooser': {
    begin: async () => '/choix',
    whole: (page) => expect(page.locator('main section li a img').first()).toBeVisible(),
  },
  'a template page': {
    begin: async () => '/ontwerp/basic/gen-heart',
    whole: (page) => expect(page.getByRole('button', { name: 'Créez votre collage', exact: true })).toBeEnabled(),
  },
  'a draft brought back': {
    begin: async (page) => {
      await openEditor(page, 'gen-single')
      await expect(page.locator('output[data-state=savedHere]')).toBeAttached()
      return '/editer'
    },
    whole: sheetStands,
  },
  'a saved collage': { begin: async (page) => `/editer/${await saved(page)}`, whole: sheetStands },
  'the checkout': {
    begin: async (page) => `/cart/fromApp?collageid=${await saved(page)}`,
    whole: (page) => expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible(),
  },
  'the overview': {
    begin: async (page) => {
      await saved(page)
      return '/apercu'
    },
    whole: (page) => expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible(),
  },
}

const STILL_WINDOWS = ['phone', 'laptop'] as const

for (const [turn, window] of STILL_WINDOWS.entries()) {
  for (const [index, [name, { begin, whole }]] of Object.entries(PLACES).entries()) {
    // A sample looks at every second place on a phone, and at the others in a laptop.
    if (!IS_FULL && index % STILL_WINDOWS.length !== turn) continue
    test(`on a slow line nothing of ${name} moves, ${window}`, async ({ page }) => {
      await page.setViewportSize(WINDOWS[window])
      const address = await begin(page)
      const moves = await watchMoves(page)
      await slowDown(page)
      await page.goto(address)
      await whole(page)
      await page.waitForLoadState('networkidle')
      const { sum, parts } = await moves()
      expect(sum, parts.join('\n')).toBeLessThan(MOST_MOVED)
    })
  }

  test(`on a slow line nothing of a new collage moves, ${window}`, async ({ page }) => {
    await page.setViewportSize(WINDOWS[window])
    const moves = await watchMoves(page)
    await slowDown(page)
    await openEditor(page, 'gen-heart')
    await page.waitForLoadState('networkidle')
    const { sum, parts } = await moves()
    expect(sum, parts.join('\n')).toBeLessThan(MOST_MOVED)
  })
}
