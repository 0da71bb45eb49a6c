import { expect } from 'vitest'
import { clampToStep, valuesOf } from '../controls.ts'
import type { Design, DesignInput } from '../design.ts'
import { settle } from '../generate.ts'

/** A design's controls as a table: key, least, most, step, current. */
export function controlTable(design: Design, input: Partial<DesignInput> = {}): (string | number)[][] {
  const asked = { format: { width: 50, height: 40 }, material: '', values: {}, ...input } as const
  return design.controls(asked).map((each) => [each.key, each.minValue, each.maxValue, each.step, each.currentValue])
}

/** Settled values lie in their bounds and on their steps, and settling them again moves nothing. */
export function expectSettled(design: Design, input: DesignInput): void {
  const values = settle(design, input)
  expect(settle(design, { ...input, values })).toEqual(values)
  expect(valuesOf(design.controls({ ...input, values }))).toEqual(values)
}

/** Stepping one control leaves the others alone, but for those whose bounds moved past their value. */
export function expectOthersKept(design: Design, input: DesignInput, which: number, to: number): void {
  const values = settle(design, input)
  const controls = design.controls({ ...input, values })
  const changed = controls[which % controls.length]
  if (!changed) throw new Error(`${design.type} has no controls`)
  const next = { ...values, [changed.key]: clampToStep(to, changed.minValue, changed.maxValue, changed.step) }
  for (const control of design.controls({ ...input, values: settle(design, { ...input, values: next }) })) {
    if (control.digits !== undefined) continue
    const had = Number(next[control.key])
    const expected = Math.min(control.maxValue, Math.max(control.minValue, had))
    expect(control.currentValue, `${control.key}, when ${changed.key} is ${next[changed.key]}`).toBeCloseTo(expected, 6)
  }
}
