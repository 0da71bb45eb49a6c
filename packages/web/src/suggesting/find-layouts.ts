import {
  type CatalogueTemplate,
  isGenerated,
  type Occasion,
  occasionsIn,
  templatesForCount,
} from '@collagerie/core/catalogue'
import { type Choice, carriedChoice, collageChoice, controlsOf, startChoice } from '@collagerie/core/choice'
import type { CollagePage } from '@collagerie/core/collage'
import { shopMargins } from '@collagerie/core/format'
import type { AutofillPhoto } from '@collagerie/core/placement'
import { digitOutlines } from '@collagerie/core/shapes'
import { type PhotoLayout, rankedLayouts } from '@collagerie/core/suggesting'
import { track } from '../analytics/analytics.ts'
import { useTabState } from '../navigation/tab-state.ts'
import type { TriedTemplate } from '../photos/analysis/try-template.ts'
import { tryInWorker } from '../photos/workers/photo-work.ts'
import { drawnTemplate } from './drawn-template.ts'

/** More than fit a screen or two are no help. */
const MOST_SHOWN = 12

/**
 * Tries the photos in every design, in the collage's format and material, and reports how many it has tried. The best
 * come first; what is drawn for an occasion comes last, unless it is one of those meant.
 */
export async function findLayouts(
  templates: readonly CatalogueTemplate[],
  page: CollagePage | undefined,
  photos: readonly AutofillPhoto[],
  onTried: (done: number, total: number) => void,
  signal: AbortSignal,
): Promise<readonly PhotoLayout[]> {
  const starts = tried(
    templates.filter(({ visible }) => visible),
    photos.length,
  ).flatMap((offered) => startOf(offered, page) ?? [])
  let done = 0
  onTried(done, starts.length)
  const found = await Promise.all(
    starts.map(async (choice) => {
      // If one design cannot be tried, the others still are.
      const layouts = await tryChoice(choice, photos)
        .then((each) => tryInWorker(each, signal))
        .catch((error: unknown) => {
          if (!signal.aborted) track('layout-failed', { design: choice.offered.id, message: String(error) })
          return []
        })
      done += 1
      if (!signal.aborted) onTried(done, starts.length)
      return layouts
    }),
  )
  const meant = new Set([...useTabState.getState().occasions, ...occasionsOf(templates, page)])
  return rankedLayouts(found.flat(), ({ choice }) => isForOtherOccasion(choice.offered, meant)).slice(0, MOST_SHOWN)
}

function occasionsOf(templates: readonly CatalogueTemplate[], page: CollagePage | undefined): readonly Occasion[] {
  return occasionsIn(templates.find(({ id }) => id === page?.choice.templateId)?.tags ?? [])
}

/** A fir tree is drawn for Christmas alone; a design of slots only suits any photos. */
function isForOtherOccasion({ source, tags }: CatalogueTemplate, meant: ReadonlySet<Occasion>): boolean {
  const drawnFor = isGenerated(source) ? [] : occasionsIn(tags)
  return drawnFor.length > 0 && !drawnFor.some((occasion) => meant.has(occasion))
}

/** Those the chooser lists for as many photos; where it has none, the designs, which adapt to the photos. */
function tried(templates: readonly CatalogueTemplate[], count: number): readonly CatalogueTemplate[] {
  const listed = templatesForCount(templates, count)
  return listed.length > 0 ? listed : templates.filter(({ source }) => isGenerated(source))
}

async function tryChoice(choice: Choice, photos: readonly AutofillPhoto[]): Promise<TriedTemplate> {
  if (!isGenerated(choice.offered.source))
    return { choice, photos, margins: shopMargins(), drawn: await drawnTemplate(choice) }
  const hasDigits = controlsOf(choice).some(({ type }) => type === 'input')
  return { choice, photos, margins: shopMargins(), ...(hasDigits && { digits: digitOutlines() }) }
}

function startOf(offered: CatalogueTemplate, page: CollagePage | undefined): Choice | undefined {
  if (!page) return startChoice(offered)
  return page.choice.templateId === offered.id ? collageChoice(offered, page) : carriedChoice(offered, page)
}
