import { type CatalogueTemplate, isGenerated, matchesFilter, photoCountFilter } from '@collagerie/core/catalogue'
import { type Choice, carriedChoice, collageChoice, controlsOf, startChoice } from '@collagerie/core/choice'
import type { Collage } from '@collagerie/core/collage'
import { shopMargins } from '@collagerie/core/format'
import type { AutofillPhoto } from '@collagerie/core/placement'
import { type PhotoLayout, rankedLayouts } from '@collagerie/core/quality'
import { digitOutlines } from '@collagerie/core/shapes'
import { track } from '../analytics/analytics.ts'
import type { TriedTemplate } from '../photos/analysis/try-template.ts'
import { tryAway } from '../photos/workers/photo-work.ts'
import { drawnTemplate } from './drawn-template.ts'

/** More than fit a screen or two are no help. */
const MOST_SHOWN = 12

/**
 * Tries the photos in every design, in the collage's format and material, and reports how many it has tried. The best
 * come first.
 */
export async function findLayouts(
  templates: readonly CatalogueTemplate[],
  collage: Collage | undefined,
  photos: readonly AutofillPhoto[],
  onTried: (done: number, total: number) => void,
  signal: AbortSignal,
): Promise<readonly PhotoLayout[]> {
  const starts = templates
    .filter((offered) => offered.visible && canHold(offered, photos.length))
    .flatMap((offered) => startOf(offered, collage) ?? [])
  let done = 0
  onTried(done, starts.length)
  const found = await Promise.all(
    starts.map(async (choice) => {
      // If one design cannot be tried, the others still are.
      const layouts = await tryChoice(choice, photos)
        .then((each) => tryAway(each, signal))
        .catch((error: unknown) => {
          if (!signal.aborted) track('layout-failed', { design: choice.offered.id, message: String(error) })
          return []
        })
      done += 1
      if (!signal.aborted) onTried(done, starts.length)
      return layouts
    }),
  )
  return rankedLayouts(found.flat()).slice(0, MOST_SHOWN)
}

/** A drawn template has a fixed number of slots; a design adapts to the photos. */
function canHold(offered: CatalogueTemplate, count: number): boolean {
  return isGenerated(offered.source) || matchesFilter(offered, photoCountFilter(count))
}

async function tryChoice(choice: Choice, photos: readonly AutofillPhoto[]): Promise<TriedTemplate> {
  if (!isGenerated(choice.offered.source))
    return { choice, photos, margins: shopMargins(), drawn: await drawnTemplate(choice) }
  const hasDigits = controlsOf(choice).some(({ type }) => type === 'input')
  return { choice, photos, margins: shopMargins(), ...(hasDigits && { digits: digitOutlines() }) }
}

function startOf(offered: CatalogueTemplate, collage: Collage | undefined): Choice | undefined {
  if (!collage) return startChoice(offered)
  return collage.choice.templateId === offered.id ? collageChoice(offered, collage) : carriedChoice(offered, collage)
}
