import type { SeenParts } from '@collagerie/core/edit'
import type { Template } from '@collagerie/core/template'
import { hidesParts, type Surface, seenMap, seenParts, seenSteps } from '@collagerie/painter'
import { surface } from './surface.ts'
import { hasTrustedPixels } from './trusted-pixels.ts'

const TOOLS = { platform: { path: (data: string) => new Path2D(data) }, makeSurface: offscreen }

/** What can be seen of a generated template's slots, found without a page. */
export function seenAway(template: Template): SeenParts {
  const map =
    hidesParts(template) && hasTrustedPixels()
      ? seenMap(
          seenSteps(template, () => undefined),
          template.canvas,
          TOOLS,
        )
      : undefined
  return seenParts(template, map)
}

function offscreen(width: number, height: number): Surface {
  const { canvas: image, ctx } = surface(width, height)
  return { image, ctx }
}
