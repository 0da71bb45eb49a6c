// A long file: one page with many controls, a step for each rule of theirs.
import { expect, test } from '@playwright/test'
import { reportedEvents } from './support/data-layer.ts'
import { dropFiles, slot } from './support/editor.ts'
import { EditorPage } from './support/editor-page.ts'
import { quarteredJpeg } from './support/photo.ts'
import { sample } from './support/sample.ts'
import { TemplatePage } from './support/template-page.ts'
import { WINDOWS } from './support/windows.ts'

const GRID = ['Colonnes', 'Rangées', 'Espace entre les photos', 'Marge', 'Texte']
const MOSAIC = ['Espace entre les photos', 'Marge']
const SPLIT = [
  'Colonnes',
  'Rangées',
  ...MOSAIC,
  'Grandes photos',
  'Part des grandes photos',
  'Petites photos en bande',
  'Disposition',
]
const DIGITS = ['Style des chiffres', 'Photos inclinées', 'Texte']

/** Their first margin is wider than the least, in the size they open in. */
const WITH_A_MAT = new Set(['instagram', 'bordersplit', 'scrambled'])

/** What each design lets the customer choose, and between which whole numbers in the size it opens in. */
const DESIGNS: readonly [design: string, controls: readonly string[], counts: Record<string, [number, number]>][] = [
  ['alleven', GRID, { Colonnes: [1, 10], Rangées: [1, 8] }],
  ['onelarge', GRID, { Colonnes: [1, 10], Rangées: [1, 8] }],
  ['instagram', ['Colonnes', ...MOSAIC], { Colonnes: [2, 10] }],
  [
    'mosaiccross',
    ['Photos', 'Disposition', 'Orientations mélangées', 'Autre variante', ...MOSAIC],
    { Photos: [4, 50] },
  ],
  ['mosaic1', ['Rangées', ...MOSAIC], { Rangées: [2, 7] }],
  ['normalsplit', SPLIT, { Colonnes: [3, 10] }],
  ['bordersplit', SPLIT, { Rangées: [2, 6] }],
  ['pilealleven', ['Colonnes', 'Rangées', 'Marge', 'Texte'], { Colonnes: [1, 8], Rangées: [1, 6] }],
  ['pileonelarge', ['Colonnes', 'Rangées', 'Marge', 'Texte'], { Colonnes: [3, 8], Rangées: [3, 6] }],
  ['mosaicinsta', ['Disposition', ...MOSAIC], {}],
  ['single', ['Marge', 'Texte'], {}],
  ['scrambled', ['Disposition', ...MOSAIC], {}],
  ['tiles', ['Colonnes', 'Rangées'], { Colonnes: [1, 10], Rangées: [1, 10] }],
  ['mosaiceven', ['Rangées', 'Colonnes', 'Disposition', ...MOSAIC], { Rangées: [1, 8], Colonnes: [1, 10] }],
  ['heart', ['Disposition', 'Photos inclinées', 'Texte', ...MOSAIC], {}],
  ['number', ['Nombre', ...DIGITS], {}],
  ['numberyear', ['Année', ...DIGITS], {}],
  ['numberdate', ['Date', ...DIGITS], {}],
]

