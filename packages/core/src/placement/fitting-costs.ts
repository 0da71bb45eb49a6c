import type { Template } from '../template/index.ts'
import { figureCost } from './figure-cost.ts'
import { frameSample, type SampleFraming } from './frame-sample.ts'
import type { SamplePhoto } from './sample-photo.ts'
import type { SampleSlot } from './sample-slot.ts'

/** What pictures cost in slots for themselves, whatever stands beside them; by the places of both in their lists. */
export interface FittingCosts {
  /** The least it can be, known at once. */
  least(at: number, picture: number): number
  /** With what is lost of the subject, worked out once it is asked for. */
  all(at: number, picture: number): number
  framing(at: number, picture: number): SampleFraming
}

/** Added if the subject is cut. Greater than any difference of shape, so a picture without a subject wins. */
const CUT_PENALTY = 3.2
/** Added if a hero's slot gets a picture that is not a hero. */
const PLAIN_PENALTY = 1.2
/** Added in a generated design if a hero is dark, or its subject is smaller than `LEAST_SUBJECT`. */
const DULL_PENALTY = 1.15
const LEAST_SUBJECT = 0.1
/** Added if a picture does not suit the occasion. Less than `CUT_PENALTY`. */
const UNSUITED_PENALTY = 0.7
/** Added instead of that if there is a suitable picture for every slot: shape alone lets no other in. */
const STRANGER_PENALTY = { generated: 1.3, drawn: 3 }
/** Added in a generated design if a picture is black and white. */
const GREY_PENALTY = 0.5

export function fittingCosts(
  template: Template,
  slots: readonly SampleSlot[],
  samples: readonly SamplePhoto[],
  name: string,
): FittingCosts {
  const isDrawn = template.generator === undefined
  const suits = samples.map((sample) => sample.suits?.includes(name) ?? false)
  const suited = suits.filter(Boolean).length
  const stranger = isDrawn ? STRANGER_PENALTY.drawn : STRANGER_PENALTY.generated
  const unsuited = suited === 0 ? 0 : suited < slots.length ? UNSUITED_PENALTY : stranger
  const lost = figureCost(template)
  const bare = samples.map((sample, at) => (suits[at] ? 0 : unsuited) + (sample.isGrey && !isDrawn ? GREY_PENALTY : 0))
  const heroes = samples.map((sample) =>
    !sample.isHero ? PLAIN_PENALTY : isDrawn || isClear(sample) ? 0 : DULL_PENALTY,
  )
  const shapes = samples.map(({ width, height }) => Math.log(width / height))
  const least = slots.map(({ box, isLarge, layer }) => {
    const shape = Math.log(box.width / box.height)
    return samples.map((sample, picture) => {
      const misfit = Math.abs((shapes[picture] ?? 0) - shape)
      return misfit + (bare[picture] ?? 0) + (isLarge ? (heroes[picture] ?? 0) : 0) + lost(sample, layer)
    })
  })
  // Slots of one shape are framed alike, and most sheets have few shapes.
  const byShape = new Map<number, SampleFraming[]>()
  const framings = slots.map(({ box, cells }) => {
    const ratio = box.width / box.height
    const known = (cells ? undefined : byShape.get(ratio)) ?? []
    if (!cells) byShape.set(ratio, known)
    return known
  })
  function framing(at: number, picture: number): SampleFraming {
    const known = framings[at] as SampleFraming[]
    known[picture] ??= frameSample(samples[picture] as SamplePhoto, slots[at] as SampleSlot)
    return known[picture]
  }
  return {
    least: (at, picture) => least[at]?.[picture] ?? 0,
    all(at, picture) {
      const { lost: cut } = framing(at, picture)
      return (least[at]?.[picture] ?? 0) + (cut > 0 ? CUT_PENALTY + cut : 0)
    },
    framing,
  }
}

/** Bright, and plainly about something. */
function isClear({ isHeavy, subject }: SamplePhoto): boolean {
  return !isHeavy && subject !== undefined && subject.width * subject.height >= LEAST_SUBJECT
}
