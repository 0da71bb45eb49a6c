import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { fillInRegistration, newUser } from '../support/account.ts'
import { slot } from '../support/editor.ts'
import { violations } from '../support/violations.ts'
import { WINDOWS } from '../support/windows.ts'
import { WORDS } from './words.ts'

const FOLDER = resolve(import.meta.dirname, '../../screenshots')
const PHOTOGRAPHS = resolve(import.meta.dirname, '../../content/photographs')
const PHOTOS = readdirSync(PHOTOGRAPHS)
  .slice(0, 14)
  .map((name) => join(PHOTOGRAPHS, name))

/** Where the editor is once its collage has been saved. */
const SAVED = /\/([\w-]{22})$/

const SHOWN = ['desktop', 'laptop', 'phone on its side', 'phone', 'small phone'] as const
const LANGUAGES = ['fr', 'de'] as const
const SCHEMES = ['light', 'dark'] as const
const WALKS = LANGUAGES.flatMap((language) =>
  SCHEMES.flatMap((scheme) => SHOWN.map((window) => ({ language, scheme, window }))),
)

/** Takes pictures on one walk, and keeps what axe finds on each. */
class Album {
  readonly #page: Page
  readonly #place: string
  readonly #scheme: (typeof SCHEMES)[number]
  readonly found: string[] = []

  constructor(page: Page, place: string, scheme: (typeof SCHEMES)[number]) {
    this.#page = page
    this.#place = place
    this.#scheme = scheme
  }

  async take(name: string): Promise<void> {
    await this.#page.waitForFunction(
      () => document.fonts.status === 'loaded' && [...document.images].every(({ complete }) => complete),
    )
    for (const each of await violations(this.#page, this.#scheme)) this.found.push(`${name}: ${each}`)
    await this.#page.screenshot({ path: join(FOLDER, this.#place, `${name}.png`) })
  }
}

for (const [walk, { language, scheme, window }] of WALKS.entries()) {
  test(`${language}, ${scheme}, ${window}`, async ({ browser }) => {
    const context = await browser.newContext({
      viewport: WINDOWS[window],
      locale: language,
      colorScheme: scheme,
      reducedMotion: 'reduce',
      hasTouch: window.includes('phone'),
    })
    const page = await context.newPage()
    const album = new Album(page, `${language}-${scheme}-${window.replaceAll(' ', '-')}`, scheme)
    await walkBefore(page, album, language)
    const id = await walkEditor(page, album, language, `Camille${walk + 1}`)
    await walkAfter(page, album, language, id)
    await context.close()
    expect(album.found).toEqual([])
  })
}

type Language = (typeof LANGUAGES)[number]

async function walkBefore(page: Page, album: Album, language: Language): Promise<void> {
  const words = WORDS[language]
  const dialog = page.getByRole('dialog')
  await page.goto(`/choix/theme:basic?lang=${language}`)
  await expect(page.getByRole('link', { name: /Harmonie/ })).toBeVisible()
  await album.take('01-chooser')
  await page.goto('/choix/theme:classic')
  await expect(page.locator('main a img').first()).toBeVisible()
  await album.take('02-chooser-drawn')
  await page.goto('/ontwerp/design/modern-bauhaus')
  await expect(page.getByRole('button', { name: words.create, exact: true })).toBeVisible()
  await album.take('03-drawn-template')
  await page.goto('/ontwerp/basic/gen-alleven')
  await expect(page.getByRole('button', { name: words.create, exact: true })).toBeVisible()
  await album.take('04-template')
  await page.getByRole('button', { name: words.allFormats }).click()
  await expect(dialog).toBeVisible()
  await album.take('05-formats')
  await page.keyboard.press('Escape')
  for (const [at, view] of [words.object, words.wall].entries()) {
    await page.getByRole('button', { name: view }).click()
    await expect(dialog.locator('canvas').first()).toBeVisible()
    await album.take(`0${6 + at}-${at === 0 ? 'object' : 'wall'}`)
    await page.keyboard.press('Escape')
  }
}

/** Ends with the collage saved, and gives its id. */
async function walkEditor(page: Page, album: Album, language: Language, username: string): Promise<string> {
  const words = WORDS[language]
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: words.create, exact: true }).click()
  await expect(slot(page, 'img1')).toBeVisible()
  await album.take('08-editor-empty')
  await page
    .locator('#editor-photos')
    .or(page.getByRole('button', { name: words.addPhotos }))
    .first()
    .click()
  await expect(dialog).toBeVisible()
  await album.take('09-photos')
  await dialog.locator('input[type=file]').setInputFiles(PHOTOS)
  await dialog.getByRole('button', { name: words.autofill }).click()
  await expect(slot(page, 'img12')).toHaveAccessibleName(/\.jpg/)
  await album.take('10-editor')
  await slot(page, 'img2').click()
  const edit = page.getByRole('menuitem', { name: words.edit }).or(dialog.getByRole('button', { name: words.edit }))
  await expect(edit).toBeVisible()
  await album.take('11-slot-menu')
  await edit.click()
  await expect(dialog.getByRole('application')).toBeVisible()
  await album.take('12-photo')
  const adjust = dialog.getByRole('button', { name: words.adjust, exact: true })
  // In large windows the sliders are in sight already.
  if (await adjust.isVisible()) {
    await adjust.click()
    await album.take('13-photo-adjust')
    await dialog.getByRole('button', { name: new RegExp(`^${words.back}`) }).click()
  }
  await dialog.getByRole('button', { name: words.effects, exact: true }).click()
  await dialog.locator('button[aria-pressed]').nth(3).click()
  await album.take('14-photo-effects')
  await dialog.getByRole('button', { name: words.done, exact: true }).click()
  for (const [id, name] of [
    ['editor-layout', '15-layout'],
    ['editor-colours', '16-colours'],
  ] as const) {
    await page.locator(`#${id}`).click()
    await expect(dialog).toHaveCount(1)
    await album.take(name)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
  await page.getByRole('button', { name: words.save, exact: true }).click()
  await expect(dialog.locator('form')).toBeVisible()
  await album.take('17-register')
  await fillInRegistration(dialog, { ...newUser(), username })
  await expect(page).toHaveURL(SAVED)
  return String(SAVED.exec(page.url())?.[1])
}

async function walkAfter(page: Page, album: Album, language: Language, id: string): Promise<void> {
  await page.goto('/apercu')
  await expect(page.getByRole('article')).toHaveCount(1)
  await album.take('18-overview')
  await page.goto(`/cart/fromApp?collageid=${id}`)
  const confirm = page.getByRole('button', { name: WORDS[language].confirm })
  await expect(confirm).toBeVisible()
  // The sharp picture comes over the saved one.
  await expect(page.locator('main canvas').locator('..')).toHaveCSS('opacity', '1')
  await album.take('19-checkout')
  for (const choice of await page.locator('main form').getByRole('radiogroup').all()) {
    await choice.locator('label').first().click()
  }
  await album.take('20-checkout-chosen')
  await confirm.click()
  await expect(page.getByText(/^[2-9A-Y]{4}-[2-9A-Y]{4}$/)).toBeVisible()
  await album.take('21-ordered')
  await page.goto('/erreur?error=12_30_00')
  await expect(page.locator('h1')).toBeVisible()
  await album.take('22-error')
}
