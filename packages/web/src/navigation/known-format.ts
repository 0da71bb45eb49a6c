import type { Size } from '@collagerie/core/geometry'
import { inStorage } from '../ui/in-storage.ts'
import { STORAGE_KEYS } from '../ui/storage-keys.ts'

const KEY = STORAGE_KEYS.formats
/** The collage open in this tab, which may have no id. */
const OPEN_COLLAGE = ''
/** As many as one page of an overview and a few more. */
const MOST_FORMATS = 100

type Ratios = readonly (readonly [id: string, ratio: number])[]

/** Stores a collage's proportions as long as the tab lives, so that its outline is right before it is loaded. */
export function rememberFormat({ width, height }: Size, id = OPEN_COLLAGE): void {
  const others = read().filter(([known]) => known !== id)
  // Without storage the outline waits for the collage.
  const kept = JSON.stringify([[id, width / height], ...others].slice(0, MOST_FORMATS))
  inStorage('tab', (storage) => storage.setItem(KEY, kept))
}

/** A collage's width-to-height ratio; undefined if this tab has not seen it yet. */
export function knownRatio(id = OPEN_COLLAGE): number | undefined {
  return read().find(([known]) => known === id)?.[1]
}

function read(): Ratios {
  const stored = inStorage('tab', (storage): unknown => JSON.parse(storage.getItem(KEY) ?? '[]'))
  return Array.isArray(stored) ? stored.filter(isRatio) : []
}

function isRatio(entry: unknown): entry is Ratios[number] {
  if (!Array.isArray(entry)) return false
  const [id, ratio]: unknown[] = entry
  return typeof id === 'string' && typeof ratio === 'number' && ratio > 0 && Number.isFinite(ratio)
}
