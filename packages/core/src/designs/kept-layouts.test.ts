import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { DesignValues } from '../template/index.ts'
import { type DesignType, designFor, generateTemplate, settle } from './index.ts'
import { DESIGN_TYPES } from './registry.ts'

/** As fine as anybody could see in print; the last digits of sines differ between engines. */
const DECIMALS = 5
const MATERIAL = 'CANVAS2CM'

/**
 * A line for every layout: what was asked for, how many photos came of it, and a mark that changes with any of its
 * numbers.
 */
function lineOf(type: DesignType, size: { readonly width: number; readonly height: number }, values: DesignValues) {
  const { generator: _, ...template } = generateTemplate(designFor(type), {
    format: { width: size.width, height: size.height },
    material: MATERIAL,
    values,
  })
  const text = JSON.stringify(template, (_key, value: unknown) =>
    typeof value === 'number' ? Number(value.toFixed(DECIMALS)) : value,
  )
  const photos = template.variation.layers.filter(({ kind }) => kind === 'image').length
  const asked = Object.entries(values).map(([key, value]) => ` ${key}=${value}`)
  // As in the XML, the format is the `canvas` here: its name is no reason for another mark.
  const marked = text.replace('"format":', '"canvas":')
  const mark = createHash('sha256').update(marked).digest('hex').slice(0, 10)
  return `${size.width}x${size.height}${asked.join('')}: ${photos} photos, ${mark}`
}

/** Every offered size as it starts, and on the first and the largest each control at its ends and in between. */
function linesOf(type: DesignType): readonly string[] {
  const design = designFor(type)
  const largest = design.sizes.toSorted((a, b) => b.width * b.height - a.width * a.height)[0]
  const tried = [design.sizes[0], largest].flatMap((size) => {
    if (!size) return []
    const input = { format: { width: size.width, height: size.height }, material: MATERIAL, values: {} } as const
    const controls = design.controls({ ...input, values: settle(design, input) })
    return controls.flatMap(({ key, minValue, maxValue, step }) => {
      const middle = Number((minValue + step * Math.floor((maxValue - minValue) / step / 2)).toFixed(1))
      return [...new Set([minValue, middle, maxValue])].map((value) => lineOf(type, size, { [key]: value }))
    })
  })
  return [...design.sizes.map((size) => lineOf(type, size, {})), ...tried]
}

/**
 * A collage saved by its controls alone is laid out anew when it is opened, and a customer who has seen a preview
 * expects it. So a layout changes only on purpose: `npx vitest run packages/core/src/designs/kept-layouts.test.ts -u`
 * says that it was.
 */
describe('layouts stay as they are', () => {
  it.each(DESIGN_TYPES)('of %s', async (type) => {
    await expect(`${linesOf(type).join('\n')}\n`).toMatchFileSnapshot(`./kept-layouts/${type}.txt`)
  })
})
