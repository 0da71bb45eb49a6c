import { expect, type Request, test } from '@playwright/test'
import { register } from './support/account.ts'
import { knownAsSignedIn } from './support/ahead-uploads.ts'
import { openEditor, slot } from './support/editor.ts'
import { EditorPage } from './support/editor-page.ts'
import { quarteredJpeg } from './support/photo.ts'

const photo = (width: number) => ({
  name: `wide-${width}.jpg`,
  mimeType: 'image/jpeg',
  buffer: quarteredJpeg(width, 600),
})

test('photos of a signed-in customer arrive before they are saved, pause offline, and a save sends only the rest', async ({
  page,
  context,
}) => {
  await register(page.request)
  await knownAsSignedIn(page)
  const seen = { arrived: [] as string[], begun: 0, atOnce: 0, mostAtOnce: 0 }
  const isUpload = (request: Request) => request.url().includes('/api/upload')
  page.on('request', (request) => {
    if (!isUpload(request)) return
    seen.begun += 1
    seen.atOnce += 1
    seen.mostAtOnce = Math.max(seen.mostAtOnce, seen.atOnce)
  })
  page.on('requestfailed', (request) => {
    if (isUpload(request)) seen.atOnce -= 1
  })
  page.on('response', async (response) => {
    if (!isUpload(response.request())) return
    seen.atOnce -= 1
    seen.arrived.push(String(Object(await response.json())['id']))
  })
  await openEditor(page, 'gen-heart')
  const editor = new EditorPage(page)
  await editor.addPhotos(3)
  await editor.dialog.getByRole('button', { name: 'Remplir automatiquement' }).click()
  await expect.poll(() => seen.arrived.length).toBe(3)
  expect([seen.mostAtOnce, seen.begun]).toEqual([1, 3])

  // Offline nothing is tried; photos chosen meanwhile follow later.
  const choose = async (name: string, width: number) => {
    await slot(page, name).click()
    await editor.dialog.locator('input[type=file]').setInputFiles(photo(width))
    await expect(slot(page, name)).toHaveAccessibleName(new RegExp(`wide-${width}`))
  }
  await context.setOffline(true)
  await choose('img4', 700)
  await expect(page.getByText('Hors ligne', { exact: false }).first()).toBeVisible()
  expect(seen.begun).toBe(3)
  await context.setOffline(false)
  await expect.poll(() => seen.arrived.length).toBe(4)

  // Switched off, the last one is left to the save; the switch stays as it was left.
  const sendsAhead = page.getByRole('checkbox', { name: 'Envoyer mes photos à l’avance' })
  await page.locator('aside summary').click()
  await expect(sendsAhead).toBeChecked()
  await expect(sendsAhead).toHaveAccessibleDescription(/pendant que vous travaillez/)
  await page.getByText('Envoyer mes photos à l’avance').click()
  await expect(sendsAhead).not.toBeChecked()
  await choose('img5', 720)
  expect(seen.begun).toBe(4)
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).first().click()
  await expect(editor.dialog.getByRole('heading', { name: 'Votre collage est enregistré !' })).toBeVisible()
  await expect.poll(() => [seen.arrived.length, seen.begun]).toEqual([5, 5])
  await expect(page).toHaveURL(/\/editer\/[\w-]{22}$/)
  const answer = await page.request.get(`/api/collagePhoto/collageid/${page.url().split('/').at(-1)}?format=json`)
  const stored = ((await answer.json()) as { id: string }[]).map(({ id }) => id)
  expect(stored.toSorted()).toEqual(seen.arrived.toSorted())
  await page.reload()
  await page.locator('aside summary').click()
  await expect(sendsAhead).not.toBeChecked()
})
