import { type CatalogueTemplate, isGenerated } from '@collagerie/core/catalogue'
import { type Choice, carriedChoice, collageChoice, startChoice } from '@collagerie/core/choice'
import type { Collage } from '@collagerie/core/collage'
import type { AutofillPhoto } from '@collagerie/core/placement'
import { type PhotoLayout, rankedLayouts } from '@collagerie/core/quality'
import { tryAway } from '../photos/workers/photo-work.ts'

/** More than fit a screen or two are no help. */
const MOST_SHOWN = 12

/** Tries photos in every design, as large and on what the collage is, and says how many were tried. The best come first. */
export async function findLayouts(
  templates: readonly CatalogueTemplate[],
  collage: Collage | undefined,
  photos: readonly AutofillPhoto[],
  onTried: (done: number, total: number) => void,
  signal: AbortSignal,
): Promise<readonly PhotoLayout[]> {
  const starts = templates.flatMap((offered) => startOf(offered, collage) ?? [])
  let done = 0
  onTried(done, starts.length)
  const found = await Promise.all(
    starts.map(async (choice) => {
      // One design that cannot be tried leaves all the others.
      const layouts = await tryAway({ choice, photos }, signal).catch(() => [])
      done += 1
      if (!signal.aborted) onTried(done, starts.length)
      return layouts
    }),
  )
  return rankedLayouts(found.flat()).slice(0, MOST_SHOWN)
}

function startOf(offered: CatalogueTemplate, collage: Collage | undefined): Choice | undefined {
  if (!isGenerated(offered.source) || !offered.visible) return undefined
  if (!collage) return startChoice(offered)
  return collage.choice.templateId === offered.id ? collageChoice(offered, collage) : carriedChoice(offered, collage)
}
