import { expect, test } from '@playwright/test'
import { quarteredJpeg } from './support/photo.ts'
import { colourCount, pixelAt } from './support/pixels.ts'

test('a visitor goes from the catalogue to a photo in a slot', { tag: '@quick' }, async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL('/choix')
  await expect(page.getByRole('heading', { name: 'Choisissez votre modèle' })).toBeVisible()

  await page.getByRole('link', { name: /Harmonie/ }).click()
  await expect(page).toHaveURL('/ontwerp/basic/gen-alleven')
  const preview = page.locator('canvas')
  await expect.poll(() => colourCount(preview), { message: 'the preview shows sample pictures' }).toBeGreaterThan(200)

  await page.getByRole('button', { name: 'Créez votre collage', exact: true }).click()
  await expect(page).toHaveURL('/editer')
  const sheet = page.locator('canvas')
  await expect(page.locator('[data-slot]')).toHaveCount(12)

  await page.locator('[data-slot=img1]').click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choisir des photos' }).click()
  const photo = { name: 'quarters.jpg', mimeType: 'image/jpeg', buffer: quarteredJpeg(1600, 900) }
  await (await chooser).setFiles(photo)
  await expect(page.locator('[data-slot=img1]')).toHaveAccessibleName(/quarters\.jpg/)

  // 50 x 40 cm, margin and spacing 0.5: img1 spans 0.5 to 16.5 across and 0.5 to 9.875 down.
  const at = (x: number, y: number) => pixelAt(sheet, x / 50, y / 40)
  await expect.poll(() => at(3, 2).then(({ r, g, b }) => r > 150 && g < 80 && b < 80)).toBe(true)
  const topRight = await at(14, 2)
  expect(topRight.g).toBeGreaterThan(110)
  const bottomLeft = await at(3, 8)
  expect(bottomLeft.b).toBeGreaterThan(150)
  const bottomRight = await at(14, 8)
  expect(Math.min(bottomRight.r, bottomRight.g)).toBeGreaterThan(150)
})

test('a photo is taken back and put again with the keyboard', async ({ page }) => {
  await page.goto('/ontwerp/basic/gen-single')
  await page.getByRole('button', { name: 'Créez votre collage', exact: true }).click()
  const sheet = page.locator('canvas')
  await page.locator('[data-slot=img1]').focus()
  await page.keyboard.press('Enter')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choisir des photos' }).press('Enter')
  await (await chooser).setFiles({ name: 'red.jpg', mimeType: 'image/jpeg', buffer: quarteredJpeg(800, 640) })
  const isRed = () => pixelAt(sheet, 0.25, 0.25).then(({ r, g }) => r > 150 && g < 80)
  await expect.poll(isRed).toBe(true)
  await page.keyboard.press('Control+z')
  await expect.poll(isRed).toBe(false)
  await page.keyboard.press('Control+Shift+z')
  await expect.poll(isRed).toBe(true)
})
