import { SLUG_FACE } from '../content/use-faces.ts'
import type { PrintFilePart } from '../job/print-file-part.ts'
import { type TextOutline, textOutlines } from './text-outlines.ts'

const FONT_SIZE_CM = 0.3
/** From the printed area to the baseline. */
const DISTANCE_CM = 0.6
const BLACK = '#000000'

/** A line under the sheet: order number, page, size and material. */
export function slugLine({ name, page, area, trim }: PrintFilePart, number: string): readonly TextOutline[] {
  const { material } = page.choice
  const parts = [number, name, `${centimetres(trim.width)} x ${centimetres(trim.height)} cm`, material]
  const box = { x: trim.x + 0.5, y: area.y + area.height, width: trim.width, height: 1, rotation: 0 }
  const text = parts.filter((part) => part !== '').join('  |  ')
  const step = {
    kind: 'text',
    slot: '',
    box,
    color: BLACK,
    ...SLUG_FACE,
    fontSize: FONT_SIZE_CM,
    letterSpacing: 0,
    lines: [{ text, x: 0, y: DISTANCE_CM }],
  } as const
  return textOutlines(step, box)
}

function centimetres(length: number): string {
  return String(Number(length.toFixed(2)))
}
