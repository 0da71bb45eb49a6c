/** The days of an order are those of the shop, wherever its customer or operator is and whatever the server's clock. */
export const SHOP_ZONE = 'Europe/Paris'

const MS_PER_DAY = 86_400_000

/** Made once, since making one takes longer than asking it a thousand times. */
const CALENDAR = new Intl.DateTimeFormat('en', {
  timeZone: SHOP_ZONE,
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
})

/** The shop's day at a moment, as the UTC midnight of the same date, so that days can be counted without a zone. */
export function shopDate(moment: Date): Date {
  const part = Object.fromEntries(CALENDAR.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
  return new Date(Date.UTC(part['year'] ?? 0, (part['month'] ?? 1) - 1, part['day']))
}

/** The moment at which a day of the shop begins; the day is given as by `shopDate`. */
export function startOfShopDay(date: Date): Date {
  // Clocks are set at night after midnight, so the day begins at the first hour that has its date.
  const hours = Array.from({ length: 24 }, (_, hour) => new Date(date.getTime() - MS_PER_DAY / 2 + hour * 3_600_000))
  return hours.find((hour) => shopDate(hour).getTime() === date.getTime()) ?? date
}
