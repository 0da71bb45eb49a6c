import { type Collage, type CollagePage, photoUses } from '@collagerie/core/collage'
import { apply, type Command } from '@collagerie/core/edit'
import type { AutofillPhoto } from '@collagerie/core/placement'
import { track } from '../analytics/analytics.ts'
import { newStepKey, run, useDocument } from '../document/document-store.ts'
import { loadSeenParts } from '../painting/seen-parts.ts'
import { analysedSoon } from '../photos/analysed-soon.ts'
import type { Arranged, Arranging } from '../photos/analysis/arrange-photos.ts'
import { fillable } from '../photos/fillable.ts'
import { useLibrary } from '../photos/library-store.ts'
import { arrangeInWorker } from '../photos/workers/photo-work.ts'
import { atMost } from '../ui/at-most.ts'
import { showSheetToast } from '../ui/toast-queue.ts'
import { noteArranging, useEditorUi } from './editor-ui-store.ts'

/** How often a page is arranged again because it changed meanwhile. */
const TRIES = 4

/** Selects the available photos by the present document. */
type Wanted = (pages: Collage) => (photo: Pick<AutofillPhoto, 'id'>) => boolean

interface ArrangeOptions {
  readonly wanted?: Wanted
  readonly step?: string
  /**
   * The page before its layout was changed. Photos are arranged from it, so that the layouts tried in between make no
   * difference.
   */
  readonly before?: CollagePage
}

const inTurn = atMost(1)

/**
 * Arranges the photos of the shown page in one step and returns the result: nothing if the customer has moved on
 * meanwhile or has already done it. A refit waits for its turn instead of being dropped, since the customer does not
 * ask for it twice.
 */
export async function arrange(way: Arranging['way'], options: ArrangeOptions = {}): Promise<Arranged | undefined> {
  if (way !== 'refit' && useEditorUi.getState().arranging) return undefined
  return inTurn(() => arrangeAlone(way, options))
}

async function arrangeAlone(way: Arranging['way'], options: ArrangeOptions): Promise<Arranged | undefined> {
  noteArranging(way)
  try {
    return await arrangeShown(way, options)
  } catch (error) {
    track('arrange-failed', { way, message: String(error) })
    showSheetToast('editor.arrangeFailed', { tone: 'urgent' })
    return undefined
  } finally {
    noteArranging(undefined)
  }
}

async function arrangeShown(
  way: Arranging['way'],
  { wanted = () => () => true, step = newStepKey(), before }: ArrangeOptions,
): Promise<Arranged | undefined> {
  const asked = useDocument.getState()
  const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
  await analysedSoon(photosFor(wanted, asked.pages ?? []).map(({ id }) => id))
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const { page, pages, history } = useDocument.getState()
    if (!page || !pages || !isStillWanted(asked)) return undefined
    // Whoever has done something else since the sheet was laid out anew wants no photo moved.
    if (before && history?.step !== step) return undefined
    const photos = photosFor(wanted, pages)
    const seen = await loadSeenParts(page.template)
    const was = before && { template: before.template, seen: await loadSeenParts(before.template) }
    const first = before ? [laidOutFrom(before, page)] : []
    const laidOut = first.reduce<CollagePage>((now, command) => apply(now, command), page)
    const result = await arrangeInWorker({ way, page: laidOut, photos, seen, seed, before: was })
    if (useDocument.getState().page !== page || !areAllAtHand(photos)) continue
    for (const command of [...first, ...result.commands]) run(command, step, asked.shown)
    return result
  }
  throw new Error(`the sheet changed ${TRIES} times meanwhile`)
}

function laidOutFrom(before: CollagePage, { choice, template }: CollagePage): Command {
  return { kind: 'change template', choice, template, from: before }
}

function photosFor(wanted: Wanted, pages: Collage): readonly AutofillPhoto[] {
  const { photos, order } = useLibrary.getState()
  return fillable(photos, order).filter(wanted(pages))
}

function areAllAtHand(chosen: readonly AutofillPhoto[]): boolean {
  const { photos } = useLibrary.getState()
  return chosen.every(({ id }) => photos[id]?.state === 'IMAGE')
}

/** A customer who undoes a step, removes photos or opens another sheet meanwhile has changed their mind. */
function isStillWanted(asked: ReturnType<typeof useDocument.getState>): boolean {
  const now = useDocument.getState()
  if (!asked.page || !now.page) return false
  if (now.draftId !== asked.draftId || now.shown !== asked.shown) return false
  if (now.page.template !== asked.page.template) return false
  if ((now.history?.past.length ?? 0) < (asked.history?.past.length ?? 0)) return false
  return placedCount(now.page) >= placedCount(asked.page)
}

function placedCount(page: Collage[number]): number {
  return [...photoUses(page).values()].reduce((sum, uses) => sum + uses, 0)
}
