import { shortened } from '@collagerie/core/text'
import { LONGEST_COLLAGE_NAME } from '@collagerie/protocol'

/** The name of the nth copy of a collage, in the language of the screen. */
type NameOfCopy = (name: string, nth: number) => string

/** For the words that make it a copy, whatever the language. */
const ROOM_FOR_COPY = 15
/** More copies than anybody makes of one collage. */
const MOST_COPIES = 99

/** A copy of a copy is the next copy of the first, not "(copy) (copy)". */
export function copyName(name: string, taken: readonly string[], nameOfCopy: NameOfCopy): string {
  const numbers = Array.from({ length: MOST_COPIES }, (_, at) => at + 1)
  const origin = originOf(name, numbers, nameOfCopy)
  const short = shortened(origin, LONGEST_COLLAGE_NAME - ROOM_FOR_COPY)
  const names = numbers.map((nth) => nameOfCopy(short, nth))
  return names.find((each) => !taken.includes(each)) ?? nameOfCopy(short, MOST_COPIES)
}

function originOf(name: string, numbers: readonly number[], nameOfCopy: NameOfCopy): string {
  const endings = numbers.map((nth) => nameOfCopy('', nth))
  const ending = endings.find((each) => name.endsWith(each) && name.length > each.length)
  return ending === undefined ? name : originOf(name.slice(0, -ending.length), numbers, nameOfCopy)
}
