import type { BoardTexts } from '../translation.ts'
import { preflight } from './preflight.ts'
import { shop } from './shop.ts'

export const board: BoardTexts = { preflight, shop }
