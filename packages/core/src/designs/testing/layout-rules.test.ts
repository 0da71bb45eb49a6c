import { describe, expect, it } from 'vitest'
import type { ImageLayer, Layer, Template } from '../../template/index.ts'
import { alleven } from '../alleven.ts'
import { generateTemplate } from '../generate.ts'
import {
  expectFilled,
  expectInsideFormat,
  expectLeastSide,
  expectNeighboursSpaced,
  expectNoOverlap,
  expectReadingOrder,
  expectSlotNames,
  expectTextClear,
  photosOf,
} from './layout-rules.ts'

const sound = generateTemplate(alleven, { format: { width: 50, height: 40 }, material: '', values: { hasText: 2 } })

/** The sound template with its fifth photo changed. */
function withFifth(change: Partial<ImageLayer>): Template {
  const layers = sound.variation.layers.map(
    (layer): Layer => (layer.kind === 'image' && layer.slot === 'img5' ? { ...layer, ...change } : layer),
  )
  return { ...sound, variation: { ...sound.variation, layers } }
}

const foot = Math.max(...photosOf(sound).map(({ y, height }) => y + height))
const area = { x: 0.5, y: 0.5, width: 49, height: foot - 0.5 }

describe('the layout rules notice', () => {
  it.each<[string, string, (template: Template) => void, Partial<ImageLayer>]>([
    ['a photo outside the format', 'leaves the format', expectInsideFormat, { x: 45 }],
    ['a corner turned out of the format', 'leaves the format', expectInsideFormat, { x: 0, rotation: 10 }],
    ['a wrong slot name', 'slot name', expectSlotNames, { slot: 'img7' }],
    ['a number that is none', 'number', expectSlotNames, { width: Number.NaN }],
    ['a slot without a centimetre inside its border', 'slot too small', expectLeastSide, { photoBorder: 4 }],
    ['a photo under the text', 'text on photo', expectTextClear, { y: 30 }],
    ['an overlap', 'overlap', (template) => expectNoOverlap({ photos: photosOf(template) }), { x: 10 }],
    [
      'a wrong gap',
      'neighbours not spaced',
      (template) => expectNeighboursSpaced({ photos: photosOf(template) }, 0.5),
      { x: 17.2 },
    ],
    ['a hole', 'not filled', (template) => expectFilled({ photos: photosOf(template) }, area, 0.5), { height: 3 }],
    ['a wrong order', 'reading order', (template) => expectReadingOrder({ photos: photosOf(template) }), { x: 40 }],
  ])('%s', (_, message, rule, change) => {
    expect(() => rule(sound)).not.toThrow()
    expect(() => rule(withFifth(change))).toThrow(message)
  })
})
