import { type Choice, controlsOf, designOf, typeControl } from '../choice/index.ts'
import type { ControlLabel } from '../designs/index.ts'
import type { AutofillPhoto } from '../placement/index.ts'

/** The share of photos that must say when they were taken; otherwise the rest may be of any other time. */
const LEAST_DATED = 0.5

/**
 * A choice with digits that mean something: those the customer typed, else the year or the day all photos were taken in.
 * Nothing where neither is known, as with an age: nobody wants a number that was made up. Other designs stay as they are.
 */
export function withDigitsFor(choice: Choice, photos: readonly AutofillPhoto[]): Choice | undefined {
  const control = controlsOf(choice).find(({ type }) => type === 'input')
  if (!control || choice.values[control.key] !== designOf(choice)?.defaults[control.key]) return choice
  const dates = photos
    .map(({ takenAt }) => new Date(takenAt ?? Number.NaN))
    .filter((date) => !Number.isNaN(date.getTime()))
  const digits = dates.length < LEAST_DATED * photos.length ? undefined : DIGITS[control.label]?.(dates)
  return digits === undefined ? undefined : typeControl(choice, control.key, digits)
}

/** Cameras know no time zones: what they wrote was read as universal time. A date is a day and a month: 0105 for 1 May. */
const DIGITS: Partial<Record<ControlLabel, (dates: readonly Date[]) => string | undefined>> = {
  year: (dates) => shared(dates.map((date) => date.toISOString().slice(0, 4))),
  date(dates) {
    const [, month, day] = shared(dates.map((date) => date.toISOString().slice(0, 10)))?.split('-') ?? []
    return day !== undefined && month !== undefined ? day + month : undefined
  },
}

function shared(texts: readonly string[]): string | undefined {
  return texts.every((text) => text === texts[0]) ? texts[0] : undefined
}
