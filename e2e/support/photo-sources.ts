import { expect, type Locator, type Page } from '@playwright/test'

/** The photo dialog and the places photos come from, in French. */
export class PhotoSources {
  readonly page: Page
  readonly dialog: Locator
  readonly panel: Locator

  constructor(page: Page) {
    this.page = page
    this.dialog = page.getByRole('dialog')
    this.panel = page.getByRole('tabpanel')
  }

  async openTab(name: string): Promise<void> {
    await this.dialog.getByRole('tab', { name, exact: true }).click()
  }

  get login(): Locator {
    return this.panel.getByRole('button', { name: 'Se connecter à Instagram' })
  }

  get more(): Locator {
    return this.panel.getByRole('button', { name: 'Charger plus de photos' })
  }

  get pictures(): Locator {
    return this.panel.getByRole('img')
  }

  /** Opens the service's sign-in, in its own window. */
  async openLogin(): Promise<Page> {
    const popup = this.page.waitForEvent('popup')
    await this.login.click()
    return popup
  }

  async signIn(username = 'camille'): Promise<void> {
    const popup = await this.openLogin()
    await popup.getByLabel('Nom d’utilisateur').fill(username)
    const closed = popup.waitForEvent('close')
    await popup.getByRole('button', { name: 'Autoriser' }).click()
    await closed
    await expect(this.panel.getByText(`Session de ${username}`)).toBeVisible()
  }
}
