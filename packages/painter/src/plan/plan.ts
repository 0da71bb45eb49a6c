import { type CollagePage, groundColour, grownIntoMargin, shapeColour } from '@collagerie/core/collage'
import { blockedCorners, materialMargin, sheetOf } from '@collagerie/core/format'
import type { Rect } from '@collagerie/core/geometry'
import type { Layer } from '@collagerie/core/template'
import { foldSteps } from './fold-steps.ts'
import type { PaintStep } from './paint-step.ts'
import { photoSteps } from './photo-steps.ts'
import type { PlanOptions } from './plan-options.ts'
import { clipStep, rimSteps } from './rim-step.ts'
import { textSteps } from './text-steps.ts'
import { wrapSteps } from './wrap-steps.ts'

/** The whole sheet as a flat list of steps: plain data, the same for screen, thumbnail, screenshot and print. */
export function plan(page: CollagePage, options: PlanOptions): PaintStep[] {
  const { template } = page
  const margin = materialMargin(page.choice.material)
  const body = template.variation.layers.flatMap((layer) => stepsOf(layer, page, options, margin))
  return [
    groundStep(page),
    ...body,
    ...foldSteps(page, options),
    ...wrapSteps(template.variation.borderMode, template.format, margin, body),
    ...frameSteps(page, margin),
    ...cornerSteps(page),
  ]
}

function groundStep(page: CollagePage): PaintStep {
  return {
    kind: 'field',
    color: groundColour(page),
    boxes: [{ ...sheetOf(page.template.format, page.choice.material), rotation: 0 }],
    circles: [],
  }
}

function stepsOf(layer: Layer, page: CollagePage, options: PlanOptions, margin: number): PaintStep[] {
  const { format } = page.template
  switch (layer.kind) {
    case 'shapeoverlay':
      return [
        {
          kind: 'field',
          color: shapeColour(page, layer),
          boxes: layer.rectangles.map((box) => ({ ...grownIntoMargin(box, format, layer.printMargin), rotation: 0 })),
          circles: layer.circles,
        },
      ]
    case 'clip':
      return layer.state === 'end' ? [...rimSteps(layer, page.template), { kind: 'release' }] : [clipStep(layer)]
    case 'image':
      return photoSteps(layer, page, options)
    case 'text':
      return textSteps(layer, page, options)
    case 'overlay': {
      const art = options.art(layer.url)
      return art
        ? [{ kind: 'art', art, box: { ...grownIntoMargin(layer, format, margin), rotation: layer.rotation } }]
        : []
    }
    // Painted last, over everything in the margin.
    case 'frame':
      return []
  }
}

/**
 * A template of the design `box`, and one with a `frame` layer, is framed as wide as the material margin, in the photo
 * border's colour.
 */
function frameSteps({ template, userdata, choice }: CollagePage, margin: number): PaintStep[] {
  const isFramed = template.design === 'box' || template.variation.layers.some(({ kind }) => kind === 'frame')
  if (margin === 0 || !isFramed) return []
  const { width, height } = template.format
  const sheet = sheetOf(template.format, choice.material)
  const upright = (box: Rect) => ({ ...box, rotation: 0 })
  return [
    {
      kind: 'field',
      color: userdata.photoBorderColor,
      boxes: [
        upright({ ...sheet, height: margin }),
        upright({ ...sheet, y: height, height: margin }),
        upright({ x: -margin, y: 0, width: margin, height }),
        upright({ x: width, y: 0, width: margin, height }),
      ],
      circles: [],
    },
  ]
}

function cornerSteps(page: CollagePage): PaintStep[] {
  const boxes = blockedCorners(page.template.format, page.choice.material)
  return boxes.length > 0 ? [{ kind: 'clear', boxes }] : []
}
