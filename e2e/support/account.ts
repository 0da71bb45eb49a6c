import { createCipheriv, createHash, randomBytes } from 'node:crypto'
import { type APIRequestContext, expect, type Locator } from '@playwright/test'
import { AS_OWN_PAGE } from './as-own-page.ts'

interface TestUser {
  readonly username: string
  readonly password: string
}

/** A user name that no other test of this run has. */
export function newUser(): TestUser {
  return { username: `u${randomBytes(6).toString('hex')}`, password: 'Sésame7' }
}

const emailOf = ({ username }: TestUser) => `${username}@example.com`

/** Makes an account without a page; the browser of these requests is signed in then. */
export async function register(request: APIRequestContext): Promise<TestUser> {
  const user = newUser()
  const [{ username }, email] = [user, emailOf(user)]
  const password = encrypted(user.password, username + email)
  const data = { username, email, newsletter: false, password, password_again: password, terms: true }
  const answer = await request.post('/api/register?format=json', { data, headers: AS_OWN_PAGE })
  expect(await answer.json()).toEqual({ authenticated: 'true' })
  return user
}

/** Fills in the registration that is open, accepts the terms and sends it. */
export async function fillInRegistration(form: Locator, user: TestUser): Promise<void> {
  await form.locator('input[name=username]').fill(user.username)
  await form.locator('input[name=email]').fill(emailOf(user))
  await form.locator('input[name=password]').fill(user.password)
  await form.locator('input[name=password_again]').fill(user.password)
  // By its words, as everybody does.
  await form
    .locator('label', { has: form.page().locator('input[type=checkbox]') })
    .last()
    .click()
  await expect(form.locator('input[type=checkbox]').last()).toBeChecked()
  await form.locator('button[type=submit]').click()
}

/** Fills in the login that is open and sends it. */
export async function signIn(form: Locator, { username, password }: TestUser): Promise<void> {
  await form.locator('input[name=username]').fill(username)
  await form.locator('input[name=password]').fill(password)
  await form.locator('button[type=submit]').click()
}

/** A password as a page sends it. */
function encrypted(password: string, keyText: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', createHash('sha256').update(keyText).digest(), nonce)
  return Buffer.concat([nonce, cipher.update(password, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64')
}
