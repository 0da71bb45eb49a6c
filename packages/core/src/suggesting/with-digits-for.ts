import { type Choice, controlsOf, designOf, typeControl } from '../choice/index.ts'
import type { ControlLabel } from '../designs/index.ts'
import type { AutofillPhoto } from '../placement/index.ts'

/** The share of photos that must have a date; otherwise the rest may be from any time. */
const LEAST_DATED = 0.5

/**
 * A choice with meaningful digits: those the customer typed, or else the year or day of all photos. Undefined if
 * neither is known, as for an age: nobody wants an invented number. Other designs stay unchanged.
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

/** Cameras know no time zones: their clock was read as UTC. A date is a day and a month: 0105 for 1 May. */
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
