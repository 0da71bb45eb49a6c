import type { ShopCalendar } from '@collagerie/core/delivery'
import { comparable } from '../accounts/comparable.ts'
import { userNameKey } from '../accounts/user-name-key.ts'
import { readOrderNumber } from '../orders/order-number.ts'

/** From a moment on, and before another, both written like every time in the database. */
interface Period {
  readonly from: string
  readonly before: string
}

/** Every reading of what an operator may have typed. */
export interface OrderSearch {
  /** The number customers see. */
  readonly number?: string
  readonly runningNumber?: number
  /** A day, a month or a year of the shop. */
  readonly time?: Period
  /** Part of a name, in the form used for comparisons. */
  readonly name: string
  readonly email: string
}

const ISO_DAY = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?$/
/** As most of Europe writes it. */
const WRITTEN_DAY = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/

export function readOrderSearch(typed: string, calendar: ShopCalendar): OrderSearch | undefined {
  const text = typed.trim()
  if (text === '') return undefined
  const number = readOrderNumber(text)
  const time = timeIn(text, calendar)
  return {
    ...(number !== undefined && { number }),
    ...(/^\d{1,9}$/.test(text) && { runningNumber: Number(text) }),
    ...(time !== undefined && { time }),
    name: userNameKey(text),
    email: comparable(text),
  }
}

function timeIn(text: string, { startOf }: ShopCalendar): Period | undefined {
  const [, writtenDay, writtenMonth, writtenYear] = WRITTEN_DAY.exec(text) ?? []
  const [, year = writtenYear, month = writtenMonth, day = writtenDay] = ISO_DAY.exec(text) ?? []
  if (year === undefined) return undefined
  const first = new Date(Date.UTC(Number(year), Number(month ?? 1) - 1, Number(day ?? 1)))
  const isReal = first.getUTCMonth() + 1 === Number(month ?? 1) && first.getUTCDate() === Number(day ?? 1)
  if (!isReal) return undefined
  const next = new Date(first)
  if (day !== undefined) next.setUTCDate(first.getUTCDate() + 1)
  else if (month !== undefined) next.setUTCMonth(first.getUTCMonth() + 1)
  else next.setUTCFullYear(first.getUTCFullYear() + 1)
  return { from: startOf(first).toISOString(), before: startOf(next).toISOString() }
}
