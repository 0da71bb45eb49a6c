import { numberDesign } from './numbers/number-design.ts'

export const numberyear = numberDesign({
  type: 'numberyear',
  occasions: ['graduation', 'year'],
  label: 'year',
  start: '2025',
  mostDigits: 4,
})
