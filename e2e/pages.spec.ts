import {
  EMPTY_USERDATA,
  readCollageXml,
  type SavedCollage,
  type SavedPage,
  savedSheets,
  writeCollageXml,
} from '@collagerie/core/collage'
import { placePhoto } from '@collagerie/core/placement'
import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test'
import { register } from './support/account.ts'
import { AS_OWN_PAGE } from './support/as-own-page.ts'
import { forgetTab, slot } from './support/editor.ts'
import { EditorPage } from './support/editor-page.ts'
import { SINGLE, saveXml, uploadPhoto } from './support/saved-collages.ts'
import { violations } from './support/violations.ts'

const pageOf = (photo?: string): SavedPage => ({
  templateId: SINGLE.templateId,
  childTemplateId: SINGLE.childTemplateId,
  sheet: {
    userdata: { ...EMPTY_USERDATA, images: photo === undefined ? {} : { img1: { photo: placePhoto(photo) } } },
    dpi: {},
    clips: [],
  },
})

function written(pages: readonly SavedPage[], photoIds: readonly string[]): string {
  return writeCollageXml({
    templates: [SINGLE],
    screenshot: '',
    photoIds,
    content: { kind: 'pages', pages },
    extras: {},
  })
}

async function loaded(request: APIRequestContext, id: string): Promise<SavedCollage> {
  const answer = await request.post('/api/load?format=json', { data: { collageid: id }, headers: AS_OWN_PAGE })
  const { collagexml }: { collagexml: string } = await answer.json()
  const read = readCollageXml(collagexml)
  if (!read.ok) throw new Error(read.failure.reason)
  return read.value
}

const strip = (page: Page) => page.getByRole('list', { name: 'Pages du collage' })
const thumb = (page: Page, number: number, count: number) =>
  strip(page).getByRole('button', { name: `Page ${number} sur ${count}`, exact: true })
const shown = (page: Page) => strip(page).locator('[aria-current=true]')

async function save(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await dialog.getByRole('button', { name: 'Continuer le collage' }).click()
  await expect(dialog).toHaveCount(0)
}

const heightOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().height)