test('each design has its controls, and its counts stop at their bounds', async ({ page }) => {
  const template = new TemplatePage(page)
  for (const [design, labels, counts] of sample(DESIGNS, 6)) {
    await test.step(design, async () => {
      await template.open(`gen-${design}`)
      expect((await template.controls()).map((each) => each.split(':')[0])).toEqual(labels)
      if (labels.includes('Marge') && !WITH_A_MAT.has(design))
        await expect(template.control('Marge').less).toBeDisabled()
      for (const [label, [least, most]] of Object.entries(counts)) {
        const { field, less, more } = template.control(label)
        for (const [value, end, other] of [
          [most, more, less],
          [least, less, more],
        ] as const) {
          await field.fill(String(value))
          await field.press('Enter')
          await expect(end).toBeDisabled()
          await expect(other).toBeEnabled()
          await end.click({ force: true })
          for (const refused of value === most ? [String(most + 1), '2,5'] : [String(least - 1), '']) {
            await field.fill(refused)
            await field.blur()
            await expect(field).toHaveValue(String(value))
          }
        }
        // A grid of one cell has nothing to be arranged in another way.
        await field.fill(String(most))
        await field.press('Enter')
      }
      for (const label of labels.filter((each) => ['Disposition', 'Texte', 'Style des chiffres'].includes(each))) {
        const { value, less, more } = template.control(label)
        const first = await value.innerText()
        await less.click()
        await expect(value).not.toHaveText(first)
        await more.click()
        await expect(value).toHaveText(first)
      }
    })
  }
})

