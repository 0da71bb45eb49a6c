import { expect, test } from '@playwright/test'
import { openEditor } from './support/editor.ts'
import { isInSight } from './support/is-in-sight.ts'
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
    // The rules are shown before anything is wrong.
    for (const label of ['Nom d’utilisateur', 'Mot de passe'])
      await expect(dialog.getByLabel(label, { exact: true })).toHaveAccessibleDescription('2 à 20 caractères')
  })
}

test('what has to be accepted is in sight, whatever is wrong above it, laptop', async ({ page }) => {
  await page.setViewportSize(WINDOWS.laptop)
  await openEditor(page, 'gen-single')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nom d’utilisateur').fill('Jean-Christophe Vandenberghe')
  await dialog.getByLabel('Adresse e-mail').fill('pas-un-mail')
  await dialog.getByLabel('Mot de passe', { exact: true }).fill('Sésame7')
  await dialog.getByLabel('Répétez le mot de passe').fill('Sésame')
  await dialog.getByRole('button', { name: 'Créer un compte' }).click()
  // An error about the address comes before the hint for the field.
  await expect(dialog.getByLabel('Adresse e-mail')).toHaveAccessibleDescription(/^Une adresse e-mail ressemble à ceci/)
  expect(await isInSight(dialog.getByText('J’accepte les générales d’utilisation'))).toBe(true)
})
