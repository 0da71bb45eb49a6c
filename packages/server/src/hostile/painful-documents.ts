import { PAINFUL_XML } from '../testing/painful.ts'
import { type Attack, answersOf } from './attack.ts'

/** Just below a document's limit. */
const CHARACTERS = 3_900_000
const SHAPES = Object.values(PAINFUL_XML)

/** Long numbers, carriage returns, attributes, depth, thousands of pages: one after the other. */
export const painfulDocuments: Attack = ({ visitor, turn }) => {
  const shape = SHAPES[turn % SHAPES.length]
  return shape ? answersOf(visitor.save(shape(CHARACTERS))) : answersOf()
}