test('size, material and numbers are chosen, and what follows from them', async ({ page }) => {
  const template = new TemplatePage(page)
  await test.step('orientation, size and material follow each other', async () => {
    await template.open('gen-alleven')
    expect(await template.chosen()).toEqual({ orientation: 'Paysage', size: '50 x 40', material: 'Sans préférence' })
    expect(await template.names(template.orientations)).toEqual(['Portrait', 'Paysage', 'Carré'])
    for (const [orientation, first, count] of [
      ['Portrait', '30 x 40', 11],
      ['Carré', '30 x 30', 6],
      ['Paysage', '40 x 30', 11],
    ] as const) {
      await template.choose(template.orientations, orientation)
      expect(await template.chosen()).toMatchObject({ orientation, size: first })
      expect(await template.names(template.sizes)).toHaveLength(count)
    }

    const all = ['Sans préférence', 'Poster', 'Toile 2 cm', 'Toile 4 cm', 'Aluminium', 'Verre acrylique']
    const deep = template.materials.getByRole('radio', { name: 'Toile 4 cm' })
    expect(await template.names(template.materials)).toEqual(all)
    await expect(deep).toBeDisabled()
    await expect(template.materials.getByText('Pas dans ce format : à partir de 40 cm de côté.')).toBeVisible()
    await template.choose(template.sizes, '60 x 40')
    expect(await template.names(template.materials)).toEqual(all)
    await expect(deep).toBeEnabled()
    await template.choose(template.materials, 'Toile 4 cm')
    await template.choose(template.sizes, '120 x 80')
    expect(await template.chosen()).toMatchObject({ material: 'Toile 4 cm' })
    await template.choose(template.sizes, '60 x 30')
    expect(await template.chosen()).toMatchObject({ size: '60 x 30', material: 'Sans préférence' })
  })

  await test.step('numbers in centimetres stop at 0, 0.5 and 2', async () => {
    await template.open('gen-alleven')
    for (const [label, least] of [
      ['Espace entre les photos', '0 cm'],
      ['Marge', '0,5 cm'],
    ] as const) {
      const { value, less, more } = template.control(label)
      for (let press = 0; press < 15; press++) await more.click()
      await expect(value).toHaveText('2 cm')
      await expect(more).toBeDisabled()
      for (let press = 0; press < 20; press++) await less.click({ force: true })
      await expect(value).toHaveText(least)
      await expect(less).toBeDisabled()
    }
  })

  await test.step('the format dialog suggests sizes of like proportions first', async () => {
    await template.open('gen-alleven')
    await page.getByRole('button', { name: 'Tous les formats' }).click()
    const { dialog } = template
    await expect(dialog.getByRole('heading', { level: 3 })).toHaveText([
      'Formats qui conviennent à votre collage',
      'Portrait',
      'Paysage',
      'Carré',
    ])
    // Every size once, so that one is chosen.
    const sizes = dialog.locator('button[aria-pressed]')
    await expect(dialog.locator('button[aria-pressed=true]')).toHaveCount(1)
    const names = await sizes.allInnerTexts()
    expect(new Set(names).size).toBe(names.length)
    const group = dialog.getByRole('heading', { name: 'Formats qui conviennent' }).locator('..')
    const suggested = await group.getByRole('button').allInnerTexts()
    expect(suggested.slice(0, 2)).toEqual(['40 x 40', '50 x 40'])
    expect(suggested).not.toContain('40 x 30')
    await group.getByRole('button', { name: '80 x 60' }).click()
    await expect(dialog).toBeHidden()
    expect(await template.chosen()).toMatchObject({ size: '80 x 60' })
  })

  await test.step('a custom size is typed, taken, cleared, and equal to a standard one becomes it', async () => {
    await template.open('gen-alleven')
    await template.choose(template.sizes, '75 x 50')
    const { dialog, customChip } = template
    const apply = template.applyCustomSize()
    await expect(customChip).toHaveAttribute('aria-pressed', 'false')
    await expect(template.backToStandard).toHaveCount(0)

    await customChip.click()
    await expect(dialog.getByRole('textbox', { name: 'Largeur (cm)' })).toHaveValue('75')
    await expect(dialog.getByRole('textbox', { name: 'Hauteur (cm)' })).toHaveValue('50')
    const warning = dialog.getByRole('alert')
    await expect(warning).toHaveCount(0)
    await expect(dialog).toContainText('Chaque côté mesure au moins 20 cm')
    await template.typeCustomSize('19.7', '50')
    await expect(warning).toContainText('Chaque côté mesure au moins 20 cm')
    await expect(apply).toBeDisabled()
    await expect(apply).toHaveAccessibleDescription(/Chaque côté mesure au moins 20 cm/)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    await template.typeCustomSize('5a5,2x', '-42.7')
    await expect(dialog.getByRole('textbox', { name: 'Largeur (cm)' })).toHaveValue('55,2')
    await expect(dialog.getByRole('textbox', { name: 'Hauteur (cm)' })).toHaveValue('42.7')
    await expect(warning).toHaveCount(0)
    await apply.click()
    await expect(dialog).toBeHidden()
    await expect(customChip).toHaveAttribute('aria-pressed', 'true')
    await expect(customChip).toContainText('55 x 42,5 cm')
    expect(await template.names(template.materials)).toHaveLength(6)
    expect(await template.chosen()).toEqual({ orientation: 'Paysage', size: '', material: 'Sans préférence' })

    // A click opens it for editing; leaving it unchanged keeps its value.
    await customChip.click()
    await expect(dialog.getByRole('textbox', { name: 'Largeur (cm)' })).toHaveValue('55')
    await expect(dialog.getByRole('textbox', { name: 'Hauteur (cm)' })).toHaveValue('42,5')
    await page.keyboard.press('Escape')
    await expect(customChip).toContainText('55 x 42,5 cm')

    await customChip.click()
    await template.typeCustomSize('33,5', '44')
    await page.keyboard.press('Enter')
    await expect(customChip).toContainText('33,5 x 44 cm')
    await page.getByRole('button', { name: 'Tous les formats' }).click()
    await dialog.getByRole('button', { name: 'Format sur mesure' }).click()
    await expect(dialog.getByRole('textbox', { name: 'Largeur (cm)' })).toHaveValue('33,5')
    await page.keyboard.press('Escape')
    await template.backToStandard.click()
    await expect(template.backToStandard).toHaveCount(0)
    expect(await template.chosen()).toMatchObject({ size: '75 x 50' })

    await customChip.click()
    await template.typeCustomSize('60,1', '39.9')
    await apply.click()
    await expect(customChip).toHaveAttribute('aria-pressed', 'false')
    expect(await template.chosen()).toMatchObject({ size: '60 x 40' })

    await page.route('**/api/customXml?*', (route) => route.fulfill({ status: 500 }))
    await customChip.click()
    await template.typeCustomSize('61', '41')
    await apply.click()
    await expect(dialog).toBeHidden()
    expect(await template.chosen()).toMatchObject({ size: '60 x 40' })
    await expect(customChip).toHaveAttribute('aria-pressed', 'false')
    expect(await reportedEvents(page)).toEqual(['custom-size-failure'])
    await page.unroute('**/api/customXml?*')
  })

  await test.step('a canvas and no preference put the margin back', async () => {
    await template.open('gen-single')
    const { value, more } = template.control('Marge')
    const steps: readonly [material: string, margin: string, presses: number, top: string][] = [
      ['Poster', '0,5 cm', 3, '2 cm'],
      ['Toile 2 cm', '0 cm', 9, '4,5 cm'],
      ['Toile 4 cm', '4,5 cm', 5, '7 cm'],
      ['Aluminium', '2 cm', 0, '2 cm'],
      ['Toile 4 cm', '0 cm', 2, '1 cm'],
      ['Sans préférence', '0,5 cm', 3, '2 cm'],
    ]
    for (const [material, margin, presses, top] of steps) {
      await template.choose(template.materials, material)
      await expect(value).toHaveText(margin)
      for (let press = 0; press < presses; press++) await more.click()
      await expect(value).toHaveText(top)
    }
  })

  await test.step('everything can be done from the keyboard', async () => {
    await template.open('gen-alleven')
    await template.sizes.locator('input:checked').focus()
    await page.keyboard.press('ArrowRight')
    expect(await template.chosen()).toMatchObject({ size: '60 x 30' })

    await page.keyboard.press('Tab')
    await expect(template.customChip).toBeFocused()
    await page.keyboard.press('Enter')
    // Keys go to the focused element; the dialog takes the focus a moment after it is visible.
    await expect(template.dialog).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(template.dialog).toHaveCount(0)
    await expect(template.customChip).toBeFocused()

    const { field, more } = template.control('Colonnes')
    await more.focus()
    await expect(more).toBeFocused()
    for (let press = 0; press < 12; press++) await page.keyboard.press('Enter')
    await expect(field).toHaveValue('12')
    await expect(more).toBeFocused()
    await expect(more).toBeDisabled()

    await template.materials.locator('input:checked').focus()
    await page.keyboard.press('ArrowDown')
    expect(await template.chosen()).toMatchObject({ material: 'Poster' })
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Créez votre collage', exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/editer')
  })
})

