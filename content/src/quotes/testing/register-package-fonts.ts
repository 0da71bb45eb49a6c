import { FONT_FACES } from '@collagerie/painter'
import { GlobalFonts } from '@napi-rs/canvas'
import { fontSource } from '../../build/font-source.ts'

/** The product's faces straight from their packages, so that tests need no build. */
export function registerPackageFonts(): void {
  // Most tests come after one that did; asking for every face costs more than they do.
  if (GlobalFonts.has(FONT_FACES.at(-1)?.family ?? '')) return
  for (const { file, family } of FONT_FACES) {
    if (!GlobalFonts.has(family)) GlobalFonts.registerFromPath(fontSource(file), family)
  }
}
