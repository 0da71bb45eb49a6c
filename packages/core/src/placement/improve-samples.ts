import type { FittingCosts } from './fitting-costs.ts'
import type { SampleSlot } from './sample-slot.ts'

/** A sheet that is filled, its pictures as places in their list. */
export interface FilledSheet {
  readonly slots: readonly SampleSlot[]
  readonly costs: FittingCosts
  /** The picture of each slot; changed in place. */
  readonly chosen: number[]
  /** The slots of each picture; changed in place. */
  readonly places: number[][]
  /** What a picture in a slot costs beside those around it. */
  beside(at: number, picture: number): number
  isHeavy(picture: number): boolean
}

const ROUNDS = 3
/** What an exchange must gain, and a clash must cost, to be worth looking for. */
const LEAST_GAIN = 0.05

interface Move {
  readonly gain: number
  run(): void
}

/**
 * Exchanges pictures, with each other and with those that are left over, until no exchange removes another clash or
 * shows more of a subject, but for three rounds at most. The largest pictures and those shown more than once stay.
 */
export function improveSamples(sheet: FilledSheet): void {
  const { slots, costs, chosen, places, beside } = sheet
  const isFree = (at: number) => !slots[at]?.isLarge && places[chosen[at] ?? -1]?.length === 1
  const put = (at: number, picture: number) => {
    chosen[at] = picture
    places[picture] = [at]
  }

  function swapWith(a: number, b: number, around: number): Move | undefined {
    const [one, other] = [chosen[a] ?? 0, chosen[b] ?? 0]
    const now = costs.all(a, one) + costs.all(b, other) + around + beside(b, other)
    if (now - costs.least(a, other) - costs.least(b, one) <= LEAST_GAIN) return undefined
    const fit = now - costs.all(a, other) - costs.all(b, one)
    if (fit <= LEAST_GAIN) return undefined
    chosen[a] = other
    chosen[b] = one
    const gain = fit - beside(a, other) - beside(b, one)
    chosen[a] = one
    chosen[b] = other
    return {
      gain,
      run() {
        put(a, other)
        put(b, one)
      },
    }
  }
  function replacedBy(at: number, picture: number, around: number): Move | undefined {
    const now = chosen[at] ?? 0
    const before = costs.all(at, now) + around
    if (before - costs.least(at, picture) <= LEAST_GAIN) return undefined
    if (sheet.isHeavy(picture) && !sheet.isHeavy(now)) return undefined
    return {
      gain: before - costs.all(at, picture) - beside(at, picture),
      run() {
        places[now] = []
        put(at, picture)
      },
    }
  }

  for (let round = 0; round < ROUNDS; round++) {
    let hasMoved = false
    for (let at = 0; at < slots.length; at++) {
      const around = beside(at, chosen[at] ?? 0)
      const isCut = costs.framing(at, chosen[at] ?? 0).lost > 0
      if (!isFree(at) || (around <= LEAST_GAIN && !isCut)) continue
      let best: Move | undefined
      const consider = (move: Move | undefined) => {
        if (move && move.gain > (best?.gain ?? LEAST_GAIN)) best = move
      }
      for (let other = 0; other < slots.length; other++) {
        if (other !== at && isFree(other)) consider(swapWith(at, other, around))
      }
      places.forEach((used, picture) => {
        if (used.length === 0) consider(replacedBy(at, picture, around))
      })
      if (!best) continue
      best.run()
      hasMoved = true
    }
    if (!hasMoved) break
  }
}
