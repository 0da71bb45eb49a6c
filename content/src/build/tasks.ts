import { DESIGN_TYPES, type DesignType } from '@collagerie/core/designs'
import { STATIC_TEMPLATES } from '../templates/index.ts'
import type { StaticTemplate } from '../templates/static-template.ts'

/** One piece of the build's work that needs nothing of the others: a template at its place in the catalogue, or all of a kind. */
export type Task = number | 'quotes' | 'samples'

/** What takes the place, designs first. */
export function templateAt(place: number): { readonly type: DesignType } | { readonly source: StaticTemplate } {
  const type = DESIGN_TYPES[place]
  if (type) return { type }
  const source = STATIC_TEMPLATES[place - DESIGN_TYPES.length]
  if (!source) throw new Error(`The catalogue has no place ${place}.`)
  return { source }
}

const places = Array.from({ length: DESIGN_TYPES.length + STATIC_TEMPLATES.length }, (_, place) => place)

/** The longest first, so that all workers end at about the same time. */
export const TASKS: readonly Task[] = ['quotes', 'samples', ...places]
