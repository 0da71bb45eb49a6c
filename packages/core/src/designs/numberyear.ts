import { numberDesign } from './numbers/number-design.ts'

/** A year. */
export const numberyear = numberDesign({ type: 'numberyear', label: 'year', start: '2025', mostDigits: 4 })
