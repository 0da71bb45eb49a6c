import { type Collage, writeCollageXml } from '@collagerie/core/collage'
import { toSavedCollage } from '@collagerie/core/saving'
import { EDITOR_ID, EDITOR_VERSION, saveAnswerSchema } from '@collagerie/protocol'
import { safeParse } from 'valibot'
import { post } from '../calls/calls.ts'
import type { useDocument } from '../document/document-store.ts'
import { originalIn } from '../document/original-in.ts'
import { useLibrary } from '../photos/library-store.ts'
import { unplacedOnServer } from './unplaced-photos.ts'

/**
 * The document data sent with the pages: as they were at the start of the save, even if another collage is open at its
 * end.
 */
export type AboutPages = Pick<ReturnType<typeof useDocument.getState>, 'savedId' | 'draftId' | 'opened'>

interface AboutSave extends AboutPages {
  /** The photos without a slot that it does not list. */
  readonly leftOut: readonly string[]
  readonly screenshot: string
  readonly isForOrder: boolean
}

/**
 * Returns the id in the server's answer, if any. A new collage is sent under its draft's id, so that it is created only
 * once.
 */
export async function postCollage(
  pages: Collage,
  { savedId, draftId, opened, leftOut, screenshot, isForOrder }: AboutSave,
  signal: AbortSignal,
): Promise<string | undefined> {
  const library = useLibrary.getState()
  const { photos, order } = library
  const isNamed = (id: string) => !leftOut.includes(id)
  const offered = new Set(order.filter(isNamed))
  const saved = toSavedCollage(pages, {
    screenshot,
    storedId: (id) => photos[id]?.serverId ?? id,
    originalOf: (id) => originalIn(photos, id),
    isOffered: (id) => offered.has(id),
    order,
    unplaced: unplacedOnServer(pages, library).filter(isNamed),
    opened,
  })
  const answer = await post(
    '/api/save?format=json',
    {
      collagexml: writeCollageXml(saved),
      editor: EDITOR_ID,
      editor_version: EDITOR_VERSION,
      fororder: isForOrder,
      templateid: pages[0]?.choice.templateId ?? '',
      ...(savedId === undefined ? { requestkey: draftId } : { collageid: savedId }),
    },
    signal,
  )
  const { output, success } = safeParse(saveAnswerSchema, answer)
  return success && output.collageid !== '' ? output.collageid : undefined
}
