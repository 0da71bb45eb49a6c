import { ORIENTATION } from '@collagerie/core/format'

/** Keys of the `template` texts. */
export const ORIENTATION_TEXT = {
  [ORIENTATION.square]: 'square',
  [ORIENTATION.landscape]: 'landscape',
  [ORIENTATION.portrait]: 'portrait',
} as const
