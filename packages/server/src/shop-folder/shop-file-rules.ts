import { MATERIALS } from '@collagerie/core/format'

/** All but "no preference", which is none. */
export const SELLABLE_MATERIALS = MATERIALS.filter((material) => material !== '')

/** Says of a key whether it is one too many or is missing. */
export function exactly(keys: string) {
  return ({ expected, received }: { readonly expected: string | null; readonly received: string }): string => {
    if (expected === 'never') return `is none of ${keys}`
    return received === 'undefined' ? 'is missing' : `must be an object of ${keys}`
  }
}
