import { readFile } from 'node:fs/promises'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { expect, type Page, test } from '@playwright/test'
import { middleOf, slot } from './support/editor.ts'
import { EditorPage } from './support/editor-page.ts'
import { isInSight } from './support/is-in-sight.ts'
import { ReactCommits } from './support/react-commits.ts'
import { TemplatePage } from './support/template-page.ts'
import { violationsWideAndNarrow } from './support/violations.ts'
import { WINDOWS } from './support/windows.ts'

const WALL = { width: 1600, height: 1200 }
const GREEN = '#00ff00'

/** A wall of one colour, on which a piece can be measured. */
function greenWall() {
  const canvas = createCanvas(WALL.width, WALL.height)
  const ctx = canvas.getContext('2d')
  ctx.fillStyle = GREEN
  ctx.fillRect(0, 0, WALL.width, WALL.height)
  return { name: 'mur.jpg', mimeType: 'image/jpeg', buffer: canvas.toBuffer('image/jpeg', 95) }
}

/** The share of a picture's width and height that is neither wall nor shadow. */
async function hungIn(file: string) {
  const image = await loadImage(await readFile(file))
  const canvas = createCanvas(image.width, image.height)
  const ctx = canvas.getContext('2d')
  ctx.drawImage(image, 0, 0)
  const { data } = ctx.getImageData(0, 0, image.width, image.height)
  const columns = new Set<number>()
  const rows = new Set<number>()
  for (let index = 0; index < data.length; index += 4) {
    if ((data[index] ?? 0) < 110 && (data[index + 2] ?? 0) < 110) continue
    columns.add((index / 4) % image.width)
    rows.add(Math.floor(index / 4 / image.width))
  }
  return { width: image.width, across: columns.size, down: rows.size }
}

async function downloaded(page: Page): Promise<string> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Télécharger l’image' }).click()
  return (await download).path()
}

test('a piece is looked round, hung in a room and on the customer’s own wall, and seen from the editor', async ({
  page,
}) => {
  const commits = await ReactCommits.countOn(page)
  const template = new TemplatePage(page)
  await template.open('gen-alleven')
  await template.choose(template.materials, 'Toile 4 cm')
  await page.getByRole('button', { name: 'En volume' }).click()
  const piece = page.getByRole('slider', { name: /Tourner autour du collage/ })
  await expect(piece).toHaveAttribute('aria-valuetext', 'Vu de droite, 28 degrés')
  await piece.press('ArrowRight')
  await expect(piece).toHaveAttribute('aria-valuetext', 'Vu de droite, 22 degrés')
  await piece.press('Home')
  await expect(piece).toHaveAttribute('aria-valuetext', 'De face')
  expect(await violationsWideAndNarrow(page)).toEqual([])

  await page.setViewportSize(WINDOWS.desktop)
  await page.getByText('Sur votre mur', { exact: true }).last().click()
  await expect(page.getByText('le canapé mesure 210 cm')).toBeVisible()
  await page.getByRole('radiogroup', { name: 'Où il serait accroché' }).getByText('Entrée').click()
  await expect(page.getByRole('img', { name: /50 x 40 cm, au mur\. Entrée/ })).toBeVisible()
  await page.getByText('Comparer avec d’autres formats').click()
  expect(await violationsWideAndNarrow(page)).toEqual([])
  await page.getByText('Comparer avec d’autres formats').click()

  // Another size hangs there at once, and the way on is in reach in every window.
  const dialog = page.getByRole('dialog')
  const sizes = dialog.getByRole('radiogroup', { name: 'Format' })
  await sizes.getByText('60 x 40').click()
  await expect(page.getByRole('img', { name: /60 x 40 cm, au mur\. Entrée/ })).toBeVisible()
  await sizes.getByText('50 x 40').click()
  await expect(page.getByRole('img', { name: /50 x 40 cm, au mur\. Entrée/ })).toBeVisible()
  const create = dialog.getByRole('button', { name: 'Créez votre collage', exact: true })
  for (const window of [WINDOWS.laptop, WINDOWS.phone, WINDOWS.desktop]) {
    await page.setViewportSize(window)
    await expect(create).toBeInViewport({ ratio: 1 })
    if (window === WINDOWS.phone) continue
    // At a desk nothing has to be scrolled sideways: each size is whole, and so is what stands below.
    const choices = [...(await sizes.locator('label').all()), dialog.getByRole('button', { name: /Télécharger/ })]
    for (const choice of choices) expect(await isInSight(choice), `${window.width}`).toBe(true)
  }

  // From here on nothing leaves the computer.
  const sent: string[] = []
  page.on('request', (request) => {
    // A piece of the product itself may still come, but nothing goes.
    const isOwnPiece = request.method() === 'GET' && new URL(request.url()).pathname.startsWith('/assets/')
    if (request.url().startsWith('http') && !isOwnPiece) sent.push(request.url())
  })
  const rooms = page.getByRole('radiogroup', { name: 'Où il serait accroché' })
  await rooms.getByText('Votre photo').click()
  const asked = await rooms.boundingBox()
  await page.locator('input[type=file]').setInputFiles(greenWall())
  const first = page.getByRole('button', { name: 'Premier repère' })
  await expect(first).toBeVisible()
  // What is to be done now follows the choice that led there, which stays where it is.
  expect(await rooms.boundingBox()).toEqual(asked)
  const before = await first.boundingBox()
  await first.press('Shift+ArrowLeft')
  await first.press('Shift+ArrowRight')
  await first.press('ArrowUp')
  expect((await first.boundingBox())?.x).toBeCloseTo(before?.x ?? 0, 0)
  await first.press('ArrowDown')
  const length = page.getByRole('textbox', { name: 'Longueur mesurée (cm)' })
  await length.fill('2')
  await expect(page.getByText('Indiquez une longueur de 5 à 1 000 cm.')).toBeVisible()
  // The points are 40 % of the photo apart.
  await length.fill('160')
  await page.getByRole('button', { name: 'Accrocher le collage' }).click()
  const hung = page.getByRole('button', { name: 'Déplacer le collage' })
  await expect(hung).toBeVisible()
  expect(await rooms.boundingBox()).toEqual(asked)
  await hung.press('Shift+ArrowRight')
  const start = await middleOf(hung)
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(start.x + 60, start.y + 30, { steps: 12 })
  await page.mouse.up()
  const end = await middleOf(hung)
  expect([end.x - start.x, end.y - start.y].map(Math.round)).toEqual([60, 30])
  expect(await commits.countWhileMoving()).toBe(0)
  const { width, across, down } = await hungIn(await downloaded(page))
  const pixels = (0.4 * width) / 160
  expect(Math.abs(across / (50 * pixels) - 1)).toBeLessThanOrEqual(0.01)
  expect(Math.abs(down / (40 * pixels) - 1)).toBeLessThanOrEqual(0.01)
  expect(sent).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'En volume' })).toBeFocused()

  await page.getByRole('button', { name: 'Créez votre collage', exact: true }).click()
  await expect(slot(page, 'img1')).toBeVisible()
  const editor = new EditorPage(page)
  await (await editor.tool('Voir chez vous')).click()
  // The wall of the template's page: nobody measures it twice.
  await expect(hung).toBeVisible()
  await expect(page.getByText('160 cm')).toBeVisible()
  expect(sent.filter((address) => address.includes('/api/upload'))).toEqual([])
  await page.getByText('En volume', { exact: true }).last().click()
  await expect(piece).toBeVisible()
  for (const [name, window] of Object.entries(WINDOWS)) {
    await page.setViewportSize(window)
    await expect(piece, name).toBeInViewport({ ratio: 0.9 })
    await expect.poll(async () => (await piece.boundingBox())?.height, name).toBeGreaterThan(window.height * 0.38)
    // A finger that turns the piece must not scroll it away.
    if (name === 'phone on its side') expect(await page.getByRole('dialog').evaluate(scrollersIn), name).toEqual([])
  }
  await page.goBack()
  await expect(piece).toHaveCount(0)
  await expect(page).toHaveURL('/editer')
})

