import { expect, it } from 'vitest'
import type { ClipLayer, ImageLayer } from '../template/index.ts'
import { visibleCells } from './visible-cells.ts'

const BOX = { x: 0, y: 0, width: 12, height: 12 }
const CELLS = 144

const photo = (slot: string): ImageLayer => ({ kind: 'image', slot, ...BOX, rotation: 0, printMargin: 0 })

/** A clip that leaves the left part of the sheet, this wide. */
function clip(slot: string, state: 'start' | 'end', width: number): ClipLayer {
  const path = `M0 0H${width}V12H0Z`
  return { kind: 'clip', slot, state, ...BOX, viewportWidth: 12, viewportHeight: 12, path }
}

it('a photo is seen where all the clips around it leave it, however deep they are nested', () => {
  const photos = ['before', 'outer', 'inner', 'outer again', 'after'].map(photo)
  const [before, outer, inner, again, after] = photos
  if (!before || !outer || !inner || !again || !after) throw new Error('Five photos.')
  const layers = [
    before,
    clip('half', 'start', 6),
    outer,
    clip('third', 'start', 4),
    inner,
    clip('third', 'end', 4),
    again,
    clip('half', 'end', 6),
    after,
  ]
  const cells = visibleCells(layers, new Map(photos.map((layer) => [layer, BOX])))
  const shown = photos.map((layer) => cells.get(layer)?.counts.at(-1) ?? CELLS)
  expect(shown).toEqual([CELLS, CELLS / 2, CELLS / 3, CELLS / 2, CELLS])
})
