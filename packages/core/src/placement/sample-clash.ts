import type { SamplePhoto } from './sample-photo.ts'

/** What two neighbours of a kind cost, compared with a picture's distance from its slot's shape. */
const BOTH_HEAVY = 0.45
const BOTH_GREY = 0.35
const GREY_BY_HERO = 0.7
const SAME_HUE = 0.4
/** Hues that are this many degrees apart are different. */
const APART = 50

/** How badly two pictures go side by side. */
export function clash(a: SamplePhoto, b: SamplePhoto): number {
  const dark = a.isHeavy && b.isHeavy ? BOTH_HEAVY : 0
  const grey = a.isGrey && b.isGrey ? BOTH_GREY : 0
  return dark + grey + (a.hue === undefined || b.hue === undefined ? 0 : likeness(a.hue, b.hue))
}

/** What a black-and-white picture beside the sheet's largest costs. */
export function clashWithHero(beside: SamplePhoto): number {
  return beside.isGrey ? GREY_BY_HERO : 0
}

function likeness(hue: number, other: number): number {
  const around = Math.abs(hue - other) % 360
  return SAME_HUE * Math.max(0, 1 - Math.min(around, 360 - around) / APART)
}
