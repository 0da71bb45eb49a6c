import type { AheadHold } from '@collagerie/core/saving'
import { localCopy, onLocalCopy } from '../document/local-copy.ts'
import type { EditorState } from '../navigation/navigation-state.ts'
import { isSaving, useTabState } from '../navigation/tab-state.ts'
import { useLibrary } from '../photos/library-store.ts'
import { userActivity } from './user-activity.ts'

/** What the browser tells about its network connection, if anything. */
export interface Connection extends Partial<EventTarget> {
  readonly saveData?: boolean
  readonly type?: string
  readonly effectiveType?: string
}

const PAID_FOR: ReadonlySet<string | undefined> = new Set(['cellular', 'bluetooth', 'wimax'])
const SLOW: ReadonlySet<string | undefined> = new Set(['slow-2g', '2g', '3g'])

/** Whether the customer pays by volume, or the connection is too slow to share. */
export function isMetered(connection: Connection | undefined): boolean {
  return (
    connection !== undefined &&
    (connection.saveData === true || PAID_FOR.has(connection.type) || SLOW.has(connection.effectiveType))
  )
}

/** A dialog that may be about to save is open; photos sent now would get in its way. */
const SAVING: ReadonlySet<EditorState> = new Set(['save', 'order', 'want to quit', 'login for collage'])

/**
 * The reasons to hold photos back that nobody has asked for; `isWanted` tells whether a save waits for the one being
 * sent.
 */
export function aheadHolds(isWanted: () => boolean): Set<AheadHold> {
  const tab = useTabState.getState()
  const { photos } = useLibrary.getState()
  const isBusySaving = isSaving(tab) || SAVING.has(tab.editorState)
  const truths: Readonly<Record<AheadHold, boolean>> = {
    offline: !navigator.onLine,
    metered: isMetered(connectionNow()),
    saving: isBusySaving && !isWanted(),
    savingIt: isBusySaving && isWanted(),
    hidden: document.visibilityState === 'hidden',
    importing: Object.values(photos).some(({ state }) => state === 'LOADING'),
    keeping: localCopy() === 'keeping',
    handBusy: userActivity.isBusy,
    failedLately: false,
  }
  return new Set((Object.keys(truths) as AheadHold[]).filter((hold) => truths[hold]))
}

/** Calls back when one of the reasons may have changed. */
export function onAheadHolds(listener: () => void): void {
  useTabState.subscribe(listener)
  useLibrary.subscribe(listener)
  onLocalCopy(listener)
  userActivity.onChange(listener)
  for (const name of ['online', 'offline']) window.addEventListener(name, listener)
  document.addEventListener('visibilitychange', listener)
  connectionNow()?.addEventListener?.('change', listener)
}

function connectionNow(): Connection | undefined {
  return 'connection' in navigator ? (navigator.connection as Connection) : undefined
}
