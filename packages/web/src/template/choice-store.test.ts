// @vitest-environment happy-dom
import type { CatalogueTemplate } from '@collagerie/core/catalogue'
import { type Choice, chooseCustomSize, chooseMaterial, chooseSize, stepControl } from '@collagerie/core/choice'
import { beforeEach, expect, it } from 'vitest'
import { discardDocument, openTemplate, redoLast, undoLast } from '../document/document-store.ts'
import { templateOf } from '../document/template-of.ts'
import { offeredTemplate } from '../document/testing/offered-template.ts'
import { changeChoice, openChoice, useChoices } from './choice-store.ts'

const GRID = offeredTemplate('alleven')
const MOSAIC = offeredTemplate('mosaic1')

const shown = ({ id }: CatalogueTemplate) => useChoices.getState().choices[id]

/** Opens a page, changes something there and takes it into the editor. */
async function take(template: CatalogueTemplate, change: (choice: Choice) => Choice): Promise<void> {
  openChoice(template)
  changeChoice(template.id, change)
  const choice = shown(template)
  if (choice) openTemplate(choice, await templateOf(choice))
}

const moreRows = (choice: Choice) => stepControl(choice, 'numberHor', 1)

beforeEach(() => {
  discardDocument()
  useChoices.setState({ choices: {}, beside: {}, styled: new Set() })
})

it('the page of the collage shows what undo and redo have made of it', async () => {
  await take(GRID, (choice) => choice)
  await take(GRID, moreRows)
  expect(shown(GRID)?.values['numberHor']).toBe(5)
  undoLast()
  openChoice(GRID)
  expect(shown(GRID)?.values['numberHor']).toBe(4)
  redoLast()
  openChoice(GRID)
  expect(shown(GRID)?.values['numberHor']).toBe(5)
})

it('what was tried on the page of the collage and not taken is gone with the visit', async () => {
  await take(GRID, (choice) => choice)
  changeChoice(GRID.id, moreRows)
  openChoice(GRID)
  expect(shown(GRID)?.values['numberHor']).toBe(4)
})

it('another template opens in the format and on the material of the collage, and keeps what is tried there', async () => {
  openChoice(MOSAIC)
  changeChoice(MOSAIC.id, (choice) => stepControl(choice, 'numberVert', 1))
  const rows = shown(MOSAIC)?.values['numberVert']
  await take(GRID, (choice) => chooseMaterial(chooseSize(choice, '75x50'), 'PLEXI'))
  openChoice(MOSAIC)
  expect(shown(MOSAIC)).toMatchObject({ size: { id: '75x50' }, material: 'PLEXI', values: { numberVert: rows } })
  changeChoice(MOSAIC.id, (choice) => chooseSize(choice, '60x40'))
  openChoice(MOSAIC)
  expect(shown(MOSAIC)?.size.id).toBe('60x40')
})

it('a custom size knows its way back to the standard size it was left for', async () => {
  await take(GRID, (choice) => {
    const standard = chooseSize(choice, '60x40')
    return chooseCustomSize(standard, { width: 61, height: 41 }, { materials: [''], description: '' })
  })
  openChoice(GRID)
  expect(shown(GRID)).toMatchObject({ size: { width: 61 }, standardId: '60x40' })
})
