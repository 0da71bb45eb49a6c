import { defaultSize } from '../format/index.ts'
import { chooseSize } from './change-size.ts'
import { type Choice, designOf } from './choice.ts'

/** A drawn template in a size for `count` photos, preferably the present size; undefined if there is none. */
export function sizeForCount(choice: Choice, count: number): Choice | undefined {
  if (designOf(choice)) return undefined
  if (choice.size.photos === count) return choice
  const size = defaultSize(choice.offered.children.filter(({ photos }) => photos === count))
  return size && chooseSize(choice, size.id)
}
