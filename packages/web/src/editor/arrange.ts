import type { Pages } from '@collagerie/core/collage'
import type { AutofillPhoto } from '@collagerie/core/placement'
import { run, useDocument } from '../document/document-store.ts'
import { knowSeenParts } from '../painting/seen-parts.ts'
import { useLibrary } from '../photos/library-store.ts'
import type { Arranged, Arranging } from '../photos/seeing/arrange-photos.ts'
import { arrangeAway } from '../photos/workers/photo-work.ts'
import { useDesk } from './desk-store.ts'
import { fillable } from './fillable.ts'
import { lookedSoon } from './looked-soon.ts'

/** A sheet that is changed meanwhile is arranged as it then is, so often. */
const TRIES = 4

interface Circumstances {
  /** Which of the photos at hand, by the document as it is. */
  readonly wanted?: (pages: Pages) => (photo: Pick<AutofillPhoto, 'id'>) => boolean
  readonly step?: string
}

/**
 * Lays the photos of the page shown well, in one step, and says what came of it: nothing where the customer has gone on to
 * another page or collage, or has it done already.
 */
export async function arrange(
  way: Arranging['way'],
  { wanted = () => () => true, step }: Circumstances = {},
): Promise<Arranged | undefined> {
  if (useDesk.getState().isArranging) return undefined
  useDesk.setState({ isArranging: true })
  try {
    return await arrangeShown(way, wanted, step)
  } finally {
    useDesk.setState({ isArranging: false })
  }
}

async function arrangeShown(
  way: Arranging['way'],
  wanted: NonNullable<Circumstances['wanted']>,
  step: string | undefined,
): Promise<Arranged | undefined> {
  const { draftId, shown } = useDocument.getState()
  const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
  await lookedSoon(useLibrary.getState().order)
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const begun = useDocument.getState()
    const { collage, pages } = begun
    if (!collage || !pages || begun.draftId !== draftId || begun.shown !== shown) return undefined
    const { photos, order } = useLibrary.getState()
    const atHand = fillable(photos, order).filter(wanted(pages))
    const seen = await knowSeenParts(collage.template)
    const result = await arrangeAway({ way, collage, photos: atHand, seen, seed })
    if (useDocument.getState().collage !== collage) continue
    run(result.command, step, shown)
    return result
  }
  return undefined
}
