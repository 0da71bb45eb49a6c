import { type ControlLabel, type DesignType, designFor, settle } from '@collagerie/core/designs'
import { type Format, formatId } from '@collagerie/core/format'
import type { DesignValues } from '@collagerie/core/template'

export interface GallerySetting {
  readonly label: string
  readonly format: Format
  readonly values: DesignValues
}

const FORMATS = new Set(['40x30', '50x40', '40x50', '50x50', '60x30', '30x60', '75x100', '100x100', '140x100'])

/** Digits somebody might hang: an age, a year of birth, a day. */
const DIGITS: Partial<Record<ControlLabel, readonly string[]>> = {
  number: ['7', '18', '40', '100'],
  year: ['1968', '1999', '2000', '2026'],
  date: ['0105', '1407', '2406', '3008'],
}

/** Every control at its lowest, at its highest and somewhere between, one at a time, over small and large formats. */
export function settingsOf(type: DesignType): readonly GallerySetting[] {
  const design = designFor(type)
  const formats = design.sizes.filter((format) => FORMATS.has(formatId(format)))
  const shown = formats.length > 0 ? formats : design.sizes
  const first = shown.find((format) => formatId(format) === '50x40') ?? shown[0]
  if (!first) return []
  const plain = shown.map((format): GallerySetting => ({ label: formatId(format), format, values: {} }))
  const input = { format: first, material: '' as const, values: {} }
  const defaults = settle(design, input)
  const settingOf = (key: string, value: number | string): GallerySetting => ({
    label: `${formatId(first)} ${key} ${value}`,
    format: first,
    values: { ...defaults, [key]: value },
  })
  const turned = design.controls({ ...input, values: defaults }).flatMap((control) => {
    if (control.type === 'input') return DIGITS[control.label]?.map((digits) => settingOf(control.key, digits)) ?? []
    const span = control.maxValue - control.minValue
    const count = Math.round(span / control.step)
    const marks = count <= 14 ? Array.from({ length: count + 1 }, (_, index) => index / count) : [0, 0.25, 0.5, 0.75, 1]
    return [...new Set(marks.map((mark) => valueAt(control.minValue, count, control.step, mark)))]
      .filter((value) => value !== control.currentValue)
      .map((value) => settingOf(control.key, value))
  })
  return [...plain, ...turned]
}

function valueAt(min: number, count: number, step: number, share: number): number {
  return Number((min + Math.round(count * share) * step).toFixed(6))
}
