import { materialMargin } from '@collagerie/core/format'
import type { Template } from '@collagerie/core/template'
import { TEXT_MODE } from '@collagerie/core/text'
import { beforeAll, describe, expect, it } from 'vitest'
import { sheetPixels } from '../plan/view.ts'
import { filled, generated, painted, paintedAtOnce, planned, useTestFonts } from '../testing/test-scene.ts'

beforeAll(useTestFonts)

/** The share of pixels that may be off by more than a level: those at the edges of clips and turned cards. */
const MOST_OFF = 0.006

/** Painted on one canvas, as one band, and in bands of uneven height; each as one run of bytes. */
function wholeAndBands(template: Template, scale: number) {
  const page = filled(template)
  const steps = planned(page)
  const sheet = sheetPixels(template.format, materialMargin(page.choice.material), scale)
  const atOnce = paintedAtOnce(steps, scale, sheet)
  const whole = painted(steps, scale, sheet)
  const bands = new Uint8ClampedArray(whole.length)
  const heights = [37, 64, 101, 13]
  let top = 0
  for (let index = 0; top < sheet.height; index++) {
    const height = Math.min(heights[index % heights.length] ?? 1, sheet.height - top)
    const band = painted(steps, scale, { ...sheet, top: sheet.top + top, height })
    bands.set(band, top * sheet.width * 4)
    top += height
  }
  return { atOnce, whole, bands }
}

/** The share of the pixels with a channel that is further off than this many levels. */
function shareOff(a: Uint8ClampedArray, b: Uint8ClampedArray, levels: number): number {
  let count = 0
  for (let at = 0; at < a.length; at += 4) {
    if ([0, 1, 2, 3].some((channel) => Math.abs((a[at + channel] ?? 0) - (b[at + channel] ?? 0)) > levels)) count++
  }
  return (4 * count) / a.length
}

/** The title written at a slant, large enough to cross several bands. */
function slanted(template: Template): Template {
  const layers = template.variation.layers.map((layer) =>
    layer.kind === 'text' ? { ...layer, rotation: -11, height: 6, y: 12 } : layer,
  )
  return { ...template, variation: { ...template.variation, layers } }
}

describe('a sheet painted in bands is the same whatever their heights, and as on one canvas but for edges', () => {
  it.each([
    ['a pile with shadows', generated('pilealleven', 'POSTER')],
    ['a pile round one large card', generated('pileonelarge', 'POSTER')],
    ['turned text', slanted(generated('alleven', 'POSTER', { hasText: TEXT_MODE.bottomSub }))],
    ['a heart with its clip', generated('heart', 'POSTER', { playfull: 1 })],
    ['a canvas with its wrap', generated('single', 'CANVAS2CM', { marginCM: 0 })],
    [
      'a mirrored wrap',
      {
        ...generated('mosaiccross', 'CANVAS2CM'),
        variation: { ...generated('mosaiccross', 'CANVAS2CM').variation, borderMode: 2 as const },
      },
    ],
  ])('%s', (_name, template) => {
    for (const scale of [11.3, 17.72]) {
      const { atOnce, whole, bands } = wholeAndBands(template, scale)
      expect(new Set(whole).size).toBeGreaterThan(50)
      expect(shareOff(whole, bands, 0)).toBe(0)
      expect(shareOff(atOnce, bands, 1)).toBeLessThan(MOST_OFF)
    }
  })
})
