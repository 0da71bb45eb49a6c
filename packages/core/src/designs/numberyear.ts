import { numberDesign } from './numbers/number-design.ts'

export const numberyear = numberDesign({ type: 'numberyear', label: 'year', start: '2025', mostDigits: 4 })
