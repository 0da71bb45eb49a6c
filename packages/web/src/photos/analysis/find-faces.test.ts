import type { Pixels } from '@collagerie/core/geometry'
import { seededRandom } from '@collagerie/core/geometry'
import { describe, expect, it } from 'vitest'
import type { CellAnswers, FaceNetwork } from './face-network.ts'
import { findFaces, LONGEST_SEARCHED_SIDE, MOST_SEARCHED_PIXELS } from './find-faces.ts'
import { leaningPixels, uprightBox } from './leaning.ts'
import { lightened } from './lightened.ts'
import { scaledPixels } from './scaled-pixels.ts'

type Colour = readonly [number, number, number]
const [GREY, SKIN] = [
  [120, 120, 120],
  [210, 160, 130],
] as const

/** A picture of one colour with a white spot. */
function picture(width: number, height: number, colour: Colour, spot?: { readonly x: number; readonly y: number }) {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let at = 0; at < width * height; at++) {
    const [x, y] = [at % width, Math.floor(at / width)]
    const isSpot = spot && Math.abs(x - spot.x * width) < 4 && Math.abs(y - spot.y * height) < 4
    data.set(isSpot ? [255, 255, 255, 255] : [...colour, 255], at * 4)
  }
  return { width, height, data }
}

const DEPTH = 28
const SURE = 4
const UNSURE = -9

/** Replaces the network: it is sure of a face of so many cells in the middle of each given cell. */
function seeing(
  sees: (
    seen: Pixels,
  ) => readonly { readonly x: number; readonly y: number; readonly anchor: number; readonly sure?: number }[],
) {
  const asked: Pixels[] = []
  const answer = (seen: Pixels): CellAnswers => {
    asked.push(seen)
    const [columns, rows] = [Math.ceil(seen.width / 32), Math.ceil(seen.height / 32)]
    const values = new Float32Array(columns * rows * DEPTH).fill(UNSURE)
    for (const { x, y, anchor, sure = SURE } of sees(seen)) {
      const cell = Math.floor((y * seen.height) / 32) * columns + Math.floor((x * seen.width) / 32)
      values.set([0, 0, 0, 0, sure], cell * DEPTH + anchor * 5)
    }
    return { columns, rows, depth: DEPTH, values }
  }
  return { asked, network: { answer } as FaceNetwork }
}

