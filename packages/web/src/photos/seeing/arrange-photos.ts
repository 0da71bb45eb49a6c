import type { Collage } from '@collagerie/core/collage'
import { type CommandOf, fillCommand, repeatCommand, type SeenParts, shuffleCommand } from '@collagerie/core/edit'
import type { AutofillPhoto } from '@collagerie/core/placement'

/** How the photos of a sheet are arranged. */
export interface Arranging {
  readonly way: 'fill' | 'repeat' | 'shuffle'
  readonly collage: Collage
  readonly photos: readonly AutofillPhoto[]
  readonly seen: SeenParts
  readonly seed: number
}

export interface Arranged {
  readonly command: CommandOf<'fill'> | CommandOf<'shuffle'>
  /** Photos that got no slot. */
  readonly unused: readonly string[]
}

const ARRANGERS: Readonly<Record<Arranging['way'], (arranging: Arranging) => Arranged>> = {
  fill: ({ collage, photos, seen }) => fillCommand(collage, photos, seen),
  repeat: ({ collage, photos, seen }) => ({ command: repeatCommand(collage, photos, seen), unused: [] }),
  shuffle: ({ collage, photos, seen, seed }) => ({ command: shuffleCommand(collage, photos, seed, seen), unused: [] }),
}

export function arrangePhotos(arranging: Arranging): Arranged {
  return ARRANGERS[arranging.way](arranging)
}
