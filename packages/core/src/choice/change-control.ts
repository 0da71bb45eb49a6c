import type { DesignControl } from '../designs/index.ts'
import { clamp } from '../geometry/index.ts'
import { type Choice, controlsOf, withinBounds } from './choice.ts'

/** One press on a control's arrow. Numbers stop at their bounds; cycles go round. */
export function stepControl(choice: Choice, key: string, direction: 1 | -1): Choice {
  const control = controlsOf(choice).find((each) => each.key === key)
  return control ? withValue(choice, key, stepped(control, direction)) : choice
}

function stepped({ type, currentValue, minValue, maxValue, step }: DesignControl, direction: 1 | -1): number {
  const next = currentValue + direction * step
  // A value beyond its bounds would move the bounds of other controls.
  if (type !== 'arrow') return clamp(next, minValue, maxValue)
  const noise = step / 1000
  if (next > maxValue + noise) return minValue
  return next < minValue - noise ? maxValue : next
}

/** Cuts digits to the length of the largest value; refuses anything but an integer within the bounds. */
export function typeControl(choice: Choice, key: string, typed: string): Choice {
  const control = controlsOf(choice).find((each) => each.key === key)
  if (!control) return choice
  if (control.type === 'input') {
    const digits = keepDigits(typed, control.maxValue)
    return digits === '' ? choice : withValue(choice, key, digits)
  }
  const text = typed.trim()
  if (!/^\d+$/.test(text)) return choice
  const value = Number(text)
  return value >= control.minValue && value <= control.maxValue ? withValue(choice, key, value) : choice
}

/** The text of a digits field during typing. */
export function keepDigits(typed: string, maxValue: number): string {
  return typed.replace(/\D/g, '').slice(0, String(maxValue).length)
}

function withValue(choice: Choice, key: string, value: number | string): Choice {
  return withinBounds({ ...choice, values: { ...choice.values, [key]: value } })
}
