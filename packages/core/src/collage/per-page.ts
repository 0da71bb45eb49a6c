import type { CollagePage } from './collage-page.ts'

/** Caches what was computed from a page: pages are immutable, and most stay the same between two commands. */
export function perPage<Value>(compute: (page: CollagePage) => Value): (page: CollagePage) => Value {
  const known = new WeakMap<CollagePage, { readonly value: Value }>()
  return (page) => {
    const before = known.get(page)
    if (before) return before.value
    const value = compute(page)
    known.set(page, { value })
    return value
  }
}
