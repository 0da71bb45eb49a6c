import { seededRandom } from '../geometry/index.ts'

/** The costs of an arrangement: of each photo in each slot, and of neighbours. */
export interface ArrangementCosts {
  readonly slots: number
  readonly photos: number
  cost(slot: number, photo: number): number
  /** The neighbours of each slot. */
  readonly neighbours: readonly (readonly number[])[]
  neighbourCost(a: number, b: number): number
}

/** Stands for a slot without a photo. */
export const NONE = -1
const MOST_ROUNDS = 8
/** Keeps rounding from swapping two photos for ever. */
const LEAST_GAIN = 1e-9

export function arrangementCost(costs: ArrangementCosts, photoIn: readonly number[]): number {
  let [single, pairs] = [0, 0]
  for (const [slot, photo] of photoIn.entries()) {
    if (photo === NONE) continue
    single += costs.cost(slot, photo)
    for (const beside of costs.neighbours[slot] ?? []) pairs += pairCost(costs, photo, photoIn[beside] ?? NONE)
  }
  return single + pairs / 2
}

function pairCost({ neighbourCost }: ArrangementCosts, a: number, b: number): number {
  return a === NONE || b === NONE ? 0 : neighbourCost(a, b)
}

/** The limit for all kicks together; a large sheet has so many good arrangements that the first will do. */
const KICK_WORK = 30_000
const MOST_KICKS = 60
const KICKED_SLOTS = 3
/** Stand-ins for a round's number: a slot marked `AT_FIRST` is tried in the first round, one marked `NEVER` is not. */
const AT_FIRST = -1
const NEVER = -2

/**
 * Improves an arrangement by swapping photos between slots, and with photos that have none, until no swap helps. Empty
 * slots stay empty: a gap between two photos would separate clashing ones but look like a fault. Then a few photos are
 * rotated and swapping starts again, since on a small sheet single swaps may lead nowhere. The order is fixed, so the
 * same costs give the same arrangement.
 */
export function improveArrangement(costs: ArrangementCosts, start: readonly number[]): readonly number[] {
  if (!costs.neighbours.some((beside) => beside.length > 0)) return start
  const used = new Set(start)
  const spare = Array.from({ length: costs.photos }, (_, photo) => photo).filter((photo) => !used.has(photo))
  let best = swapUntilBest(costs, { photoIn: [...start], spare })
  let lowest = arrangementCost(costs, best.photoIn)
  const places = start.length + spare.length
  const kicks = Math.min(MOST_KICKS, Math.floor(KICK_WORK / (places * places)))
  const random = seededRandom(places)
  for (let kick = 0; kick < kicks; kick++) {
    const next = swapUntilBest(costs, kicked(best, random), best.photoIn)
    const cost = arrangementCost(costs, next.photoIn)
    if (lowest - cost < LEAST_GAIN) continue
    best = next
    lowest = cost
  }
  return best.photoIn
}

interface Arrangement {
  readonly photoIn: number[]
  /** Photos without a slot. */
  readonly spare: number[]
}

/** An arrangement while it is improved. */
interface Improving extends Arrangement {
  readonly costs: ArrangementCosts
  /** For each slot what its photo costs by its neighbours. */
  readonly beside: Float64Array
}

/** The arrangement with a few photos, with or without a slot, rotated among their places. */
function kicked({ photoIn, spare }: Arrangement, random: () => number): Arrangement {
  const all = [...photoIn, ...spare]
  const places = Array.from({ length: KICKED_SLOTS }, () => Math.floor(random() * all.length))
  const photos = places.map((place) => all[place] ?? NONE)
  const isRing = new Set(places).size === places.length && !photos.includes(NONE)
  if (isRing) for (const [index, place] of places.entries()) all[place] = photos[(index + 1) % photos.length] ?? NONE
  return { photoIn: all.slice(0, photoIn.length), spare: all.slice(photoIn.length) }
}

/**
 * Makes every swap that helps. Whether a swap helps depends on its two slots and their neighbours, so it is tried again
 * only after a change there.
 */
