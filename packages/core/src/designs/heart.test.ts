import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HEART_OUTLINE } from '../shapes/index.ts'
import { outlineIn } from '../shapes/testing/outline-in.ts'
import { visibleShare } from '../shapes/testing/visible-share.ts'
import { numbersOf } from '../template/index.ts'
import { usualOrFull } from '../testing/usual-or-full.ts'
import { TEXT_MODE } from '../text/index.ts'
import { generateTemplate, settle } from './generate.ts'
import { heart } from './heart.ts'
import { anyInput } from './testing/arbitrary-input.ts'
import { controlTable, expectOthersKept, expectSettled } from './testing/control-rules.ts'
import { expectNoOverlap, expectReadingOrder, expectSoundTemplate } from './testing/layout-rules.ts'

const layoutOf = (side: number, values: Record<string, number>) => {
  const input = { format: { width: side, height: side }, material: '', values } as const
  return heart.layout({ ...input, values: settle(heart, input) })
}

const counts = (side: number) => [0, 1, 2].map((layout) => layoutOf(side, { layout }).photos.length)

describe('heart', () => {
  it('has layout, playfull, text, spacing and margin, in this order', () => {
    expect(controlTable(heart)).toEqual([
      ['layout', 0, 2, 1, 0],
      ['playfull', 0, 1, 1, 0],
      ['hasText', 10, 12, 1, 10],
      ['borderCM', 0, 2, 0.1, 0.5],
      ['marginCM', 0.5, 2, 0.1, 0.5],
    ])
    expect(heart.controls({ format: { width: 30, height: 30 }, material: '', values: {} })[0]?.display).toBe('letter')
  })

  it('yields a sound layout for any format and values', () => {
    fc.assert(
      fc.property(anyInput(heart), fc.nat(9), fc.integer({ min: 0, max: 12 }), (input, which, to) => {
        expectSettled(heart, input)
        expectOthersKept(heart, input, which, to)
        expectSoundTemplate(generateTemplate(heart, input))
        const layout = heart.layout({ ...input, values: settle(heart, input) })
        expectNoOverlap(layout)
        expectReadingOrder(layout)
        expect(heart.layout({ ...input, values: settle(heart, input) })).toEqual(layout)
        const outline = layout.clip && outlineIn(HEART_OUTLINE, layout.clip)
        for (const photo of layout.photos) {
          expect(outline && visibleShare(photo, outline, photo.rotation)).toBeGreaterThanOrEqual(0.25)
        }
      }),
      { numRuns: usualOrFull(20, 60) },
    )
  })

  it('holds enough photos for a family, about twice as many at 100 cm as at 30 cm, and more from A to C', () => {
    for (const count of counts(30)) expect(count >= 15 && count <= 30).toBe(true)
    for (const count of counts(100)) expect(count >= 36 && count <= 64).toBe(true)
    for (const { width } of heart.sizes) expect(counts(width)).toEqual(counts(width).toSorted((a, b) => a - b))
  })

  it('keeps its photos wider than the widest gaps between them', () => {
    for (const { width } of heart.sizes) {
      for (const layout of [0, 1, 2]) {
        const sides = layoutOf(width, { layout, borderCM: 2 }).photos.map((photo) =>
          Math.sqrt(photo.width * photo.height),
        )
        const middle = sides.toSorted((a, b) => a - b)[sides.length >> 1]
        expect(middle).toBeGreaterThan(3 * 2)
      }
    }
  })

  it('has a tip that is no narrower than the photos above it', () => {
    for (const { width } of heart.sizes) {
      for (const layout of [0, 1, 2]) {
        const { photos } = layoutOf(width, { layout })
        const tip = photos.reduce((lowest, photo) =>
          photo.y + photo.height > lowest.y + lowest.height ? photo : lowest,
        )
        const middle = photos.map((photo) => photo.width).toSorted((a, b) => a - b)[photos.length >> 1] ?? 0
        expect(tip.width).toBeGreaterThanOrEqual(middle)
      }
    }
  })

  it('keeps the heart in proportion and in the middle of what text leaves', () => {
    const { clip, title, subtitle } = layoutOf(50, { hasText: TEXT_MODE.heartBottomSub, marginCM: 1 })
    expect(title && subtitle).toBeDefined()
    expect(clip && clip.width / clip.height).toBeCloseTo(HEART_OUTLINE.width / HEART_OUTLINE.height, 10)
    expect(clip && clip.x + clip.width / 2).toBeCloseTo(25, 10)
    expect(clip && clip.y + clip.height).toBeLessThan(title?.y ?? 0)
    expect(clip?.path).toBe(HEART_OUTLINE.path)
  })

  it('stands clear of the edge by the margin and a share of the sheet', () => {
    for (const side of [30, 60, 100]) {
      expect(layoutOf(side, { marginCM: 0.5 }).clip?.x).toBeCloseTo(0.5 + 0.03 * side, 9)
    }
  })

  it('has as much air above it as below its title, whatever is chosen', () => {
    for (const side of [30, 50, 100]) {
      for (const hasText of [TEXT_MODE.heartBottom, TEXT_MODE.heartBottomSub]) {
        for (const marginCM of [0.5, 2]) {
          const { clip, title, subtitle } = layoutOf(side, { hasText, marginCM })
          const last = subtitle ?? title
          const letters = last ? last.y + last.height - 0.41 * last.fontSize : 0
          expect(clip?.y).toBeCloseTo(side - letters, 6)
        }
      }
    }
  })

  it('has no photo under 2 cm on its short side in any layout on any size it is sold in', () => {
    for (const { width } of heart.sizes) {
      for (const layout of [0, 1, 2]) {
        const sides = layoutOf(width, { layout }).photos.map((photo) => Math.min(photo.width, photo.height))
        expect(Math.min(...sides)).toBeGreaterThanOrEqual(2)
      }
    }
  })

  it('has one photo across its tip, in the middle and clear of the slopes there, whatever is chosen', () => {
    fc.assert(
      fc.property(fc.integer({ min: 60, max: 200 }), anyInput(heart), (halves, { values }) => {
        const chosen = numbersOf(values)
        const { photos, clip } = layoutOf(halves / 2, { ...chosen, playfull: 0 })
        if (!clip) throw new Error('a heart is cut by its outline')
        const lowest = Math.max(...photos.map(({ y, height }) => y + height))
        expect(lowest).toBeCloseTo(clip.y + clip.height, 1)
        const [tip, ...more] = photos.filter(({ y, height }) => y + height > lowest - 1e-6)
        if (!tip) throw new Error('no tip')
        expect(more).toEqual([])
        expect(tip.x + tip.width / 2).toBeCloseTo(clip.x + clip.width / 2, 4)
        // Of its upper three fifths the middle half is seen whole: there is room for a face.
        const seat = { x: tip.x + tip.width / 4, y: tip.y, width: tip.width / 2, height: 0.6 * tip.height }
        expect(visibleShare(seat, outlineIn(HEART_OUTLINE, clip))).toBeGreaterThan(0.99)
      }),
      { numRuns: usualOrFull(20, 60) },
    )
  })

  it('has a tip of a fifth of its height at most, and a seam under its cleft, as it starts', () => {
    for (const { width } of heart.sizes) {
      for (const layout of [0, 1, 2]) {
        const { photos, clip } = layoutOf(width, { layout })
        if (!clip) throw new Error('a heart is cut by its outline')
        const lowest = photos.reduce((low, photo) => (photo.y + photo.height > low.y + low.height ? photo : low))
        expect(lowest.height / clip.height).toBeLessThan(0.2)
        const middle = clip.x + clip.width / 2
        const cleft = clip.y + 0.08 * clip.height
        for (const { x, y, width: wide } of photos)
          expect(x < middle - 0.1 && x + wide > middle + 0.1 && y < cleft).toBe(false)
      }
    }
  })

  it('shows more than a third of every photo at its rim, and of most more than half, as it starts', () => {
    for (const { width } of heart.sizes) {
      for (const layout of [0, 1, 2]) {
        const { photos, clip } = layoutOf(width, { layout })
        if (!clip) throw new Error('a heart is cut by its outline')
        const outline = outlineIn(HEART_OUTLINE, clip)
        const shares = photos.map((photo) => visibleShare(photo, outline)).toSorted((a, b) => a - b)
        expect(shares[0]).toBeGreaterThan(1 / 3)
        expect(shares[Math.floor(shares.length / 6)]).toBeGreaterThan(0.55)
      }
    }
  })

  it('starts with lines between its photos of about the same share on every sheet', () => {
    for (const { width, height } of heart.sizes) {
      const { borderCM } = settle(heart, { format: { width, height }, material: '', values: {} })
      expect(borderCM / width).toBeGreaterThan(0.0075)
      expect(borderCM / width).toBeLessThan(0.0105)
    }
  })

  it('turns its photos a little when playfull, and not otherwise', () => {
    expect(layoutOf(50, { playfull: 0 }).photos.every(({ rotation }) => rotation === undefined)).toBe(true)
    const turns = layoutOf(50, { playfull: 1 }).photos.map(({ rotation = 0 }) => rotation)
    expect(turns.every((turn) => turn >= -1 && turn <= 1.5)).toBe(true)
    expect(turns.filter((turn) => turn === 0)).toEqual([])
  })
})
