import type { TextBackground } from './text-data.ts'

/**
 * The field behind a text on a photo, which the photo still shows through; a white one only as much as it stays white.
 */
export const TEXT_GROUNDS: Readonly<
  Record<Exclude<TextBackground, 'none'>, { readonly color: string; readonly opacity: number }>
> = {
  back1: { color: '#ffffff', opacity: 0.9 },
  back2: { color: '#1f1d1a', opacity: 0.55 },
}
