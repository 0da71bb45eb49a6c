import type { Art } from '@collagerie/core/art'
import { type CollagePage, EMPTY_USERDATA } from '@collagerie/core/collage'
import { fillWithSamples } from '@collagerie/core/placement'
import type { Template } from '@collagerie/core/template'
import { paint, plan, sheetPixels } from '@collagerie/painter'
import { nodeMeasure, nodePlatform, surface } from '@collagerie/painter/node'
import type { Canvas } from '@napi-rs/canvas'
import type { SamplePictures } from './sample-pictures.ts'

export interface Rendering {
  readonly samples: SamplePictures
  /** Length of the longer side in pixels. */
  readonly longSide: number
  art(url: string): Art | undefined
  /** What stands in the text slots of the picture. */
  sampleText(slot: string): string
}

const measure = nodeMeasure()

/** The front of a template, filled with sample pictures, by the painter that also draws the editor and the print. */
export function renderTemplate(template: Template, rendering: Rendering): Canvas {
  const { samples } = rendering
  const page: CollagePage = {
    choice: { templateId: template.design, childTemplateId: '', material: template.material },
    template,
    userdata: { ...EMPTY_USERDATA, images: fillWithSamples(template, samples.photos, template.design) },
  }
  const scale = rendering.longSide / Math.max(template.format.width, template.format.height)
  const { left, top, width, height } = sheetPixels(template.format, 0, scale)
  const { canvas, ctx } = surface(width, height)
  const sizes = new Map(samples.photos.map((photo) => [photo.id, photo]))
  const steps = plan(page, {
    folded: 'covered',
    photoSize: (id) => sizes.get(id),
    art: rendering.art,
    measure,
    unwritten: { kind: 'sample', text: rendering.sampleText },
  })
  paint(ctx, steps, {
    view: { scale, left, top },
    platform: nodePlatform,
    pictures: (id) => samples.picture(id),
  })
  return canvas
}
