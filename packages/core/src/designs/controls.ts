import type { DesignValues } from '../template/template.ts'
import type { ControlDisplay, ControlLabel, DesignControl } from './design.ts'

/** Half a step of float noise must not push a value off its grid: 0.1 + 0.2 reads 0.3. */
export function clampToStep(value: number, min: number, max: number, step: number): number {
  const bounded = Math.min(max, Math.max(min, value))
  const snapped = min + Math.round((bounded - min) / step) * step
  return Number(Math.min(max, snapped).toFixed(6))
}

interface ControlSpec {
  readonly key: string
  readonly label: ControlLabel
  readonly min: number
  readonly max: number
  readonly step?: number
  readonly display?: ControlDisplay
  readonly hidden?: boolean
}

function control(
  type: DesignControl['type'],
  values: DesignValues,
  defaults: DesignValues,
  spec: ControlSpec,
): DesignControl {
  const step = spec.step ?? 1
  // A tightened bound may fall between two steps; the last step inside it is the maximum.
  const steps = Math.max(0, Math.floor((spec.max - spec.min) / step + 1e-9))
  const max = Number((spec.min + steps * step).toFixed(6))
  const usual = defaults[spec.key] ?? spec.min
  const wanted = values[spec.key] ?? usual
  return {
    key: spec.key,
    label: spec.label,
    type,
    currentValue: clampToStep(Number.isNaN(wanted) ? usual : wanted, spec.min, max, step),
    minValue: spec.min,
    maxValue: max,
    step,
    display: spec.display ?? 'integer',
    hidden: spec.hidden ?? false,
  }
}

/** Builds a design's controls; every maker clamps the wanted value into the bounds it is given. */
export function controlMaker(values: DesignValues, defaults: DesignValues) {
  return {
    number: (spec: ControlSpec) => control('number', values, defaults, spec),
    arrow: (spec: ControlSpec) => control('arrow', values, defaults, spec),
    input: (spec: ControlSpec) => control('input', values, defaults, spec),
    /** Space between photos: 0 to 2 cm. */
    spacing: (max = 2) =>
      control('number', values, defaults, {
        key: 'borderCM',
        label: 'spacing',
        min: 0,
        max,
        step: 0.1,
        display: 'centimetres',
      }),
    /** Edge round the photos: 0.5 to 2 cm. */
    margin: (max = 2) =>
      control('number', values, defaults, {
        key: 'marginCM',
        label: 'margin',
        min: 0.5,
        max,
        step: 0.1,
        display: 'centimetres',
      }),
    text: (min: number, max: number) =>
      control('arrow', values, defaults, { key: 'hasText', label: 'text', min, max, display: 'textMode' }),
  }
}

export function valuesOf(controls: readonly DesignControl[]): DesignValues {
  return Object.fromEntries(controls.map((each) => [each.key, each.currentValue]))
}
