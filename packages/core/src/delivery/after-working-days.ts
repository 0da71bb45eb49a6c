const SATURDAY = 6
const MS_PER_DAY = 86_400_000

/** The day that many working days after a moment. Holidays differ everywhere, so only weekends are skipped. */
export function afterWorkingDays(moment: string, days: number): Date {
  let day = new Date(moment)
  for (let left = days; left > 0; ) {
    day = new Date(day.getTime() + MS_PER_DAY)
    if (day.getUTCDay() % SATURDAY !== 0) left -= 1
  }
  return day
}
