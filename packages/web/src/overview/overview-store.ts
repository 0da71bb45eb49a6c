import type { CollageListAnswer, ListedCollage } from '@collagerie/protocol'
import { create } from 'zustand'
import { track } from '../analytics/analytics.ts'
import { noteSignedIn } from '../calls/account-presence.ts'
import { isCallFailure } from '../calls/call-failure.ts'
import { rememberFormat } from '../navigation/known-format.ts'
import { materialWanted, rememberMaterialOfOrder } from '../order/material-of-order.ts'
import { PagedList } from '../ui/paged-list.ts'
import {
  deleteCollage,
  duplicateCollage,
  listCollages,
  renameCollage,
  restoreVersion,
  undeleteCollage,
} from './collage-calls.ts'

interface OverviewState {
  readonly phase: 'loading' | 'signed out' | 'failed' | 'ready'
  readonly collages: readonly ListedCollage[]
  /** Where the next page starts; empty when all are here. */
  readonly next: string
  readonly isLoadingMore: boolean
  /** Undefined until the server has answered. */
  readonly room: CollageListAnswer['room'] | undefined
  /** The owner of the collages; undefined until the server has answered. */
  readonly username?: string | undefined
}

const START: OverviewState = {
  phase: 'loading',
  collages: [],
  next: '',
  isLoadingMore: false,
  room: undefined,
  username: undefined,
}

/** Outlives the screen, since a toast on the next one may undo a deletion. */
export const useOverview = create<OverviewState>()(() => START)

const pages = new PagedList<ListedCollage>({
  ask: async (after) => {
    const { collages: items, next } = await listCollages(after)
    return { items, next }
  },
  idOf: ({ id }) => id,
  shown: () => ({ ...useOverview.getState(), items: useOverview.getState().collages }),
  show: ({ items: collages, next }) => useOverview.setState({ collages, next }),
  setLoadingMore: (isLoadingMore) => useOverview.setState({ isLoadingMore }),
})

export async function loadOverview(): Promise<void> {
  const isNewest = pages.begin()
  useOverview.setState(START)
  try {
    const page = await listCollages('')
    if (!isNewest()) return
    useOverview.setState({ ...page, phase: 'ready' })
    for (const collage of page.collages) rememberFormat(collage, collage.id)
    noteSignedIn()
  } catch (error) {
    if (isNewest()) fail(error)
  }
}

export function loadMore(): Promise<void> {
  return noticingSignOut(pages.more())
}

export async function rename(id: string, name: string): Promise<void> {
  replace(await noticingSignOut(renameCollage(id, name)))
}

export async function duplicate(id: string, name: string): Promise<ListedCollage> {
  const copy = await noticingSignOut(duplicateCollage(id, name))
  const original = useOverview.getState().collages.find((each) => each.id === id)
  // A copy has no order of its own to know it by.
  rememberMaterialOfOrder(copy.id, materialWanted(id, original?.order?.material) ?? '')
  useOverview.setState(({ collages }) => ({ collages: [copy, ...collages] }))
  return copy
}

export async function remove(id: string): Promise<void> {
  await noticingSignOut(deleteCollage(id))
  useOverview.setState(({ collages }) => ({ collages: collages.filter((each) => each.id !== id) }))
}

export async function undelete(id: string): Promise<ListedCollage> {
  const collage = await noticingSignOut(undeleteCollage(id))
  putInOrder(collage)
  return collage
}

export async function restore(id: string, version: number): Promise<void> {
  putInOrder(await noticingSignOut(restoreVersion(id, version)))
}

function signedOut(): void {
  pages.begin()
  useOverview.setState({ ...START, phase: 'signed out' })
}

function fail(error: unknown): void {
  if (isCallFailure(error, 'signInNeeded')) return signedOut()
  track('overview-failure', { message: String(error) })
  useOverview.setState({ ...START, phase: 'failed' })
}

/** Notices an ended session at the first failing call. */
async function noticingSignOut<Value>(call: Promise<Value>): Promise<Value> {
  const isNewest = pages.join()
  try {
    return await call
  } catch (error) {
    if (isCallFailure(error, 'signInNeeded') && isNewest()) signedOut()
    throw error
  }
}

function replace(collage: ListedCollage): void {
  useOverview.setState(({ collages }) => ({
    collages: collages.map((each) => (each.id === collage.id ? collage : each)),
  }))
}

/** Newest first, as the server lists them. */
function putInOrder(collage: ListedCollage): void {
  useOverview.setState(({ collages }) => ({
    collages: [...collages.filter(({ id }) => id !== collage.id), collage].toSorted((a, b) =>
      b.savedAt.localeCompare(a.savedAt),
    ),
  }))
}
