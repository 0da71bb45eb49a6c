import { ALL_DESIGNS } from './all-designs.ts'
import { alleven } from './alleven.ts'
import type { Design } from './design.ts'

export type DesignType = (typeof ALL_DESIGNS)[number]['type']

export const DESIGN_TYPES: readonly DesignType[] = ALL_DESIGNS.map(({ type }) => type)

const BY_TYPE: ReadonlyMap<string, Design> = new Map(ALL_DESIGNS.map((design: Design) => [design.type, design]))

/** The design of that name; an unknown name gives the even grid. */
export function designFor(type: string): Design {
  return BY_TYPE.get(type) ?? alleven
}
