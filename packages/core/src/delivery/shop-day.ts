/** Where a shop is that does not say otherwise. */
export const DEFAULT_TIME_ZONE = 'Europe/Paris'

const QUARTER_MS = 15 * 60_000
/** No zone is further from UTC. */
const MOST_QUARTERS = 15 * 4

/** Only named zones: some engines also take an offset such as +01:00, which knows no summer time. */
export function isTimeZone(name: string): boolean {
  if (/^[+-]/.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** The days of an order are those of the shop, wherever its customer or operator is and whatever the server's clock. */
export interface ShopCalendar {
  /** The shop's day at a moment, as the UTC midnight of the same date, so that days can be counted without a zone. */
  dayAt(moment: Date): Date
  /** The moment at which a day of the shop begins; the day is given as by `dayAt`. */
  startOf(day: Date): Date
}

export function shopCalendar(timeZone: string): ShopCalendar {
  const written = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' })

  function dayAt(moment: Date): Date {
    const part = Object.fromEntries(written.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
    return new Date(Date.UTC(part['year'] ?? 0, (part['month'] ?? 1) - 1, part['day']))
  }

  return {
    dayAt,
    startOf: (day) => {
      // Clocks are set at midnight in some zones, and offsets are whole quarters of an hour: the day begins at the
      // first quarter that has its date.
      for (let quarter = -MOST_QUARTERS; quarter <= MOST_QUARTERS; quarter++) {
        const moment = new Date(day.getTime() + quarter * QUARTER_MS)
        if (dayAt(moment).getTime() === day.getTime()) return moment
      }
      return day
    },
  }
}
