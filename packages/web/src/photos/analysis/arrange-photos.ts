import type { CollagePage } from '@collagerie/core/collage'
import {
  type Command,
  fillCommand,
  refitCommands,
  repeatCommand,
  type SeenParts,
  shuffleCommand,
} from '@collagerie/core/edit'
import type { AutofillPhoto } from '@collagerie/core/placement'
import type { Template } from '@collagerie/core/template'

/** How the photos of a sheet are arranged. */
export interface Arranging {
  readonly way: 'fill' | 'repeat' | 'shuffle' | 'refit'
  readonly page: CollagePage
  readonly photos: readonly AutofillPhoto[]
  readonly seen: SeenParts
  readonly seed: number
  /** The sheet as it was before it was laid out anew. */
  readonly before?: { readonly template: Template; readonly seen: SeenParts } | undefined
}

export interface Arranged {
  /** One step, all together. */
  readonly commands: readonly Command[]
  /** Photos that got no slot. */
  readonly unused: readonly string[]
}

const ARRANGERS: Readonly<Record<Arranging['way'], (arranging: Arranging) => Arranged>> = {
  fill: ({ page, photos, seen }) => {
    const { command, unused } = fillCommand(page, photos, seen)
    return { commands: [command], unused }
  },
  repeat: ({ page, photos, seen }) => ({ commands: [repeatCommand(page, photos, seen)], unused: [] }),
  shuffle: ({ page, photos, seen, seed }) => ({
    commands: [shuffleCommand(page, photos, seed, seen)],
    unused: [],
  }),
  refit: ({ page, photos, seen, before }) => ({
    commands: before ? refitCommands(page, before, photos, seen) : [],
    unused: [],
  }),
}

export function arrangePhotos(arranging: Arranging): Arranged {
  return ARRANGERS[arranging.way](arranging)
}