const SQUARE = (least: number) => `Un format carré convient : largeur et hauteur égales, de ${least} à 100 cm.`
const RATIO = 'Ce format ne se divise pas en photos carrées.'

/** Sizes as typed; a text is the warning, none means that the size can be taken. */
const CUSTOM_RULES: readonly [design: string, sizes: readonly [string, string, string?][]][] = [
  [
    'heart',
    [
      ['29', '29', SQUARE(30)],
      ['50', '51', SQUARE(30)],
      ['50,2', '49.8'],
      ['101', '101', SQUARE(30)],
    ],
  ],
  [
    'scrambled',
    [
      ['19', '19', SQUARE(20)],
      ['50', '52', SQUARE(20)],
      ['50,5', '50'],
      ['100,5', '100', SQUARE(20)],
    ],
  ],
  [
    'mosaicinsta',
    [
      ['60', '41', RATIO],
      ['19', '19', RATIO],
      ['70', '50'],
    ],
  ],
  [
    'numberyear',
    [
      ['19', '50', SQUARE(30)],
      ['140', '20'],
      ['140', '101', SQUARE(30)],
    ],
  ],
  [
    'mosaic1',
    [
      ['140', '19,7', 'Chaque côté'],
      ['140', '20,2'],
      ['101', '101', 'Chaque côté'],
      ['', '50', 'Chaque côté'],
    ],
  ],
]

