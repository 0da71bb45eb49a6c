import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { PaintStep, TextStep } from '@collagerie/painter'
import { FONT_FACES } from '@collagerie/painter'
import { registerFonts } from '@collagerie/painter/node'
import { beforeAll, describe, expect, it } from 'vitest'
import { liftTexts } from './lift-texts.ts'

const require = createRequire(import.meta.url)
const UPRIGHT = { rotation: 0 } as const

function text(slot: string, y: number, more: Partial<TextStep> = {}): TextStep {
  return {
    kind: 'text',
    slot,
    box: { x: 0, y, width: 10, height: 1, ...UPRIGHT },
    color: '#4d4d4f',
    font: 'Roboto',
    weight: '400',
    fontSize: 0.6,
    letterSpacing: 0,
    lines: [{ text: 'Nîmes', x: 1, y: 0.7 }],
    ...more,
  }
}

const field = (y: number, height: number): PaintStep => ({
  kind: 'field',
  color: '#ffffff',
  boxes: [{ x: 0, y, width: 10, height, ...UPRIGHT }],
  circles: [],
})

const CLIP: PaintStep = {
  kind: 'clip',
  box: { x: 0, y: 0, width: 10, height: 10 },
  viewportWidth: 10,
  viewportHeight: 10,
  path: 'M0 0H10V10H0Z',
}
const WRAP: PaintStep = {
  kind: 'wrap',
  box: { x: -2, y: 0, width: 2, height: 10 },
  scaleX: -1,
  scaleY: 1,
  offsetX: 0,
  offsetY: 0,
}
const RELEASE: PaintStep = { kind: 'release' }

describe('texts that are taken off the picture', () => {
  beforeAll(() => {
    const roboto = FONT_FACES.filter(({ font, weight }) => font === 'Roboto' && weight === 400)
    registerFonts(join(dirname(require.resolve('@fontsource/roboto/package.json')), 'files'), roboto)
  })

  it('become the same outlines however large the sheet', () => {
    const small = liftTexts([text('txt1', 4)]).places[0]
    const [width, height] = [140, 100]
    const [large] = liftTexts([text('txt1', 4, { box: { x: 0, y: 4, width, height, ...UPRIGHT } })]).places
    for (const side of ['x', 'y', 'width', 'height'] as const) expect(large?.[side]).toBeCloseTo(small?.[side] ?? 0, 2)
  })

  it('become outlines where the painter writes them, and are no longer painted', () => {
    const { under, letters, places } = liftTexts([field(0, 10), text('txt1', 4)])
    expect(under).toEqual([field(0, 10)])
    expect(letters.every(({ color, segments }) => color === '#4d4d4f' && segments.length > 4)).toBe(true)
    const [place] = places
    expect(place).toMatchObject({ x: expect.closeTo(1, 0), y: expect.closeTo(4.2, 0) })
    // The baseline is at 4.7: capitals stand on it, the accent reaches above them.
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBeCloseTo(4.7, 1)
  })

  it('stay in the picture where something is painted over them, and only there', () => {
    const steps = [text('under', 2), field(2, 1), text('over', 5)]
    const { under, letters, places } = liftTexts(steps)
    expect(under).toEqual([text('under', 2), field(2, 1)])
    expect(places).toHaveLength(1)
    expect(letters.length).toBeGreaterThan(0)
  })

  it('stay in the picture under a text that has to stay, and under the field behind another one', () => {
    const ground = { color: '#ffffff', opacity: 0.5, box: { x: 0, y: 0, width: 10, height: 1 } }
    const { under, places } = liftTexts([text('low', 4), text('high', 4.2, { ground })])
    expect(under).toEqual([text('low', 4), text('high', 4.2, { ground, lines: [] })])
    expect(places).toHaveLength(1)
  })

  it('stay in the picture where they are cut or folded', () => {
    const cut = liftTexts([CLIP, text('txt1', 4), RELEASE])
    expect(cut).toEqual({ under: [CLIP, text('txt1', 4), RELEASE], letters: [], places: [] })
    const body = text('txt1', 4)
    const folded = liftTexts([body, WRAP, body, RELEASE])
    // On the front it is lifted; what the wrap repeats of it lies in the margin and stays.
    expect(folded.under).toEqual([WRAP, body, RELEASE])
    expect(folded.places).toHaveLength(1)
  })

  it('keep the order in which they were written', () => {
    const { letters } = liftTexts([text('first', 1, { color: '#111111' }), text('second', 6, { color: '#222222' })])
    const colours = [...new Set(letters.map(({ color }) => color))]
    expect(colours).toEqual(['#111111', '#222222'])
  })
})
