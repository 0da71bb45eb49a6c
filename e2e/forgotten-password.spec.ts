import { expect, type Page, test as withSharedServer } from '@playwright/test'
import { newUser, register, signIn } from './support/account.ts'
import { freePort } from './support/free-port.ts'
import { MailReceiver } from './support/mail-receiver.ts'
import { OwnServer } from './support/own-server.ts'
import { violationsWideAndNarrow } from './support/violations.ts'

interface Shop {
  readonly server: OwnServer
  readonly receiver: MailReceiver
}

/** A machine that is busy with other tests takes its time to start another server. */
const START_MS = 180_000

const test = withSharedServer.extend<{ shop: Shop }>({
  shop: [
    async ({ browserName: _each }, use) => {
      const receiver = await MailReceiver.start()
      const port = String(await freePort())
      const server = await OwnServer.start({
        PORT: port,
        PUBLIC_ORIGIN: `http://localhost:${port}`,
        MAIL_URL: receiver.address,
        MAIL_FROM: 'Atelier <atelier@example.com>',
      })
      try {
        await use({ server, receiver })
      } finally {
        await server.remove()
        receiver.stop()
      }
    },
    { timeout: START_MS },
  ],
})

const link = (page: Page) => page.getByRole('button', { name: 'Mot de passe oublié ?' })

test('whoever forgot their password gets a mail, chooses a new one and is signed in', async ({
  browser,
  playwright,
  shop,
}) => {
  const { server, receiver } = shop
  const baseURL = `http://localhost:${new URL(server.address).port}`
  const elsewhere = await playwright.request.newContext({ baseURL })
  const user = await register(elsewhere)
  await elsewhere.dispose()

  const page = await browser.newPage({ baseURL })
  await page.goto('/apercu')
  await page.locator('input[name=username]').fill(user.username)
  await link(page).click()
  const field = page.getByLabel('Nom d’utilisateur ou adresse e-mail')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue(user.username)
  expect(await violationsWideAndNarrow(page)).toEqual([])

  // The missing field is named, and the link back is where it was.
  await field.fill('')
  await page.getByRole('button', { name: 'Envoyer le lien' }).click()
  await expect(field).toHaveAccessibleDescription('Indiquez votre nom d’utilisateur ou votre adresse e-mail.')
  await page.getByRole('button', { name: 'Retour à la connexion' }).click()
  await expect(link(page)).toBeFocused()
  await link(page).click()

  await field.fill(`${user.username}@example.com`)
  await page.getByRole('button', { name: 'Envoyer le lien' }).click()
  const answer = page.getByRole('status').filter({ hasText: 'un e-mail est en route' })
  await expect(answer).toBeFocused()
  expect(await violationsWideAndNarrow(page)).toEqual([])

  const mail = await receiver.textOf('Votre nouveau mot de passe')
  expect(mail).toContain(user.username)
  const address = /^http:\S+$/m.exec(mail)?.[0] ?? ''
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.headers()['referer'] ?? ''}`))
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'Choisissez un nouveau mot de passe' })).toBeVisible()
  // The secret is in no address: neither in the bar nor in anything the page asks for.
  const token = new URL(address).hash.slice(1)
  await expect(page).toHaveURL('/account/password')
  expect(await violationsWideAndNarrow(page)).toEqual([])

  const [password, again] = [page.locator('input[name=password]'), page.locator('input[name=password_again]')]
  await password.fill('Neuf1')
  await again.fill('Neuf2')
  const save = page.getByRole('button', { name: 'Enregistrer le mot de passe' })
  await save.click()
  await expect(again).toBeFocused()
  await expect(again).toHaveAccessibleDescription('Les deux mots de passe ne sont pas identiques.')
  await page.getByRole('button', { name: 'Afficher les caractères' }).click()
  await expect(again).toHaveAttribute('type', 'text')
  await again.fill('Neuf1')
  await save.click()
  await expect(page.getByRole('heading', { name: 'Votre mot de passe est enregistré' })).toBeFocused()
  expect(await violationsWideAndNarrow(page)).toEqual([])
  expect(sent.filter((each) => each.includes(token))).toEqual([])
  await page.getByRole('link', { name: 'Voir mes collages' }).click()
  await expect(page.getByRole('heading', { name: 'Pas encore de collage' })).toBeVisible()

  // The same link is worth nothing now, in this tab or another; the new password is.
  const other = await browser.newPage({ baseURL })
  await other.goto(address)
  await other.locator('input[name=password]').fill('Autre')
  await other.locator('input[name=password_again]').fill('Autre')
  await other.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
  await expect(other.getByRole('heading', { name: 'Ce lien n’est plus valable' })).toBeFocused()
  await expect(other.getByLabel('Nom d’utilisateur ou adresse e-mail')).toBeVisible()
  expect(await violationsWideAndNarrow(other)).toEqual([])
  await other.goto('/apercu')
  await signIn(other.locator('form'), { ...user, password: 'Neuf1' })
  await expect(other.getByRole('heading', { name: 'Pas encore de collage' })).toBeVisible()
})

withSharedServer('a shop that sends no mails says that it can help', async ({ page }) => {
  await page.goto('/apercu')
  await page.locator('input[name=username]').fill(newUser().username)
  await link(page).click()
  await expect(page.getByRole('status').filter({ hasText: 'Contactez la boutique' })).toBeFocused()
  await expect(page.getByRole('heading')).toHaveText(['Mot de passe oublié ?'])
  expect(await violationsWideAndNarrow(page)).toEqual([])
  await page.getByRole('button', { name: 'Retour à la connexion' }).click()
  await expect(link(page)).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Retrouvez vos collages' })).toBeVisible()
})

withSharedServer('whoever signs in with an address is told that the name is asked for', async ({ page }) => {
  await page.goto('/apercu')
  const name = page.getByRole('textbox', { name: 'Nom d’utilisateur' })
  await name.fill('marie.dupont.vandenberghe@example.com')
  await page.getByLabel('Mot de passe').fill('Sésame7')
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(name).toHaveAccessibleDescription('Indiquez votre nom d’utilisateur, pas votre adresse e-mail.')
})
