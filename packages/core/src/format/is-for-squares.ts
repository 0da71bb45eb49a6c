import { type CustomSizeRule, customSizeHint } from './custom-size.ts'

/** Whether only squares are accepted: then one side says the other. */
export function isForSquares(rule: CustomSizeRule): boolean {
  return customSizeHint(rule).key === 'GENERATOR_WARNING_SQUARE'
}
