import type { Art } from '@collagerie/core/art'
import type { SeenParts } from '@collagerie/core/edit'
import type { Template } from '@collagerie/core/template'
import { hidesParts, type Surface, seenMap, seenParts, seenSteps } from '@collagerie/painter'
import { surface } from './surface.ts'
import { hasTrustedPixels } from './trusted-pixels.ts'

const TOOLS = { platform: { path: (data: string) => new Path2D(data) }, makeSurface: offscreen }

/** The visible parts of a template's slots, computed without a page. Generated templates have no drawings. */
export function seenInWorker(template: Template, artOf: (url: string) => Art | undefined = () => undefined): SeenParts {
  const isCut = hidesParts(template) && hasTrustedPixels()
  return seenParts(template, isCut ? seenMap(seenSteps(template, artOf), template.format, TOOLS) : undefined)
}

function offscreen(width: number, height: number): Surface {
  const { canvas: image, ctx } = surface(width, height)
  return { image, ctx }
}
