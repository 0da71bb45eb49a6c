import { expect, type Page, test } from '@playwright/test'
import { register } from './support/account.ts'
import { SINGLE, saveCollage, uploadPhoto } from './support/saved-collages.ts'

const way = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) })
const field = (page: Page, name: string) => page.getByRole('textbox', { name })

test('what was entered in the checkout outlives a reload and the way back, until it is ordered', async ({ page }) => {
  await register(page.request)
  const photoIds = [await uploadPhoto(page.request)]
  const template = { ...SINGLE, material: '' } as const
  const id = await saveCollage(page.request, { title: 'Notre été', template, photoIds })
  const checkout = `/cart/fromApp?collageid=${id}`
  const isAsEntered = async () => {
    await expect(page.getByRole('radio', { name: /^Aluminium/ })).toBeChecked()
    await expect(way(page, 'Envoi par la poste')).toBeChecked()
    await expect(field(page, 'Prénom et nom')).toHaveValue('Zoë Peeters')
    await expect(field(page, 'Code postal')).toHaveValue('1000')
  }
  await page.goto(checkout)
  await page.getByRole('radiogroup').getByText('Aluminium', { exact: true }).click()
  await page.getByText('Envoi par la poste', { exact: true }).click()
  await field(page, 'Prénom et nom').fill('Zoë Peeters')
  await field(page, 'Code postal').fill('1000')
  await test.step('over a reload, and over the way back from the collage', async () => {
    await page.reload()
    await isAsEntered()
    await page.getByRole('link', { name: 'Retour à votre collage' }).click()
    await expect(page).toHaveURL(new RegExp(id))
    await page.goBack()
    await isAsEntered()
  })
  await test.step('not after the order', async () => {
    await page.getByText('Retrait à l’atelier', { exact: true }).click()
    await page.getByRole('button', { name: 'Confirmer la commande' }).click()
    await expect(page.getByRole('heading', { name: 'Merci, votre commande est enregistrée' })).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('collagerie-checkout'))).toBeNull()
  })
  await test.step('not after signing out', async () => {
    await page.goto(checkout)
    await page.getByText('Envoi par la poste', { exact: true }).click()
    await field(page, 'Ville').fill('Bruxelles')
    expect(await page.evaluate(() => sessionStorage.getItem('collagerie-checkout'))).toContain('Bruxelles')
    await page.goto('/apercu')
    await page.getByRole('button', { name: 'Se déconnecter' }).click()
    await expect(page.getByRole('textbox', { name: 'Nom d’utilisateur' })).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('collagerie-checkout'))).toBeNull()
  })
})