function swapUntilBest(
  costs: ArrangementCosts,
  { photoIn, spare }: Arrangement,
  before?: readonly number[],
): Arrangement {
  const improving: Improving = { costs, photoIn, spare, beside: new Float64Array(photoIn.length) }
  const note = (slot: number) => {
    improving.beside[slot] = besideCost(improving, slot, photoIn[slot] ?? NONE)
  }
  for (let slot = 0; slot < photoIn.length; slot++) note(slot)
  /** The last round in which a slot or one of its neighbours changed. */
  const changedIn = new Int32Array(photoIn.length).fill(before ? NEVER : AT_FIRST)
  /** Spare photos have no slot: after an exchange each is tried everywhere again. */
  let spareChangedIn = AT_FIRST
  const noteAround = (slot: number, round: number) => {
    for (const each of [slot, ...(costs.neighbours[slot] ?? [])]) {
      note(each)
      changedIn[each] = round
    }
  }
  for (let slot = 0; slot < photoIn.length; slot++)
    if (before && photoIn[slot] !== before[slot]) noteAround(slot, AT_FIRST)
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const isOpen = (slot: number) => (changedIn[slot] as number) >= round - 1
    let hasChanged = false
    for (let a = 0; a < photoIn.length; a++) {
      for (let b = a + 1; b < photoIn.length; b++) {
        if (!(isOpen(a) || isOpen(b)) || !trySwap(improving, a, b)) continue
        hasChanged = true
        noteAround(a, round)
        noteAround(b, round)
      }
      if (!isOpen(a) && spareChangedIn < round - 1) continue
      for (let place = 0; place < spare.length; place++) {
        if (!trySpare(improving, a, place)) continue
        hasChanged = true
        spareChangedIn = round
        noteAround(a, round)
      }
    }
    if (!hasChanged) break
  }
  return { photoIn, spare }
}

/** The cost of a photo in a slot without its neighbours. */
function alone({ cost }: ArrangementCosts, slot: number, photo: number): number {
  return photo === NONE ? 0 : cost(slot, photo)
}

/** The cost of a photo in a slot by its neighbours. Pairs with the slot `apart` are counted elsewhere. */
function besideCost({ costs, photoIn }: Improving, slot: number, photo: number, apart = NONE): number {
  const { neighbours, neighbourCost } = costs
  const around = neighbours[slot]
  if (photo === NONE || !around) return 0
  let sum = 0
  for (let index = 0; index < around.length; index++) {
    const beside = around[index] as number
    const other = beside === apart ? NONE : (photoIn[beside] as number)
    if (other !== NONE) sum += neighbourCost(photo, other)
  }
  return sum
}

function trySwap(improving: Improving, a: number, b: number): boolean {
  const { costs, photoIn, beside } = improving
  const inA = photoIn[a] as number
  const inB = photoIn[b] as number
  if (inA === NONE || inB === NONE) return false
  const dearer = alone(costs, a, inB) + alone(costs, b, inA) - alone(costs, a, inA) - alone(costs, b, inB)
  // Neighbours never cost less than 0: if they cost too little now, no swap can help.
  if ((beside[a] as number) + (beside[b] as number) - dearer < LEAST_GAIN) return false
  const before = besideCost(improving, a, inA, b) + besideCost(improving, b, inB, a)
  const after = besideCost(improving, a, inB, b) + besideCost(improving, b, inA, a)
  if (before - after - dearer < LEAST_GAIN) return false
  photoIn[a] = inB
  photoIn[b] = inA
  return true
}

function trySpare(improving: Improving, slot: number, place: number): boolean {
  const { costs, photoIn, spare, beside } = improving
  const now = photoIn[slot] as number
  const other = spare[place] as number
  if (now === NONE || other === NONE) return false
  const gain = (beside[slot] as number) + alone(costs, slot, now) - alone(costs, slot, other)
  if (gain < LEAST_GAIN || gain - besideCost(improving, slot, other) < LEAST_GAIN) return false
  photoIn[slot] = other
  spare[place] = now
  return true
}
