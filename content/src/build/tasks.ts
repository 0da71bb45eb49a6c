import { DESIGN_TYPES, type DesignType } from '@collagerie/core/designs'
import { CATALOGUE_ORDER } from '../catalogue/catalogue-order.ts'
import { STATIC_TEMPLATES } from '../templates/index.ts'
import type { StaticTemplate } from '../templates/static-template.ts'

/**
 * One piece of the build's work that needs nothing of the others: a template at its place in the catalogue, or all of a
 * kind.
 */
export type Task = number | 'quotes' | 'samples'

/** What stands at a place of the catalogue. */
export function templateAt(place: number): { readonly type: DesignType } | { readonly source: StaticTemplate } {
  const id = CATALOGUE_ORDER[place]
  const type = DESIGN_TYPES.find((each) => each === id)
  if (type) return { type }
  const source = STATIC_TEMPLATES.find((each) => each.id === id)
  if (!source) throw new Error(`The catalogue has no place ${place}.`)
  return { source }
}

/** The longest first, so that all workers end at about the same time. */
export const TASKS: readonly Task[] = ['quotes', 'samples', ...CATALOGUE_ORDER.keys()]
