import { photoSlots } from '@collagerie/core/collage'
import { designFor, generateTemplate } from '@collagerie/core/designs'
import type { Template } from '@collagerie/core/template'

/** The input of both programs: a folder, a size such as 100x75, a grid and photos. */
export interface EvenSheet {
  readonly folder: string
  readonly size: string
  readonly template: Template
  /** One photo file for every slot. */
  readonly files: ReadonlyMap<string, string>
}

export function evenSheet([folder = '', size = '', grid = '', ...photos]: readonly string[]): EvenSheet {
  const [width = 0, height = 0] = size.split('x').map(Number)
  const values = { numberVert: Number(grid), numberHor: Number(grid) }
  const template = generateTemplate(designFor('alleven'), { format: { width, height }, material: 'POSTER', values })
  const files = new Map(photoSlots(template).map(({ slot }, index) => [slot, photos[index % photos.length] ?? '']))
  return { folder, size, template, files }
}
