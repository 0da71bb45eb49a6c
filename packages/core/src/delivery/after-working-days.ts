import { shopDate, startOfShopDay } from './shop-day.ts'

const SATURDAY = 6

/**
 * The day that many working days after a moment, both in the shop. Holidays differ everywhere: only weekends are
 * skipped.
 */
export function afterWorkingDays(moment: string, days: number): Date {
  const day = shopDate(new Date(moment))
  for (let left = days; left > 0; ) {
    day.setUTCDate(day.getUTCDate() + 1)
    if (day.getUTCDay() % SATURDAY !== 0) left -= 1
  }
  return startOfShopDay(day)
}
