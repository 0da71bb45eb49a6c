import { expect, type Locator, type Page } from '@playwright/test'

const BASE36 = 36

export interface TestUser {
  readonly username: string
  readonly password: string
}

let made = 0

/** Somebody nobody else in this run is. */
export function newUser(): TestUser {
  made += 1
  const unique = `${process.pid.toString(BASE36)}${Date.now().toString(BASE36)}${made}`
  return { username: `u${unique}`.slice(0, 20), password: 'Sésame7' }
}

/** Fills in the registration that is open and accepts the terms. */
export async function register(form: Locator, { username, password }: TestUser): Promise<void> {
  await form.locator('input[name=username]').fill(username)
  await form.locator('input[name=email]').fill(`${username}@example.com`)
  await form.locator('input[name=password]').fill(password)
  await form.locator('input[name=password_again]').fill(password)
  await form.locator('input[type=checkbox]').last().check({ force: true })
  await form.locator('button[type=submit]').click()
}

export async function signIn(form: Locator, { username, password }: TestUser): Promise<void> {
  await form.locator('input[name=username]').fill(username)
  await form.locator('input[name=password]').fill(password)
  await form.locator('button[type=submit]').click()
}

/** The pixels of the sheet, once two looks in a row are alike. */
export async function settledSheet(page: Page): Promise<string> {
  let last = ''
  await expect
    .poll(
      async () => {
        const now = await sheetPixels(page)
        const isSame = now === last
        last = now
        return isSame
      },
      { message: 'the sheet has come to rest', intervals: [300] },
    )
    .toBe(true)
  return last
}

function sheetPixels(page: Page): Promise<string> {
  return page
    .locator('main canvas')
    .first()
    .evaluate((element) => (element as HTMLCanvasElement).toDataURL())
}
