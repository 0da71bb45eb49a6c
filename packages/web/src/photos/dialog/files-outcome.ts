import type { LibraryPhoto } from '../library/library-photo.ts'

export type FilesOutcome =
  | { readonly kind: 'select'; readonly id: string }
  | { readonly kind: 'many'; readonly ids: readonly string[] }
  | { readonly kind: 'nothing' }

/**
 * A single file goes into the slot it was chosen for. Several files are only added; the tile of an unusable one
 * explains itself.
 */
export function filesOutcome(chosen: number, photos: readonly LibraryPhoto[]): FilesOutcome {
  const ids = photos.filter((photo) => photo.state === 'IMAGE').map((photo) => photo.id)
  const [first] = ids
  if (first === undefined) return { kind: 'nothing' }
  return chosen === 1 ? { kind: 'select', id: first } : { kind: 'many', ids }
}
