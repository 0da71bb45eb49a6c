import type { CatalogueTemplate } from '@collagerie/core/catalogue'
import { type CollagePage, photoUses } from '@collagerie/core/collage'
import type { PictureSource } from '../painting/picture-source.ts'
import { createLibrary } from '../photos/library/create-library.ts'
import { photoWork } from '../photos/workers/photo-work.ts'
import { fetchSaved } from '../saving/load-collage.ts'
import { fetchOrdered } from './fetch-ordered.ts'
import { keepsFor, takeHandedOn } from './handed-on.ts'
import type { SavedFrom } from './saved-from.ts'

/** The part of an ordered collage that is shown: its first page, with the photos on it. */
export interface SavedPiece {
  readonly page: CollagePage
  readonly source: PictureSource
}

interface Held {
  readonly piece: Promise<SavedPiece>
  readonly leaving: AbortController
  holders: number
}

const held = new Map<string, Held>()

const keyOf = ({ kind, id }: SavedFrom) => `${kind} ${id}`

/**
 * Fetches a saved piece. Callers that hold the same piece share one fetch; a piece that failed or lacks a photo is
 * fetched again for the next caller. Its photos are released with the last of them.
 */
export function holdPiece(
  from: SavedFrom,
  templates: readonly CatalogueTemplate[],
): { readonly piece: Promise<SavedPiece>; readonly letGo: () => void } {
  const key = keyOf(from)
  const mine = held.get(key) ?? inherited(from) ?? begin(key, from, templates)
  mine.holders += 1
  return {
    piece: mine.piece,
    // Delayed, because an effect that runs again, as after a change of language, releases the piece and takes it in one
    // go.
    letGo: () => queueMicrotask(() => drop(from, mine)),
  }
}

/** An order that was just placed shows the collage of its checkout. */
function inherited(from: SavedFrom): Held | undefined {
  const id = from.kind === 'order' ? takeHandedOn(from.id) : undefined
  const mine = id === undefined ? undefined : held.get(keyOf({ kind: 'collage', id }))
  if (mine) held.set(keyOf(from), mine)
  return mine
}

function begin(key: string, from: SavedFrom, templates: readonly CatalogueTemplate[]): Held {
  const leaving = new AbortController()
  const loading = load(from, templates, leaving.signal)
  const mine: Held = { piece: loading.then(({ piece }) => piece), leaving, holders: 0 }
  held.set(key, mine)
  loading.then(
    ({ isWhole }) => isWhole || forget(mine),
    () => forget(mine),
  )
  return mine
}

function drop({ kind, id }: SavedFrom, mine: Held): void {
  mine.holders -= 1
  if (mine.holders > 0 || (kind === 'collage' && keepsFor(id, () => end(mine)))) return
  end(mine)
}

function end(mine: Held): void {
  if (mine.holders > 0) return
  mine.leaving.abort()
  forget(mine)
}

function forget(mine: Held): void {
  for (const [key, each] of held) if (each === mine) held.delete(key)
}

const FETCH = { collage: fetchSaved, order: fetchOrdered } as const

async function load({ kind, id }: SavedFrom, templates: readonly CatalogueTemplate[], signal: AbortSignal) {
  const { opened, photos } = await FETCH[kind](id, templates)
  signal.throwIfAborted()
  const [page] = opened.pages
  if (!page) throw new Error('There is no first page.')
  // A separate library: these photos must not appear in the customer's tray.
  const library = createLibrary({ ...photoWork, analyse: undefined })
  const uses = photoUses(page)
  const shown = photos.filter((photo) => uses.has(photo.id))
  signal.addEventListener('abort', () => {
    for (const photo of shown) library.failPhoto(photo.id, 'ERROR_NO_FILE_ACCESS')
  })
  await Promise.allSettled(
    shown.map(({ bytes, ...photo }) =>
      library.addStored({ ...photo, bytes: { ...bytes, open: (longSide) => bytes.open(longSide, signal) } }),
    ),
  )
  signal.throwIfAborted()
  const isWhole = shown.length === uses.size && shown.every((photo) => library.photoState(photo.id) === 'IMAGE')
  return { piece: { page, source: library.source }, isWhole }
}
