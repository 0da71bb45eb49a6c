import { clamp, tidy } from '../geometry/index.ts'
import type { DesignValues } from '../template/index.ts'
import type { ControlDisplay, ControlLabel, DesignControl } from './design.ts'

/** The nearest value on the grid of steps. Rounding errors must not push it off the grid: 0.1 + 0.2 becomes 0.3. */
export function clampToStep(value: number, min: number, max: number, step: number): number {
  const bounded = clamp(value, min, max)
  const snapped = min + Math.round((bounded - min) / step) * step
  return tidy(Math.min(max, snapped))
}

/** Every value that a control can have. */
export function controlValues({ minValue, maxValue, step }: DesignControl): readonly number[] {
  const steps = Math.round((maxValue - minValue) / step)
  return Array.from({ length: steps + 1 }, (_, index) => minValue + index * step)
}

interface ControlSpec<Key extends string> {
  readonly key: Key
  readonly label: ControlLabel
  readonly min: number
  readonly max: number
  readonly step?: number
  readonly display?: ControlDisplay
  readonly hidden?: boolean
}

function control<Key extends string>(
  type: DesignControl['type'],
  values: DesignValues,
  defaults: DesignValues,
  spec: ControlSpec<Key>,
): DesignControl<Key> {
  const step = spec.step ?? 1
  // A tightened bound may fall between two steps; the last step inside it is the maximum.
  const steps = Math.max(0, Math.floor((spec.max - spec.min) / step + 1e-9))
  const max = tidy(spec.min + steps * step)
  const usual = numberOr(defaults[spec.key], spec.min)
  return {
    key: spec.key,
    label: spec.label,
    type,
    currentValue: clampToStep(numberOr(values[spec.key], usual), spec.min, max, step),
    minValue: spec.min,
    maxValue: max,
    step,
    display: spec.display ?? 'integer',
    hidden: spec.hidden ?? false,
  }
}

function numberOr(value: number | string | undefined, otherwise: number): number {
  return typeof value !== 'number' || Number.isNaN(value) ? otherwise : value
}

interface DigitsSpec<Key extends string> {
  readonly key: Key
  readonly label: ControlLabel
  readonly mostDigits: number
  /** Fewer are filled up with zeros on the left. */
  readonly leastDigits: number
}

/** Digits are a text, not an amount: 007 has three of them. */
function digitsControl<Key extends string>(
  values: DesignValues,
  defaults: DesignValues,
  spec: DigitsSpec<Key>,
): DesignControl<Key> {
  const { key, label, mostDigits, leastDigits } = spec
  const kept = String(values[key] ?? '').replace(/\D.*$/, '')
  const digits = (kept || String(defaults[key])).slice(0, mostDigits).padStart(leastDigits, '0')
  return {
    key,
    label,
    type: 'input',
    currentValue: Number(digits),
    digits,
    minValue: 0,
    maxValue: 10 ** mostDigits - 1,
    step: 1,
    display: 'digits',
    hidden: false,
  }
}

/** The keys whose value is of that kind: there is no stepper for digits, and no digits for a count. */
type KeyOf<Values, Kind> = { [Key in keyof Values]: Values[Key] extends Kind ? Key : never }[keyof Values] & string

const CENTIMETRES = { step: 0.1, display: 'centimetres' } as const

/** Builds a design's controls; every maker clamps the wanted value into the bounds it is given. */
export function controlMaker<Values extends DesignValues>(values: DesignValues, defaults: Values) {
  return {
    number: <Key extends KeyOf<Values, number>>(spec: ControlSpec<Key>) => control('number', values, defaults, spec),
    arrow: <Key extends KeyOf<Values, number>>(spec: ControlSpec<Key>) => control('arrow', values, defaults, spec),
    digits: <Key extends KeyOf<Values, string>>(spec: DigitsSpec<Key>) => digitsControl(values, defaults, spec),
    /** Space between photos: 0 to 2 cm. */
    spacing: (max = 2) =>
      control('number', values, defaults, { ...CENTIMETRES, key: 'borderCM', label: 'spacing', min: 0, max }),
    /** Edge round the photos: 0.5 to 2 cm. */
    margin: (max = 2) =>
      control('number', values, defaults, { ...CENTIMETRES, key: 'marginCM', label: 'margin', min: 0.5, max }),
    text: (min: number, max: number) =>
      control('arrow', values, defaults, { key: 'hasText', label: 'text', min, max, display: 'textMode' }),
  }
}

export function valueOf({ digits, currentValue }: DesignControl): number | string {
  return digits ?? currentValue
}

export function valuesOf(controls: readonly DesignControl[]): DesignValues {
  return Object.fromEntries(controls.map((each) => [each.key, valueOf(each)]))
}