test('a design has its own rules for sizes and numbers', async ({ page }) => {
  const template = new TemplatePage(page)
  await test.step('each design has its own rule for custom sizes, and its own warning', async () => {
    for (const [index, [design, sizes]] of CUSTOM_RULES.entries()) {
      await (index === 0 ? template.open(`gen-${design}`) : template.goOn(`gen-${design}`))
      await template.customChip.click()
      for (const [width, height, warning] of sizes) {
        await template.typeCustomSize(width, height)
        if (warning) await expect(template.dialog.getByRole('alert')).toContainText(warning)
        await expect(template.applyCustomSize()).toBeEnabled({ enabled: !warning })
      }
      await page.keyboard.press('Escape')
      await expect(template.dialog).toHaveCount(0)
    }
  })

  await test.step('of a square one side is enough to say', async () => {
    await template.goOn('gen-heart')
    await template.customChip.click()
    await template.dialog.getByRole('textbox', { name: 'Largeur (cm)' }).fill('45')
    await expect(template.dialog.getByRole('textbox', { name: 'Hauteur (cm)' })).toHaveValue('45')
    await expect(template.applyCustomSize()).toBeEnabled()
    await page.keyboard.press('Escape')
  })

  await test.step('the number designs hide margin and tilting where they mean nothing, and take digits alone', async () => {
    await template.goOn('gen-number')
    const labels = async () => (await template.controls()).map((each) => each.split(':')[0])
    await expect(template.control('Marge').row).toHaveCount(0)
    for (const text of ['Grand titre et sous-titre en bas', 'Sans texte']) {
      await template.control('Texte').more.click()
      await expect(template.control('Texte').value).toHaveText(text)
    }
    expect(await labels()).toEqual(['Nombre', 'Style des chiffres', 'Photos inclinées', 'Texte', 'Marge'])
    await template.control('Style des chiffres').less.click()
    await expect(template.control('Style des chiffres').value).toHaveText('Photos entières')
    expect(await labels()).toEqual(['Nombre', 'Style des chiffres', 'Texte', 'Marge'])

    const { field } = template.control('Nombre')
    await field.fill('a12b34')
    await expect(field).toHaveValue('123')
    await field.fill('')
    await field.blur()
    await expect(field).toHaveValue('123')

    await template.goOn('gen-numberdate')
    const date = template.control('Date').field
    await date.press('Control+a')
    await date.pressSequentially('01056')
    await expect(date).toHaveValue('0105')
    await date.blur()
    await expect(date).toHaveValue('0105')
  })

  await test.step('tiles have a number and no size; an unknown template leads back to the others', async () => {
    await template.goOn('gen-tiles')
    await expect(template.sizes).toHaveCount(0)
    await expect(template.orientations).toHaveCount(0)
    await expect(template.customChip).toHaveCount(0)
    expect(await template.names(template.materials)).toEqual([
      'Sans préférence',
      'Carreaux repositionnables',
      'Carreaux permanents',
    ])
    await expect(page.getByText('3 x 3 carreaux de 18 x 18 cm')).toBeVisible()
    await template.control('Colonnes').more.click()
    await expect(page.getByText('4 x 3 carreaux de 18 x 18 cm')).toBeVisible()

    await page.goto('/ontwerp/basic/no-such-template')
    await expect(page).toHaveURL('/keuze')
    const notice = page.getByText('Ce modèle n’existe plus. Choisissez-en un autre.')
    await expect(notice).toBeInViewport()
    // The hint is shown only once.
    await page.getByRole('link', { name: 'Moderne', exact: true }).click()
    await expect(page).toHaveURL('/keuze/theme:modern')
    await expect(notice).toBeHidden()
  })
})

