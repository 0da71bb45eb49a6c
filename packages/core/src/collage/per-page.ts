import type { CollagePage } from './collage-page.ts'

/** Caches what was computed from a sheet: sheets are immutable, and most pages stay the same between steps. */
export function perSheet<Value>(compute: (sheet: CollagePage) => Value): (sheet: CollagePage) => Value {
  const known = new WeakMap<CollagePage, { readonly value: Value }>()
  return (sheet) => {
    const before = known.get(sheet)
    if (before) return before.value
    const value = compute(sheet)
    known.set(sheet, { value })
    return value
  }
}
