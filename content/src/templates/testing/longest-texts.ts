import { asLargeAsFits, templateLook } from '@collagerie/core/collage'
import type { TextLayer } from '@collagerie/core/template'
import { layoutText, type MeasureText } from '@collagerie/core/text'

/** What people write at most, in the languages of the shop. */
export const LONGEST: Readonly<Record<string, readonly string[]>> = {
  txt1: [
    'Marie-Charlotte & Jean-Baptiste',
    'Annemarie & Willem-Alexander',
    'Alexandra & Christopher',
    'Friederike & Maximilian',
    'Mariagrazia & Giandomenico',
    'María Guadalupe & Francisco',
  ],
  txt2: [
    'Lyon, 12 septembre 2026',
    'Utrecht, 12 september 2026',
    'London, 12 September 2026',
    'Berlin, 12. September 2026',
    'Milano, 12 settembre 2026',
    'Sevilla, 12 de septiembre',
  ],
}
const SMALLEST_CM = 0.4
const USUAL_DATE = '12.06.2026'

/** What a text slot cannot hold whole, and a date that it breaks in two. */
export function lostTexts(layer: TextLayer, measure: MeasureText): string[] {
  const set = (text: string) => asLargeAsFits(layer, { ...templateLook(layer), text }, measure)
  const lost = (LONGEST[layer.slot] ?? []).filter((text) => {
    const { text: kept, fontSize } = set(text)
    return kept !== text || fontSize < SMALLEST_CM
  })
  const isBroken = layoutText(set(USUAL_DATE), layer, measure).lines.length > 1
  return isBroken ? [...lost, USUAL_DATE] : lost
}
