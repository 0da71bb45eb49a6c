import { preflight } from './preflight.ts'
import { shop } from './shop.ts'

/** What the shop's own side says; customers never download it. French defines the shape. */
export const board = { preflight, shop } as const