describe('faces', () => {
  it('near by are looked for in a large and in a small picture, and one that both show is one', () => {
    const { asked, network } = seeing(({ width }) => [{ x: 0.5, y: 0.5, anchor: width > 300 ? 3 : 0 }])
    expect(findFaces(network, picture(320, 240, SKIN))).toHaveLength(1)
    expect(asked.map(({ width, height }) => [width, height])).toEqual([
      [416, 312],
      [160, 120],
    ])
  })

  it('that no look is sure of are faces where all looks hint at them', () => {
    const hinted = (looks: number) => {
      const { asked, network } = seeing(({ width }) =>
        asked.length <= looks ? [{ x: 0.5, y: 0.5, anchor: width === 160 ? 0 : 2, sure: -0.2 }] : [],
      )
      return findFaces(network, picture(320, 240, GREY))
    }
    expect(hinted(3)).toHaveLength(1)
    expect(hinted(2)).toEqual([])
  })

  it('that are likely count beside one that is sure and about as large, after it, and nowhere else', () => {
    const sure = { x: 0.2, y: 0.5, anchor: 0 }
    const hints = [
      { x: 0.7, y: 0.5, anchor: 0, sure: -0.5 },
      { x: 0.7, y: 0.3, anchor: 4, sure: -0.5 },
    ]
    const found = (spots: typeof hints) =>
      findFaces(seeing(({ width }) => (width === 416 ? spots : [])).network, picture(320, 240, GREY))
    expect(found(hints)).toEqual([])
    const [first, second, ...more] = found([...hints, sure as (typeof hints)[number]])
    expect(more).toEqual([])
    expect(first?.x).toBeLessThan(0.2)
    expect(second?.x).toBeGreaterThan(0.5)
  })

  it.each([
    // Turned to the left, the top comes to the left; turned to the right, the bottom does.
    { hinted: 1, middle: 0.3 },
    { hinted: 2, middle: 0.7 },
  ])('that lie are looked for where picture $hinted for those that lean hints at them', ({ hinted, middle }) => {
    const isLeaning = ({ width, height }: Pixels) => width === height
    const isLying = ({ width, height }: Pixels) => width > height
    const { asked, network } = seeing((seen) => {
      if (isLying(seen)) return [{ x: 0.25, y: 0.5, anchor: 0 }]
      const isHinted = isLeaning(seen) && asked.filter(isLeaning).length === hinted
      return isHinted ? [{ x: 0.5, y: 0.5, anchor: 0, sure: -1.5 }] : []
    })
    const [face, ...more] = findFaces(network, picture(120, 160, SKIN))
    expect(more).toEqual([])
    expect((face?.y ?? 0) + (face?.height ?? 0) / 2).toBeCloseTo(middle, 1)
    expect(asked.filter(isLying)).toHaveLength(1)
  })

  it('far away are looked for where nobody is near, in no more pixels than any photo is given', () => {
    for (const [width, height] of [
      [320, 240],
      [213, 320],
      [320, 320],
      [320, 60],
    ] as const) {
      const { asked, network } = seeing(() => (asked.length > 2 ? [{ x: 0.4, y: 0.6, anchor: 0 }] : []))
      expect(findFaces(network, picture(width, height, GREY))).toHaveLength(1)
      const most = Math.max(...asked.map((each) => each.width * each.height))
      expect(most).toBeLessThanOrEqual(MOST_SEARCHED_PIXELS * 1.01)
      expect(Math.max(...asked.flatMap((each) => [each.width, each.height]))).toBeLessThanOrEqual(LONGEST_SEARCHED_SIDE)
    }
  })

  it('cheek by cheek are not taken for a third one between them', () => {
    const between = [
      { x: 0.36, y: 0.5, anchor: 0, sure: 4 },
      { x: 0.44, y: 0.5, anchor: 0, sure: 1 },
      { x: 0.52, y: 0.5, anchor: 0, sure: 4 },
    ]
    const { network } = seeing(({ width }) => (width === 416 ? between : []))
    expect(findFaces(network, picture(320, 240, GREY))).toHaveLength(2)
  })

  it('that lean are looked for where nobody stands upright, and only where there is skin', () => {
    const nobody = seeing(() => [])
    expect(findFaces(nobody.network, picture(320, 240, GREY))).toEqual([])
    expect(nobody.asked).toHaveLength(3)
    expect(findFaces(nobody.network, picture(320, 240, SKIN))).toEqual([])
    expect(nobody.asked.slice(3).filter(({ width, height }) => width === height).length).toBeGreaterThan(1)
  })

  it('are no boxes as large as the picture', () => {
    const { network } = seeing(({ width }) => (width > 300 ? [{ x: 0.5, y: 0.5, anchor: 4 }] : []))
    expect(findFaces(network, picture(320, 240, GREY))).toEqual([])
  })

  it('lie inside the picture, the largest first', () => {
    const random = seededRandom(3)
    const standing = picture(240, 320, SKIN)
    let found = 0
    for (let round = 0; round < 15; round++) {
      const spots = Array.from({ length: 4 }, () => ({ x: random(), y: random(), anchor: Math.floor(random() * 4) }))
      const faces = findFaces(seeing(() => spots).network, standing)
      found += faces.length
      for (const { x, y, width, height } of faces) {
        expect(Math.min(x, y, width, height)).toBeGreaterThanOrEqual(0)
        expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(1 + 1e-9)
      }
      const areas = faces.map(({ width, height }) => width * height)
      expect(areas).toEqual(areas.toSorted((a, b) => b - a))
    }
    expect(found).toBeGreaterThan(0)
  })
})

/** The middle of a picture's white pixels. */
function middleOfWhite({ width, data }: Pixels) {
  let [x, y, count] = [0, 0, 0]
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at] ?? 0) < 200) continue
    x += ((at / 4) % width) + 0.5
    y += Math.floor(at / 4 / width) + 0.5
    count += 1
  }
  return { x: x / count, y: y / count }
}

describe('a picture', () => {
  const spotted = picture(120, 90, GREY, { x: 0.6, y: 0.4 })

  it.each([-90, -50, 50, 70])('that leans by %d degrees tells where its parts were', (lean) => {
    const [was, is] = [middleOfWhite(spotted), middleOfWhite(leaningPixels(spotted, lean))]
    const back = uprightBox({ x: is.x - 5, y: is.y - 6, width: 10, height: 12 }, spotted, lean)
    expect(Math.hypot(back.x + back.width / 2 - was.x, back.y + back.height / 2 - was.y)).toBeLessThan(1)
    expect([back.width, back.height]).toEqual([12, 12])
  })

  it.each([60, 240])('of %d pixels shows the same at the same place', (side) => {
    const scaled = scaledPixels(spotted, side)
    expect([scaled.width, scaled.height]).toEqual([side, side * 0.75])
    const [was, is] = [middleOfWhite(spotted), middleOfWhite(scaled)]
    expect(Math.hypot(is.x / side - was.x / 120, is.y / side - was.y / 120)).toBeLessThan(0.01)
  })

  it('taken in the dark is lightened, one by day is left alone', () => {
    const day = picture(40, 30, [230, 225, 220])
    expect(lightened(day)).toBe(day)
    expect(lightened(picture(40, 30, [60, 50, 40])).data.slice(0, 4)).toEqual(
      new Uint8ClampedArray([150, 125, 100, 255]),
    )
  })
})
