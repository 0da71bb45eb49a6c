import type { MeasureText } from '@collagerie/core/text'
import { faceOf } from './fonts.ts'
import { graphemesOf } from './graphemes-of.ts'
import type { Context2D } from './platform.ts'

/**
 * Widths are measured at one large size and scaled, so that a text breaks at the same place at every zoom and
 * resolution.
 */
const REFERENCE_PX = 200
/** More words than any sheet has; a text being typed asks for each of its states. */
const MOST_KNOWN = 5000

/** Measures text with a canvas; widths are cached, since fitting asks for the same words repeatedly. */
export function canvasMeasure(ctx: Context2D): MeasureText {
  const known = new Map<string, { width: number; gaps: number; ascent: number; descent: number }>()
  return (text, { font, weight, fontSize, letterSpacing }) => {
    const { family } = faceOf(font, weight)
    const key = `${family}|${text}`
    let ems = known.get(key)
    if (!ems) {
      ctx.font = `${REFERENCE_PX}px "${family}"`
      ctx.letterSpacing = '0px'
      const metrics = ctx.measureText(text)
      ems = {
        width: metrics.width / REFERENCE_PX,
        gaps: Math.max(0, graphemesOf(text).length - 1),
        ascent: metrics.fontBoundingBoxAscent / REFERENCE_PX,
        descent: metrics.fontBoundingBoxDescent / REFERENCE_PX,
      }
      if (known.size >= MOST_KNOWN) known.clear()
      known.set(key, ems)
    }
    return {
      width: ems.width * fontSize + letterSpacing * ems.gaps,
      ascent: ems.ascent * fontSize,
      descent: ems.descent * fontSize,
    }
  }
}
