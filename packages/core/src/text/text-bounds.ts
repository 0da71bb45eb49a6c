import type { Rect, Size } from '../geometry/index.ts'
import { layoutText, type MeasureText } from './layout-text.ts'
import type { TextData } from './text-data.ts'

/** Where the letters of a text are in its box, with a little margin; undefined if there are none. */
export function textBounds(data: TextData, box: Size, measure: MeasureText): Rect | undefined {
  const { lines, fontSize } = layoutText(data, box, measure)
  const [first] = lines
  const last = lines.at(-1)
  if (!first || !last) return undefined
  const left = Math.max(0, Math.min(...lines.map((line) => line.x)))
  const right = Math.min(box.width, Math.max(...lines.map((line) => line.x + line.width)))
  const top = Math.max(0, first.baseline - fontSize)
  const bottom = Math.min(box.height, last.baseline + fontSize * 0.3)
  return { x: left, y: top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) }
}
