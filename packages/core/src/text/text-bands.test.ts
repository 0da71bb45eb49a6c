import { describe, expect, it } from 'vitest'
import { textBands } from './text-bands.ts'
import { TEXT_MODE, type TextMode } from './text-mode.ts'

const format = { width: 80, height: 100 }
const SIDES = [20, 20.5, 30, 40, 50, 60, 75, 80, 100, 120, 140]
const FORMATS = SIDES.flatMap((width) =>
  SIDES.filter((side) => Math.min(side, width) <= 100).map((height) => ({ width, height })),
)
const isAtTop = (mode: TextMode) => ([TEXT_MODE.topSmall, TEXT_MODE.top, TEXT_MODE.topSub] as number[]).includes(mode)

/** How high capitals of the titles' own face are, of their size. */
const CAPITALS = 0.625

describe('textBands', () => {
  it.each<[TextMode, number, number]>([
    [TEXT_MODE.bottomSmall, 5.28, 0],
    [TEXT_MODE.bottom, 5.92, 0],
    [TEXT_MODE.bottomSub, 5.92, 2.96],
    [TEXT_MODE.topSmall, 5.28, 0],
    [TEXT_MODE.top, 5.92, 0],
    [TEXT_MODE.topSub, 5.92, 2.96],
  ])('mode %d sets a title of %f cm and a subtitle of %f, clear of edges and photos', (mode, size, below) => {
    const { title, subtitle, photoArea } = textBands(mode, format, 1)
    if (!title) throw new Error('no title')
    expect(title).toMatchObject({ x: 4, width: 72, fontSize: size })
    expect(subtitle?.fontSize ?? 0).toBe(below)
    expect(title.height + (subtitle?.height ?? 0)).toBeCloseTo(1.42 * (size + below), 9)
    expect(subtitle?.y ?? title.y + title.height).toBeCloseTo(title.y + title.height, 9)
    // From the top of its capitals to the line the last letters stand on.
    const [top, last] = [title.y + 0.385 * size, subtitle ?? title]
    const bottom = last.y + last.height - 0.41 * last.fontSize
    expect(isAtTop(mode) ? top : 100 - bottom).toBeCloseTo(4.2, 9)
    expect(isAtTop(mode) ? photoArea.y - bottom : top - photoArea.y - photoArea.height).toBeCloseTo(4.2, 9)
    expect(isAtTop(mode) ? photoArea.y + photoArea.height : photoArea.y).toBeCloseTo(isAtTop(mode) ? 99 : 1, 9)
  })

  it.each<[TextMode, number, number]>([
    [TEXT_MODE.heartBottom, 5.92, 0],
    [TEXT_MODE.heartBottomSub, 5.92, 2.96],
    [TEXT_MODE.numberBottom, 5.92, 0],
    [TEXT_MODE.numberBottomSub, 5.92, 2.96],
    [TEXT_MODE.numberBottomLarge, 7.113, 0],
    [TEXT_MODE.numberBottomSubLarge, 7.113, 3.272],
  ])('mode %d close sets a title of %f cm and a subtitle of %f, with the margin round both', (mode, size, below) => {
    const { title, subtitle, photoArea } = textBands(mode, format, 1, { isClose: true })
    const height = 1.42 * (size + below)
    expect(title).toMatchObject({ x: 1, width: 78, fontSize: size })
    expect(title?.y).toBeCloseTo(99 - height, 9)
    expect((title?.height ?? 0) + (subtitle?.height ?? 0)).toBeCloseTo(height, 9)
    expect(subtitle?.fontSize ?? 0).toBe(below)
    expect(photoArea.height).toBeCloseTo(97 - height, 9)
  })

  it.each([TEXT_MODE.none, TEXT_MODE.heartNone, TEXT_MODE.numberNone])('mode %d leaves all to the photos', (mode) => {
    expect(textBands(mode, format, 2)).toEqual({ photoArea: { x: 2, y: 2, width: 76, height: 96 } })
  })

  it('takes a bounded share of every sheet', () => {
    for (const sheet of FORMATS) {
      for (const mode of Object.values(TEXT_MODE)) {
        const { title, subtitle } = textBands(mode, sheet, 0.5)
        const band = (title?.height ?? 0) + (subtitle?.height ?? 0)
        expect(band).toBeLessThanOrEqual(0.26 * Math.min(sheet.width, sheet.height) + 1e-9)
      }
    }
  })

  it('has titles that are read across a room, and subtitles a good third to half as high, on every sheet', () => {
    for (const sheet of FORMATS) {
      const short = Math.min(sheet.width, sheet.height)
      for (const mode of Object.values(TEXT_MODE)) {
        const { title, subtitle } = textBands(mode, sheet, 0.5)
        if (!title) continue
        expect((CAPITALS * title.fontSize) / short).toBeGreaterThanOrEqual(0.04)
        const below = subtitle?.fontSize ?? 0.4 * title.fontSize
        expect((CAPITALS * (subtitle ? below : short)) / short).toBeGreaterThanOrEqual(0.022)
        expect(below / title.fontSize).toBeGreaterThanOrEqual(0.35)
        expect(below / title.fontSize).toBeLessThanOrEqual(0.5)
      }
    }
  })

  it('is smaller under digits the squarer the sheet, but never smaller than a plain title', () => {
    const sizeOn = (width: number, height: number, mode: TextMode) =>
      textBands(mode, { width, height }, 0.5).title?.fontSize ?? 0
    const large = [100, 120, 140, 150].map((height) => sizeOn(100, height, TEXT_MODE.numberBottomLarge))
    expect(large).toEqual(large.toSorted((a, b) => a - b))
    expect(large[0]).toBeGreaterThan(sizeOn(100, 100, TEXT_MODE.numberBottom))
    expect(large.at(-1)).toBeCloseTo(10, 3)
  })

  it('keeps half a centimetre to the photos when there is no margin', () => {
    const { photoArea, title } = textBands(TEXT_MODE.bottom, format, 0, { isClose: true })
    expect(title?.y).toBeCloseTo(photoArea.y + photoArea.height + 0.5, 9)
  })

  it('keeps further from photos that swing', () => {
    const bandOf = (swing: number) => textBands(TEXT_MODE.bottom, format, 1, { swing }).photoArea.height
    expect(bandOf(0) - bandOf(0.7)).toBeCloseTo(0.7, 9)
  })
})
