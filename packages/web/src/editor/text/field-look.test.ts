import { layoutText, type MeasureText, TITLE_DEFAULTS } from '@collagerie/core/text'
import { describe, expect, it } from 'vitest'
import { fieldLook } from './field-look.ts'

/** Every letter half as wide as the font is high. */
const measure: MeasureText = (text, { fontSize, letterSpacing }) => ({
  width: text.length * fontSize * 0.5 + letterSpacing * Math.max(0, text.length - 1),
  ascent: fontSize * 0.75,
  descent: fontSize * 0.25,
})
const box = { width: 20, height: 6 }
const title = { ...TITLE_DEFAULTS, fontSize: 2 }

/** Breaks words like a field: each line takes as many as fit. */
function brokenByField(words: string, room: number, widthOf: (text: string) => number): readonly string[] {
  const lines: string[] = []
  for (const word of words.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trimStart()
    if (lines.length > 0 && widthOf(longer) <= room) lines.splice(-1, 1, longer)
    else lines.push(word)
  }
  return lines
}

describe('a field over a painted text', () => {
  it.each([
    ['left', { left: 0 }],
    ['center', { left: 8, right: 8 }],
    ['right', { right: 0 }],
  ] as const)('has its letters where a text set %s has them', (align, expected) => {
    const look = fieldLook({ ...title, align, text: 'Oslo' }, box, measure)
    for (const [side, room] of Object.entries(expected)) {
      expect(look[side as 'left' | 'right']).toBeCloseTo(room, 1)
    }
    // The line is two high in a box of six, and half of the line gap belongs to each line.
    expect(look.top + look.step / 2).toBeCloseTo(3)
  })

  it('leaves the space behind the last letter out of the middle', () => {
    const spaced = { ...title, text: 'Oslo', letterSpacing: 0.4 }
    const look = fieldLook(spaced, box, measure)
    expect(look.right).toBeCloseTo(look.left - 0.4)
  })

  it.each([
    'our summer by the sea',
    'a very long and winding title of a summer',
    'one two',
    'Sommerferien am Meer mit Oma und Opa',
  ])('breaks %j where the painter does', (text) => {
    const data = { ...title, text, fontSize: 1.693, caps: false, multipleLines: true }
    const widthOf = (words: string) => measure(words, data).width
    for (let width = 11; width < 24; width += 0.5) {
      const room = { width, height: 30 }
      const look = fieldLook(data, room, measure)
      const painted = layoutText(data, room, measure).lines.map((line) => line.text)
      expect(brokenByField(text, width - look.left - look.right, widthOf)).toEqual(painted)
    }
  })

  it('has its caret in the middle of an empty box', () => {
    const look = fieldLook({ ...title, text: '' }, box, measure)
    expect([look.left, look.right]).toEqual([expect.closeTo(10, 1), expect.closeTo(10, 1)])
  })
})