test('pages are turned by keys, undone where they were changed, checked together and kept in the draft', async ({
  page,
  context,
}) => {
  await register(context.request)
  const photo = await uploadPhoto(context.request)
  const id = await saveXml(context.request, written([pageOf(photo), pageOf(), pageOf()], [photo]))
  const before = await loaded(context.request, id)

  await page.goto(`/editer/${id}`)
  await expect(shown(page)).toHaveAccessibleName('Page 1 sur 3')
  await expect(slot(page, 'img1')).toHaveAccessibleName(/sur 1, (?!vide)/)
  // All three are painted, the empty ones too.
  await expect(strip(page).locator('img')).toHaveCount(3)
  expect(await violations(page)).toEqual([])

  await thumb(page, 1, 3).focus()
  await page.keyboard.press('ArrowRight')
  await expect(thumb(page, 2, 3)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(shown(page)).toHaveAccessibleName('Page 2 sur 3')
  await expect(slot(page, 'img1')).toHaveAccessibleName(/vide/)
  // One stop for Tab: back to the page that is shown.
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  await expect(thumb(page, 3, 3)).not.toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(thumb(page, 2, 3)).toBeFocused()

  await page.locator(`[data-photo="${photo}"] button`).first().click()
  await expect(slot(page, 'img1')).toHaveAccessibleName(/sur 1, (?!vide)/)
  await thumb(page, 1, 3).click()
  await expect(shown(page)).toHaveAccessibleName('Page 1 sur 3')
  const editor = new EditorPage(page)
  await editor.undo.click()
  await expect(shown(page)).toHaveAccessibleName('Page 2 sur 3')
  await expect(slot(page, 'img1')).toHaveAccessibleName(/vide/)
  await thumb(page, 3, 3).click()
  await editor.redo.click()
  await expect(shown(page)).toHaveAccessibleName('Page 2 sur 3')
  await expect(slot(page, 'img1')).toHaveAccessibleName(/sur 1, (?!vide)/)

  await page.getByRole('button', { name: 'Commander', exact: true }).click()
  await expect(editor.dialog).toContainText('Voyez la page 3.')
  await editor.dialog.getByRole('button', { name: 'Aller à la page 3' }).click()
  await expect(editor.dialog).toHaveCount(0)
  await expect(shown(page)).toHaveAccessibleName('Page 3 sur 3')

  await save(page)
  const after = await loaded(context.request, id)
  const [one, two, three] = savedSheets(after)
  const [first, , third] = savedSheets(before)
  expect([one?.template, one?.sheet.userdata]).toEqual([first?.template, first?.sheet.userdata])
  expect(two?.sheet.userdata.images['img1']?.photo?.id).toBe(photo)
  expect(three).toEqual(third)
  expect(after.screenshot).toMatch(/^\/9j\//)

  await page.reload()
  await expect(shown(page)).toHaveAccessibleName('Page 3 sur 3')
  await thumb(page, 2, 3).click()
  await expect(slot(page, 'img1')).toHaveAccessibleName(/sur 1, (?!vide)/)
})

test('a document written by hand keeps templates, sizes and unknown parts; a thousand pages are no burden', async ({
  page,
  context,
}) => {
  await register(context.request)
  const photo = await uploadPhoto(context.request)
  const xml = `<collage>
  <templates>
    <template templateId="retro-arcade" childTemplateId="40x30" material="POSTER"><later note="1"/></template>
    <template templateId="gen-alleven" childTemplateId="30x40" material=""><generator><value name="numberVert">2</value><value name="numberHor">2</value></generator></template>
    <template templateId="spare" childTemplateId="" material=""/>
  </templates>
  <photos><photo id="${photo}"><later/></photo></photos>
  <pages>
    <page templateId="gen-alleven" childTemplateId="30x40"><userdata><dopimage position="img2"><photo id="${photo}" zoom="1.5" x="0.4" y="0.6" rotation="90"/><later/></dopimage></userdata><later/></page>
    <page templateId="retro-arcade" childTemplateId="40x30"><userdata photobackgroundcolor="0x123456"/></page>
    <page templateId="gen-alleven" childTemplateId="30x40"><userdata><later/></userdata></page>
  </pages>
  <later/>
</collage>`
  const id = await saveXml(context.request, xml)
  const before = await loaded(context.request, id)

  await page.goto(`/editer/${id}`)
  await expect(slot(page, 'img4')).toBeVisible()
  await thumb(page, 2, 3).click()
  await expect(page.locator('header').last()).toContainText('40 x 30')
  await expect(slot(page, 'img1')).toHaveAccessibleName(/vide/)
  await page.locator(`[data-photo="${photo}"] button`).first().click()
  await expect(slot(page, 'img1')).toHaveAccessibleName(/, (?!vide)/)
  await save(page)

  const after = await loaded(context.request, id)
  expect(after).toMatchObject({ templates: before.templates, photoIds: before.photoIds, extras: before.extras })
  const [old, now] = [savedSheets(before), savedSheets(after)]
  for (const place of [0, 2]) {
    expect(now[place]?.template).toEqual(old[place]?.template)
    expect(now[place]?.sheet.userdata).toEqual(old[place]?.sheet.userdata)
  }
  expect(now[1]?.sheet.userdata.images['img1']?.photo?.id).toBe(photo)
  expect(now[1]?.sheet.userdata.photoBackgroundColor).toBe('#123456')

  // On a phone the strip takes nothing of the sheet's height.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(thumb(page, 2, 3)).toBeVisible()
  const tools = page.getByRole('toolbar', { name: 'Actions et vue' })
  expect(await heightOf(strip(page))).toBeLessThanOrEqual(await heightOf(tools))

  await page.setViewportSize({ width: 1440, height: 900 })
  await forgetTab(page)
  const many = await saveXml(
    context.request,
    written(
      Array.from({ length: 1000 }, () => pageOf(photo)),
      [photo],
    ),
  )
  await page.goto(`/editer/${many}`)
  const buttons = strip(page).getByRole('button')
  await expect(buttons.first().locator('img')).toBeVisible()
  await buttons.first().focus()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(shown(page)).toHaveAccessibleName(/^Page 1\s000 sur 1\s000$/)
  await expect(buttons.last().locator('img')).toBeVisible()
  expect(await strip(page).locator('img').count()).toBeLessThan(60)
})
