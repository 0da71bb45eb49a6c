import { INK } from '../colour/index.ts'
import type { TextBackground } from './text-data.ts'

/**
 * The field behind a text on a photo, which the photo still shows through; a white one only as much as it stays white.
 */
export const TEXT_GROUNDS: Readonly<
  Record<Exclude<TextBackground, 'none'>, { readonly color: string; readonly opacity: number }>
> = {
  back1: { color: '#ffffff', opacity: 0.9 },
  back2: { color: INK, opacity: 0.55 },
}
