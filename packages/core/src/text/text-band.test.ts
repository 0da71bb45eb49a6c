import { describe, expect, it } from 'vitest'
import { textBands } from './text-band.ts'
import { TEXT_MODE, type TextMode } from './text-mode.ts'

const format = { width: 80, height: 100 }

describe('textBands', () => {
  it.each<[TextMode, number, boolean]>([
    [TEXT_MODE.bottomSmall, 6, false],
    [TEXT_MODE.bottom, 10, false],
    [TEXT_MODE.bottomSub, 14, true],
    [TEXT_MODE.heartBottom, 10, false],
    [TEXT_MODE.heartBottomSub, 14, true],
    [TEXT_MODE.numberBottom, 10, false],
    [TEXT_MODE.numberBottomSub, 14, true],
    [TEXT_MODE.numberBottomLarge, 22, false],
    [TEXT_MODE.numberBottomSubLarge, 26, true],
  ])('mode %d takes %d %% of the height at the bottom', (mode, height, hasSubtitle) => {
    const bands = textBands(mode, format, 1)
    const title = bands.title ?? { x: 0, y: 0, width: 0, height: 0 }
    expect(title).toMatchObject({ x: 1, y: 99 - height, width: 78 })
    expect(title.height + (bands.subtitle?.height ?? 0)).toBeCloseTo(height, 9)
    expect(bands.subtitle !== undefined).toBe(hasSubtitle)
    expect(bands.photoArea).toEqual({ x: 1, y: 1, width: 78, height: 98 - height - 1 })
  })

  it.each<[TextMode, number]>([
    [TEXT_MODE.topSmall, 6],
    [TEXT_MODE.top, 10],
    [TEXT_MODE.topSub, 14],
  ])('mode %d takes %d %% of the height at the top', (mode, height) => {
    const bands = textBands(mode, format, 1)
    expect(bands.title?.y).toBe(1)
    expect(bands.photoArea).toEqual({ x: 1, y: height + 2, width: 78, height: 98 - height - 1 })
  })

  it.each([TEXT_MODE.none, TEXT_MODE.heartNone, TEXT_MODE.numberNone])('mode %d leaves all to the photos', (mode) => {
    expect(textBands(mode, format, 2)).toEqual({ photoArea: { x: 2, y: 2, width: 76, height: 96 } })
  })

  it('stays readable on low formats', () => {
    const low = { width: 140, height: 20 }
    const title = (mode: TextMode) => textBands(mode, low, 0.5).title?.height
    expect(title(TEXT_MODE.bottomSmall)).toBe(1.2)
    expect(title(TEXT_MODE.top)).toBe(2)
    expect(textBands(TEXT_MODE.topSub, low, 0.5).photoArea.y).toBe(4)
  })

  it('takes a bounded share of every sheet', () => {
    const sides = [20, 20.5, 30, 40, 50, 60, 75, 80, 100, 120, 140]
    for (const width of sides) {
      for (const height of sides.filter((side) => Math.min(side, width) <= 100)) {
        for (const mode of Object.values(TEXT_MODE)) {
          const { title, subtitle } = textBands(mode, { width, height }, 0.5)
          const band = (title?.height ?? 0) + (subtitle?.height ?? 0)
          expect(band).toBeLessThanOrEqual(0.26 * height + 1e-9)
          expect(band).toBeLessThanOrEqual(0.4 * width)
        }
      }
    }
    expect(textBands(TEXT_MODE.bottomSub, { width: 20, height: 140 }, 0.5).title?.height).toBeLessThan(4)
  })

  it('keeps half a centimetre to the photos when there is no margin', () => {
    const { photoArea, title } = textBands(TEXT_MODE.bottom, format, 0)
    expect(title?.y).toBe(photoArea.y + photoArea.height + 0.5)
  })
})
