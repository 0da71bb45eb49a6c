import type { Collage } from './collage.ts'

/** Remembers what was computed from a sheet: sheets never change, and most pages stay the same from step to step. */
export function perSheet<Value>(compute: (sheet: Collage) => Value): (sheet: Collage) => Value {
  const known = new WeakMap<Collage, { readonly value: Value }>()
  return (sheet) => {
    const before = known.get(sheet)
    if (before) return before.value
    const value = compute(sheet)
    known.set(sheet, { value })
    return value
  }
}
