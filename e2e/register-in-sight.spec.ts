import { expect, test } from '@playwright/test'
import { openEditor } from './support/editor.ts'
import { WINDOWS } from './support/windows.ts'

for (const name of ['laptop', 'phone'] as const) {
  test(`all that an account takes is in sight without scrolling, ${name}`, async ({ page }) => {
    await page.setViewportSize(WINDOWS[name])
    await openEditor(page, 'gen-single')
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    const dialog = page.getByRole('dialog')
    const inSight = [
      dialog.getByText('Retrouvez vos collages sur tous vos appareils.'),
      dialog.locator('canvas'),
      dialog.getByLabel('Nom d’utilisateur'),
      dialog.getByLabel('Répétez le mot de passe'),
      dialog.getByText('J’accepte les générales d’utilisation'),
      dialog.getByRole('button', { name: 'Créer un compte' }),
      dialog.getByText('Votre collage est ensuite enregistré.'),
    ]
    for (const part of inSight) await expect(part).toBeInViewport({ ratio: 1 })
    // What has to be kept to is said before anything is wrong.
    for (const label of ['Nom d’utilisateur', 'Mot de passe'])
      await expect(dialog.getByLabel(label, { exact: true })).toHaveAccessibleDescription('2 à 20 caractères')
  })
}