test('a change of language changes nothing else', async ({ page }) => {
  const template = new TemplatePage(page)
  await test.step('the style ernst counts once, whatever comes after', async () => {
    await page.goto('/collage/basic/gen-alleven/ernst')
    const { field } = template.control('Rangées')
    await expect(field).toHaveValue('5')
    await template.control('Colonnes').more.click()
    await page.getByRole('button', { name: /^Langue/ }).click()
    await page.getByRole('button', { name: 'English' }).click()
    await expect(page.getByRole('heading', { name: 'Harmony' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Rows' })).toHaveValue('5')
    await expect(page.getByRole('textbox', { name: 'Columns' })).toHaveValue('4')
    await page.getByRole('link', { name: /^1/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('textbox', { name: 'Rows' })).toHaveValue('5')
    await expect(page.getByRole('textbox', { name: 'Columns' })).toHaveValue('4')
  })

  await test.step('a change of language keeps what is chosen', async () => {
    await page.goto('/ontwerp/basic/gen-alleven?lang=fr')
    await expect(template.materials).toBeVisible()
    await template.choose(template.sizes, '90 x 60')
    await template.choose(template.materials, 'Aluminium')
    await template.control('Marge').more.click()
    await page.getByRole('button', { name: /^Langue/ }).click()
    await page.getByRole('button', { name: 'Deutsch' }).click()
    await expect(page.getByRole('button', { name: 'Gestalten Sie Ihre Collage', exact: true })).toBeVisible()
    await expect(page.getByText('90 x 60 cm · Aluminium')).toBeVisible()
    await expect(page.getByRole('group', { name: 'Rand' }).getByRole('status')).toHaveText('0,6 cm')
  })
})

test('the live preview is painted anew with every change, and leads to the editor and back', async ({ page }) => {
  const template = new TemplatePage(page)
  await template.open('gen-heart')
  const picture = () => template.canvas.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL('image/jpeg', 0.5))
  await expect.poll(async () => (await picture()).length).toBeGreaterThan(20_000)
  await page.waitForLoadState('networkidle')
  for (const label of ['Disposition', 'Photos inclinées', 'Texte', 'Marge']) {
    const before = await picture()
    await template.control(label).more.click()
    await expect.poll(picture, { message: label }).not.toBe(before)
  }

  await expect(page.getByRole('button', { name: 'Créez votre collage', exact: true })).toBeVisible()
  await template.preview.click()
  await expect(page).toHaveURL('/editer')
  await page.getByRole('link', { name: 'Retour' }).click()
  await expect(page).toHaveURL('/ontwerp/basic/gen-heart')
  const editCurrent = page.getByRole('button', { name: 'Modifier le modèle actuel', exact: true })
  await expect(editCurrent).toBeVisible()
  await expect(template.control('Photos inclinées').value).toHaveText('Oui')
  // There is a current template, though nothing is in it yet: another one is no new collage either.
  await template.open('gen-alleven')
  await expect(editCurrent).toBeVisible()
})

test('the page belongs to the current collage: after a reload, after undo, and in another template', async ({
  page,
}) => {
  const template = new TemplatePage(page)
  const editCurrent = page.getByRole('button', { name: 'Modifier le modèle actuel', exact: true })
  const back = page.getByRole('link', { name: 'Revenir à mon collage sans rien changer' })
  const photo = slot(page, 'img1')
  await template.open('gen-alleven')
  await template.choose(template.sizes, '75 x 50')
  await template.choose(template.materials, 'Verre acrylique')
  for (let step = 0; step < 2; step++) await template.control('Texte').more.click()
  await page.getByRole('button', { name: 'Créez votre collage', exact: true }).click()
  await expect(photo).toBeVisible()
  await dropFiles(page, { name: 'plage.jpg', buffer: quarteredJpeg(1200, 900) }, ['img1'])
  await expect(photo).toHaveAccessibleName(/plage\.jpg/)
  const editor = new EditorPage(page)
  await editor.title.click()
  await editor.dialog.getByRole('textbox', { name: 'Titre', exact: true }).fill('Notre été')
  await editor.dialog.getByRole('button', { name: 'Modifier le texte' }).click()
  await expect(page.getByText('Gardé sur cet appareil')).toBeVisible()

  const design = page.getByRole('link', { name: 'Modifier le modèle et le format' })
  await design.click()
  await template.control('Rangées').more.click()
  await editCurrent.click()
  await expect(slot(page, 'img15')).toBeVisible()
  await editor.undo.click()
  await design.click()
  await expect(template.control('Rangées').field).toHaveValue('4')
  await editor.page.goBack()
  await editor.redo.click()
  await design.click()
  await expect(template.control('Rangées').field).toHaveValue('5')
  // A choice that was only tried is not kept.
  await template.control('Rangées').more.click()
  await back.click()
  await expect(slot(page, 'img15')).toBeVisible()
  await expect(slot(page, 'img18')).toHaveCount(0)
  await design.click()
  await expect(template.control('Rangées').field).toHaveValue('5')

  await page.reload()
  await expect(editCurrent).toBeVisible()
  await expect(template.control('Rangées').field).toHaveValue('5')
  await back.click()
  await expect(page).toHaveURL('/editer')
  await expect(photo).toHaveAccessibleName(/plage\.jpg/)

  await page.goto('/ontwerp/basic/gen-heart')
  await expect(editCurrent).toBeVisible()
  await page.goto('/ontwerp/basic/gen-onelarge')
  await expect(editCurrent).toBeVisible()
  expect(await template.chosen()).toMatchObject({ size: '75 x 50', material: 'Verre acrylique' })
  await editCurrent.click()
  await expect(photo).toHaveAccessibleName(/plage\.jpg/)
  await expect(editor.title).toBeVisible()
})

test('a drawn template has no controls, and a narrow window keeps preview and button in sight', async ({ page }) => {
  const template = new TemplatePage(page)
  await test.step('under 700 px the preview stays pinned above the panel, and the main button below', async () => {
    await template.open('gen-alleven')
    for (const [width, height, wall] of [
      [699, 900, 300],
      [390, 700, 253],
      [320, 560, 113],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.mouse.wheel(0, -4000)
      await expect.poll(async () => (await template.preview.boundingBox())?.height).toBe(wall)
      await template.materials.getByText('Poster').scrollIntoViewIfNeeded()
      await page.mouse.wheel(0, 2000)
      // The wall may lose some height to the controls, but the piece on it stays whole.
      await expect(template.canvas).toBeInViewport({ ratio: 1 })
      const bar = await page.getByRole('banner').boundingBox()
      expect((await template.canvas.boundingBox())?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
      await expect(page.getByRole('button', { name: 'Créez votre collage', exact: true })).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
    // A phone held sideways has room beside the preview, as a wider window has.
    for (const { width, height } of [WINDOWS['phone on its side'], { width: 700, height: 900 }]) {
      await page.setViewportSize({ width, height })
      await page.mouse.wheel(0, -2000)
      await expect
        .poll(async () => (await page.getByRole('heading', { level: 1 }).boundingBox())?.x)
        .toBeGreaterThan(width / 2)
      await expect(template.preview).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('button', { name: 'Créez votre collage', exact: true })).toBeInViewport({ ratio: 1 })
    }
  })

  await page.setViewportSize(WINDOWS.desktop)

  await test.step('a drawn template shows its picture for every size and has no controls', async () => {
    await template.open('vintage-airmail', 'design')
    await expect(template.composition).toHaveCount(0)
    await expect(template.customChip).toHaveCount(0)
    // Over the small picture that is there first.
    const picture = template.preview.locator('img').last()
    const wall = await template.preview.boundingBox()
    for (const orientation of ['Portrait', 'Carré', 'Paysage']) {
      await template.choose(template.orientations, orientation)
      const { size } = await template.chosen()
      await expect(picture).toHaveAttribute('src', new RegExp(`/${size.replaceAll(' ', '')}\\.jpg$`))
      await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(200)
      const [width = 1, height = 1] = size.split(' x ').map(Number)
      const box = await picture.boundingBox()
      expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(width / height, 1)
      expect(box?.width).toBeLessThanOrEqual(wall?.width ?? 0)
      expect(box?.height).toBeLessThanOrEqual(wall?.height ?? 0)
    }
    await template.preview.click()
    await expect(page).toHaveURL('/editer')
  })
})
