import { LANGUAGES } from '@collagerie/core/catalogue'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { slot } from './support/editor.ts'
import { EditorPage, photos } from './support/editor-page.ts'
import { isInSight } from './support/is-in-sight.ts'
import { quarteredJpeg } from './support/photo.ts'
import { sample } from './support/sample.ts'
import { TemplatePage } from './support/template-page.ts'
import { WINDOWS } from './support/windows.ts'

const order = (page: Page) => page.getByRole('button', { name: 'Commander', exact: true })

/** The button that begins a collage, in each language. */
const CREATE =
  /^(Créez votre collage|Maak uw collage|Create your collage|Gestalten Sie Ihre Collage|Crea (il|tu) collage)$/

/** Photos with too few pixels for their slots, which is said under the sheet. */
const tooSmall = (count: number) =>
  photos(count).map((photo, index) => ({ ...photo, buffer: quarteredJpeg(300 + 4 * index, 240) }))

/** Whether a button has the colour of the main action. */
function standsOut(button: Locator): Promise<boolean> {
  return button.evaluate((element) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = 'var(--accent)'
    const accent = getComputedStyle(probe).color
    probe.remove()
    return getComputedStyle(element).backgroundColor === accent
  })
}

/** How much of the window's height its twelve slots take, and the rim of the sheet around them. */
async function shareOfSheet(page: Page): Promise<number> {
  const height = page.viewportSize()?.height ?? 1
  const slots = await page.locator('[data-slot]').evaluateAll((all) => {
    const boxes = all.map((each) => each.getBoundingClientRect())
    return Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top))
  })
  return (slots * 40) / 39 / height
}

test.describe('a phone', () => {
  test.use({ hasTouch: true, isMobile: true })

  for (const name of sample(['phone', 'small phone', 'phone on its side'] as const, 2)) {
    test(`has what comes next stand out, nothing in the way of a panel, and room for the sheet: ${name}`, async ({
      page,
    }) => {
      await page.setViewportSize(WINDOWS[name])
      const editor = new EditorPage(page)
      await new TemplatePage(page).open('gen-alleven')
      await page.getByRole('button', { name: 'Créez votre collage', exact: true }).tap()
      await expect(page.getByText('Touchez un emplacement')).toBeVisible()
      expect([await standsOut(editor.barButton('Photos')), await standsOut(order(page))]).toEqual([true, false])

      const refused = Array.from({ length: 5 }, (_, index) => ({
        name: `a-file-with-quite-a-long-name-${index}.txt`,
        mimeType: 'text/plain',
        buffer: Buffer.from('no photo'),
      }))
      await editor.bringByBar([...tooSmall(11), ...refused])
      const notice = page.getByText(/^5 fichiers n’ont pas pu être ajoutés/)
      await expect(editor.dialog.getByText('Placer ces 11 photos')).toBeVisible()
      await expect(editor.dialog.locator('[data-tone]')).toHaveCount(0)
      await editor.dialog.getByRole('button', { name: 'Remplir automatiquement' }).tap()
      await expect(editor.dialog).toHaveCount(0)
      await expect(notice).toBeInViewport({ ratio: 1 })

      for (const [panel, first] of [
        ['Composition', editor.dialog.getByRole('group', { name: 'Rangées' })],
        ['Couleur', editor.dialog.getByRole('toolbar').getByRole('button').first()],
      ] as const) {
        await editor.barButton(panel).tap()
        await expect(editor.dialog).toBeVisible()
        await expect(editor.dialog.locator('[data-tone]')).toHaveCount(0)
        await expect(notice).toBeHidden()
        expect(await isInSight(first), panel).toBe(true)
        await editor.dialog.getByRole('button', { name: 'fermer', exact: true }).tap()
        await expect(notice).toBeVisible()
      }
      await page.getByRole('alert').getByRole('button', { name: 'Fermer' }).tap()

      await editor.openGaps()
      await page.getByRole('button', { name: 'Répéter des photos' }).tap()
      await expect(page.getByRole('button', { name: /, vide$/ })).toHaveCount(0)
      await expect(page.getByText('Touchez un emplacement')).toHaveCount(0)
      await expect(page.getByText('elles seront floues à l’impression')).toBeInViewport({ ratio: 1 })
      expect([await standsOut(editor.barButton('Photos')), await standsOut(order(page))]).toEqual([false, true])
      if (name === 'phone on its side') expect(await shareOfSheet(page)).toBeGreaterThanOrEqual(0.6)

      await slot(page, 'img1').tap()
      await page
        .getByRole('menuitem', { name: 'Modifier' })
        .or(editor.dialog.getByRole('button', { name: 'Modifier', exact: true }))
        .tap()
      await editor.dialog.getByRole('button', { name: 'Texte', exact: true }).tap()
      for (const part of [
        editor.dialog.getByRole('textbox'),
        editor.dialog.getByRole('button', { name: 'Changer la couleur' }),
        editor.dialog.locator('label', { has: page.getByRole('radio') }).first(),
      ]) {
        expect(await isInSight(part)).toBe(true)
      }
      const preview = await editor.dialog.getByRole('img', { name: 'Aperçu de votre texte' }).boundingBox()
      expect(preview?.height).toBeGreaterThanOrEqual(name === 'phone on its side' ? 200 : 84)
      await page.keyboard.press('Escape')
      await expect(editor.dialog).toHaveCount(0)

      await (await editor.tool('Voir chez vous')).tap()
      const views = editor.dialog.getByRole('radiogroup').first()
      const leftOf = async (part: Locator) => (await part.boundingBox())?.x
      if (name !== 'phone on its side')
        expect(await leftOf(editor.dialog.getByRole('heading').first())).toBe(await leftOf(views))
    })
  }
})

