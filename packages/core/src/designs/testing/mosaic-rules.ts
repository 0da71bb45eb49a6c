import * as fc from 'fast-check'
import type { Format } from '../../format/index.ts'
import { inset } from '../../geometry/index.ts'
import { type DesignValues, numbersOf } from '../../template/index.ts'
import type { Design, Layout } from '../design.ts'
import { generateTemplate, settle } from '../generate.ts'
import { anyInput } from './arbitrary-input.ts'
import { expectOthersKept, expectSettled } from './control-rules.ts'
import { expectFilled, expectNeighboursSpaced, expectReadingOrder, expectSoundTemplate } from './layout-rules.ts'

/** A slot's share of the bare format, before margin and spacing were taken off. */
export function barePart(box: { width: number; height: number }, format: Format, values: DesignValues) {
  const { borderCM = 0, marginCM = 0 } = numbersOf(values)
  const bare = (slot: number, side: number) => ((slot + borderCM) * side) / (side - 2 * marginCM + borderCM)
  return { width: bare(box.width, format.width), height: bare(box.height, format.height) }
}

/**
 * What every mosaic owes: a filled photo area, exact spacing, names in reading order, nothing under 1 cm, settled
 * controls and the same layout for the same wish; `also` adds what one design promises beyond that.
 */
export function expectMosaic(
  design: Design,
  numRuns: number,
  also: (layout: Layout, values: DesignValues, format: Format) => void = () => {},
): void {
  fc.assert(
    fc.property(anyInput(design), fc.nat(9), fc.nat(60), (input, which, to) => {
      const values = settle(design, input)
      const layout = design.layout({ ...input, values })
      const { borderCM = 0, marginCM = 0 } = numbersOf(values)
      expectFilled(layout, inset({ x: 0, y: 0, ...input.format }, marginCM), borderCM)
      // A slot no longer than the spacing may face nothing but a seam; that the area is filled says enough then.
      const leastSide = Math.min(...layout.photos.flatMap((photo) => [photo.width, photo.height]))
      if (leastSide > borderCM + 1e-6) expectNeighboursSpaced(layout, borderCM)
      expectReadingOrder(layout)
      expectSoundTemplate(generateTemplate(design, input))
      expectSettled(design, input)
      expectOthersKept(design, input, which, to)
      const again = design.layout({ ...input, values: { ...values } })
      if (JSON.stringify(again) !== JSON.stringify(layout)) throw new Error('another layout for the same wish')
      also(layout, values, input.format)
    }),
    { numRuns },
  )
}

/** The layouts of a control's every value on one format, each as a text that tells them apart. */
export function layoutsOf(design: Design, key: string, format: Format, values: DesignValues = {}): string[] {
  const last = design.controls({ format, material: '', values }).find((control) => control.key === key)?.maxValue ?? 0
  return Array.from({ length: last + 1 }, (_, value) => {
    const settled = settle(design, { format, material: '', values: { ...values, [key]: value } })
    return JSON.stringify(design.layout({ format, material: '', values: settled }))
  })
}