/** The least share of the window that the wall takes. */
const WALL_SHARE = { laptop: 0.6, phone: 0.55, 'small phone': 0.42, 'phone on its side': 0.4 } as const

test.describe('the wall', () => {
  test.use({ hasTouch: true })

  test('fills the window of a phone and of a laptop, and its picture is saved from its corner', async ({ page }) => {
    const template = new TemplatePage(page)
    await template.open('gen-alleven')
    await page.getByRole('button', { name: 'Sur votre mur' }).click()
    const wall = page.getByRole('dialog').getByRole('img', { name: /au mur/ })
    const save = page.getByRole('dialog').getByRole('button', { name: 'Télécharger l’image' })
    for (const [name, least] of Object.entries(WALL_SHARE)) {
      const window = WINDOWS[name as keyof typeof WALL_SHARE]
      await page.setViewportSize(window)
      await expect
        .poll(async () => areaOf(await wall.boundingBox()) / areaOf(window), name)
        .toBeGreaterThanOrEqual(least)
      expect(await isInSight(save), name).toBe(true)
      const [outer, inner] = [await wall.boundingBox(), await save.boundingBox()]
      if (!outer || !inner) throw new Error('no wall')
      expect(inner.x + inner.width, name).toBeLessThanOrEqual(outer.x + outer.width)
      expect(inner.y + inner.height, name).toBeLessThanOrEqual(outer.y + outer.height)
      expect(Math.min(inner.width, inner.height), name).toBeGreaterThanOrEqual(44)
    }
    await downloaded(page)
    await expect(page.getByText('L’image est téléchargée.')).toBeVisible()
  })
})

/** The parts that can be scrolled up and down. */
const scrollersIn = (dialog: Element) =>
  [...dialog.querySelectorAll('*')]
    .filter((part) => part.scrollHeight > part.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(part).overflowY))
    .map(({ className }) => className)

const areaOf = (box: { readonly width: number; readonly height: number } | null) => (box ? box.width * box.height : 0)
