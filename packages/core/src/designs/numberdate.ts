import { numberDesign } from './numbers/number-design.ts'

/** A day and a month in four digits. */
export const numberdate = numberDesign({ type: 'numberdate', label: 'date', start: 2512, most: 9999, leastDigits: 4 })
