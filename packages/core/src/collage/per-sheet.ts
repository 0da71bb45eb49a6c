import type { Collage } from './collage.ts'

/** Remembers what was reckoned of a sheet. Sheets never change, and from step to step most pages are the same ones. */
export function perSheet<Value>(reckon: (sheet: Collage) => Value): (sheet: Collage) => Value {
  const known = new WeakMap<Collage, { readonly value: Value }>()
  return (sheet) => {
    const before = known.get(sheet)
    if (before) return before.value
    const value = reckon(sheet)
    known.set(sheet, { value })
    return value
  }
}
