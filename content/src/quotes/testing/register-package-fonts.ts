import { FONT_FACES } from '@collagerie/painter'
import { GlobalFonts } from '@napi-rs/canvas'
import { fontSource } from '../../build/font-source.ts'

/** The product's faces straight from their packages, so that tests need no build. */
export function registerPackageFonts(): void {
  for (const { file, family } of FONT_FACES) {
    if (!GlobalFonts.has(family)) GlobalFonts.registerFromPath(fontSource(file), family)
  }
}
