import type { CollagePage } from '@collagerie/core/collage'
import { paintMiniature } from '../../painting/miniature.ts'
import { librarySource } from '../../photos/library-store.ts'
import { atMost } from '../../ui/at-most.ts'
import { idleTime } from '../../ui/when-idle.ts'

/** Sharp on screens with two device pixels per pixel. */
const LOOK = { source: librarySource, longSide: 144, isSquare: false, quality: 0.8 } as const

const inTurn = atMost(1)

/** Paints small pictures of pages in idle time, one after the other. Returns nothing once cancelled. */
export function paintPage(page: CollagePage, signal: AbortSignal): Promise<Blob | undefined> {
  return inTurn(async () => {
    if (!signal.aborted) await idleTime()
    return signal.aborted ? undefined : paintMiniature(page, LOOK, signal)
  })
}
