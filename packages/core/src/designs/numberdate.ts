import { numberDesign } from './numbers/number-design.ts'

/** A day and a month in four digits: the first of May is 0105. */
export const numberdate = numberDesign({
  type: 'numberdate',
  occasions: ['wedding', 'birth'],
  label: 'date',
  start: '2512',
  mostDigits: 4,
  leastDigits: 4,
  isDate: true,
})
