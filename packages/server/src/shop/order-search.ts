import { comparable } from '../accounts/comparable.ts'
import { userNameKey } from '../accounts/user-name-key.ts'
import { readOrderNumber } from '../orders/order-number.ts'

/** Every reading of what an operator may have typed. */
export interface OrderSearch {
  /** The number customers see. */
  readonly number?: string
  readonly runningNumber?: number
  /** The beginning of an order's time, in UTC: a day, a month or a year. */
  readonly time?: string
  /** Part of a name, in the form used for comparisons. */
  readonly name: string
  readonly email: string
}

const ISO_DAY = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?$/
/** As most of Europe writes it. */
const WRITTEN_DAY = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/

export function readOrderSearch(typed: string): OrderSearch | undefined {
  const text = typed.trim()
  if (text === '') return undefined
  const number = readOrderNumber(text)
  const time = timeIn(text)
  return {
    ...(number !== undefined && { number }),
    ...(/^\d{1,9}$/.test(text) && { runningNumber: Number(text) }),
    ...(time !== undefined && { time }),
    name: userNameKey(text),
    email: comparable(text),
  }
}

function timeIn(text: string): string | undefined {
  if (ISO_DAY.test(text)) return text
  const [, day = '', month = '', year = ''] = WRITTEN_DAY.exec(text) ?? []
  return year === '' ? undefined : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
