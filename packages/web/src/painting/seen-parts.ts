import type { SeenParts } from '@collagerie/core/edit'
import type { Template } from '@collagerie/core/template'
import { hidesParts, seenMap, seenParts, seenSteps } from '@collagerie/painter'
import { artOf, loadArt } from './art-store.ts'
import { browserPlatform } from './browser-platform.ts'
import { browserSurface } from './browser-surface.ts'
import { hasTrustedPixels } from './trusted-pixels.ts'

/** Fine enough that a slot of a full sheet has a few pixels for each of its cells. */
const LONG_SIDE_PX = 700

const known = new WeakMap<Template, SeenParts>()

/** The visible parts of a template's slots, once everything that covers them is loaded. */
export async function loadSeenParts(template: Template): Promise<SeenParts> {
  // A drawing that cannot be loaded is not painted either.
  if (!known.has(template) && hidesParts(template)) await loadArt(template).catch(() => undefined)
  const parts = known.get(template) ?? partsOf(template)
  known.set(template, parts)
  return parts
}

/** The visible parts as far as known; otherwise only the sheet's edges cut the slots. */
export function knownSeenParts(template: Template): SeenParts {
  return known.get(template) ?? seenParts(template, undefined)
}

function partsOf(template: Template): SeenParts {
  if (!hidesParts(template) || !hasTrustedPixels()) return seenParts(template, undefined)
  const tools = { platform: browserPlatform, makeSurface: browserSurface }
  return seenParts(template, seenMap(seenSteps(template, artOf), template.format, tools, LONG_SIDE_PX))
}
