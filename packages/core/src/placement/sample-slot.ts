import { areaOf, type Rect } from '../geometry/index.ts'
import { type ImageLayer, photoBorderFacts, type Template } from '../template/index.ts'
import { middleArea } from './middle-area.ts'
import type { SeenCells } from './seen-part.ts'
import { visibleCells } from './visible-cells.ts'

/** A photo slot of a template that is filled with samples. */
export interface SampleSlot {
  readonly layer: ImageLayer
  /** The photo's box, inside the slot's border. */
  readonly box: Rect
  /** What can be seen of the box, if an outline or another slot cuts it. */
  readonly cells: SeenCells | undefined
  /** Whether it is what the eye sees first. */
  readonly isLarge: boolean
}

/** A slot this many times the median size is what the eye sees first. */
const HERO_SIZE = 2

export function slotsForSamples({ variation }: Template): readonly SampleSlot[] {
  const { layers, photoBorder = 0, photoBorderType } = variation
  const { inside } = photoBorderFacts(photoBorderType)
  const images = layers.filter((layer) => layer.kind === 'image')
  const hero = HERO_SIZE * middleArea(images)
  const boxes = new Map(
    images.map((layer) => {
      const { x, y, width, height } = layer
      return [layer, inside({ x, y, width, height }, layer.photoBorder ?? photoBorder)] as const
    }),
  )
  const cells = visibleCells(layers, boxes)
  return images.map((layer) => ({
    layer,
    box: boxes.get(layer) ?? layer,
    cells: cells.get(layer),
    isLarge: images.length === 1 || areaOf(layer) >= hero,
  }))
}