test.describe('a new visitor with a phone', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('reads the whole hint, below the sheet and not on it, in every language', async ({ page }) => {
    await page.setViewportSize(WINDOWS.phone)
    const words = page.locator('main div > p:has(+ button)')
    for (const language of sample(LANGUAGES, 3)) {
      // Each language is a first visit.
      if (page.url().startsWith('http')) {
        await page.evaluate(() => {
          sessionStorage.clear()
          localStorage.clear()
        })
      }
      await page.goto(`/ontwerp/basic/gen-alleven?lang=${language}`)
      await page.getByRole('button', { name: CREATE }).tap()
      await expect(slot(page, 'img12')).toBeVisible()
      for (const name of ['phone on its side', 'small phone', 'phone'] as const) {
        await page.setViewportSize(WINDOWS[name])
        expect(await isInSight(words), `${name}, ${language}`).toBe(true)
        const boxes = [words.locator('..'), slot(page, 'img12')].map((part) => part.boundingBox())
        const [frame, last] = await Promise.all(boxes)
        if (!frame || !last) throw new Error('no hint')
        // The words have air above and below them, and the last photo's place ends above their frame.
        const said = await words.evaluate((element) => {
          const range = document.createRange()
          range.selectNodeContents(element)
          const { top, bottom } = range.getBoundingClientRect()
          return { top, bottom }
        })
        const air = [said.top - frame.y, frame.y + frame.height - said.bottom]
        expect(Math.min(...air), `${name}, ${language}`).toBeGreaterThanOrEqual(3)
        expect(last.y + last.height, `${name}, ${language}`).toBeLessThanOrEqual(frame.y)
        expect(frame.y + frame.height, `${name}, ${language}`).toBeLessThanOrEqual(WINDOWS[name].height)
      }
    }
  })
})

test('the tools of a low laptop have their words in every language, and the sheet keeps its room', async ({ page }) => {
  await page.setViewportSize(WINDOWS.laptop)
  const editor = new EditorPage(page)
  await new TemplatePage(page).open('gen-alleven')
  await page.getByRole('button', { name: 'Créez votre collage', exact: true }).click()
  await editor.addPhotos(11)
  await editor.dialog.getByRole('button', { name: 'Remplir automatiquement' }).click()
  await expect(page.getByRole('button', { name: /, vide$/ })).toHaveCount(1)
  expect(await shareOfSheet(page)).toBeGreaterThanOrEqual(0.6)
  for (const language of sample(LANGUAGES, 3)) {
    const address = new URL(page.url())
    address.searchParams.set('lang', language)
    await page.goto(address.href)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    const rail = page.locator('[role=toolbar][aria-orientation=vertical]')
    await expect(rail.getByRole('button')).toHaveCount(9)
    const wordless = await rail.evaluate((tools) => {
      const edge = tools.getBoundingClientRect()
      return [...tools.querySelectorAll('button')].flatMap((button) => {
        const text = [...button.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE)
        if (!text) return ['a tool without words']
        const words = document.createRange()
        words.selectNodeContents(text)
        const { width, left, right, bottom } = words.getBoundingClientRect()
        const isCut = button.scrollWidth > button.clientWidth || button.scrollHeight > button.clientHeight
        const isOut = left < edge.left || right > edge.right || bottom > edge.bottom
        return width < 15 || isCut || isOut ? [`${button.textContent}: ${Math.round(width)} px`] : []
      })
    })
    expect(wordless, language).toEqual([])
  }
})
