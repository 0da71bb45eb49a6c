import { beforeAll, describe, expect, it } from 'vitest'
import { registerPackageFonts } from '../testing/register-package-fonts.ts'
import { fitBlock, fitDisc } from './block.ts'
import { setLine } from './line.ts'
import { capHeight, inkOf, widthOf } from './measure.ts'
import { voice } from './voice.ts'
import { wordsOf } from './words.ts'

const plain = voice('Crimson Text', 400, '#000000')
const strong = voice('Crimson Text', 700, '#aa0000', { scale: 1.5 })
const rules = { voices: { plain, strong }, leading: 1.1, largest: 400 }
const LINE = 'On part avec une valise, on revient avec des *histoires*.'

beforeAll(registerPackageFonts)

describe('words', () => {
  it('keep lone French marks with the word before them', () => {
    expect(wordsOf('Le temps file ; *oui* !')).toEqual([
      { text: 'Le', strong: false },
      { text: 'temps', strong: false },
      { text: 'file\u00a0;', strong: false },
      { text: 'oui\u00a0!', strong: true },
    ])
  })
})

describe('a line', () => {
  it('hangs a full stop outside its measure, and an opening mark before it', () => {
    const voices = { plain, strong }
    expect(setLine(wordsOf('calme.'), voices).width).toBeCloseTo(setLine(wordsOf('calme'), voices).width, 2)
    const opened = setLine(wordsOf('’t kan'), voices)
    expect(opened.hang).toBeCloseTo(widthOf('’', plain), 6)
    expect(setLine(wordsOf('kan'), voices).hang).toBe(0)
  })

  it('gives tracked capitals wider word spaces', () => {
    const tracked = voice('Montserrat', 500, '#000000', { caps: true, tracking: 0.1 })
    const [, second] = setLine(wordsOf('due passi'), { plain: tracked, strong: tracked }).runs
    expect(second?.text).toBe('PASSI')
    expect((second?.x ?? 0) - widthOf('due', tracked)).toBeCloseTo(widthOf(' ', tracked) + 0.2, 6)
  })
})

describe('a block', () => {
  it.each([
    [300, 900],
    [900, 300],
    [600, 600],
  ])('fits a box of %i by %i and touches one of its sides', (width, height) => {
    const block = fitBlock(wordsOf(LINE), rules, { width, height })
    expect(block.width).toBeLessThanOrEqual(width + 1e-6)
    expect(block.height).toBeLessThanOrEqual(height + 1e-6)
    expect(Math.max(block.width / width, block.height / height)).toBeCloseTo(1, 6)
  })

  it('takes more lines in a narrow box than in a wide one', () => {
    const narrow = fitBlock(wordsOf(LINE), rules, { width: 300, height: 900 })
    const wide = fitBlock(wordsOf(LINE), rules, { width: 900, height: 300 })
    expect(narrow.lines.length).toBeGreaterThan(wide.lines.length)
  })

  it('breaks where a reader breathes', () => {
    const { lines } = fitBlock(wordsOf(LINE), rules, { width: 800, height: 500 })
    expect(lines.some(({ line }) => line.words.at(-1)?.text === 'valise,')).toBe(true)
  })

  it('keeps every corner of its lines inside a disc', () => {
    const radius = 300
    const block = fitDisc(wordsOf(LINE), rules, radius)
    for (const { line, baseline } of block.lines) {
      const bottom = baseline - block.height / 2
      const top = bottom - capHeight(plain) * line.scale * block.size
      const reach = Math.hypot((line.width * block.size) / 2, Math.max(Math.abs(top), Math.abs(bottom)))
      expect(reach).toBeLessThanOrEqual(radius + 1e-6)
    }
  })
})

describe('ink', () => {
  it('reaches below the line only where letters do', () => {
    expect(inkOf('nous', plain).descent).toBeLessThan(0.05)
    expect(inkOf('page', plain).descent).toBeGreaterThan(0.15)
    expect(inkOf('nous', plain).ascent).toBeLessThan(inkOf('belle', plain).ascent)
  })
})
