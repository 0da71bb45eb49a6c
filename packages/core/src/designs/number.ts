import { numberDesign } from './numbers/number-design.ts'

/** One to three digits: an age, an anniversary, a house number. */
export const number = numberDesign({
  type: 'number',
  occasions: ['birthday', 'anniversary'],
  label: 'number',
  start: '50',
  mostDigits: 3,
})
