import type { ScreenPoint } from '@collagerie/core/geometry'
import type { PlacedPhoto } from '@collagerie/core/placement'
import { isCalm } from '../../ui/calm.ts'
import { Flier, type ScreenBox } from './flier.ts'

const SWAP_MS = 750
const PUT_BACK_MS = 200
const GIVE_AWAY_MS = 160
/** A change that was asked for and has not come by then does not come. */
const PATIENCE_MS = 150

/** What the air must know of the sheet below. */
export interface Ground {
  placed(slot: string): PlacedPhoto | undefined
  boxOf(slot: string): ScreenBox | undefined
  picture(slot: string): HTMLCanvasElement | undefined
  /** Paints the sheet without the photos that are in the air. */
  repaint(): void
}

interface Lift {
  readonly slot: string
  readonly photo: PlacedPhoto
  readonly flier: Flier
  /** From the pointer to the photo's middle. */
  readonly grip: ScreenPoint
}

/** The photos that are not on the sheet for now: one in the customer's hand, or two on their way to each other's place. */
export class PhotosInAir {
  /** Slots whose photo is in the air. */
  readonly slots = new Set<string>()
  readonly #ground: Ground
  #lift: Lift | undefined
  #landing: { readonly from: string; readonly to: string } | undefined
  #fliers: readonly Flier[] = []
  /** The slot whose photo was taken elsewhere, until the collage has changed. */
  #given: string | undefined
  #patience = 0

  constructor(ground: Ground) {
    this.#ground = ground
  }

  get lifted(): string | undefined {
    return this.#lift?.slot
  }

  /** Whether the next change of the collage is one that flies. */
  get isExpecting(): boolean {
    return this.#landing !== undefined
  }

  lift(slot: string, at: ScreenPoint): void {
    this.#end()
    const photo = this.#ground.placed(slot)
    const home = this.#ground.boxOf(slot)
    const picture = this.#ground.picture(slot)
    if (!photo || !home || !picture) return
    this.#lift = { slot, photo, flier: new Flier(picture, home), grip: { x: home.x - at.x, y: home.y - at.y } }
    this.slots.add(slot)
    this.#ground.repaint()
  }

  carry(at: ScreenPoint): void {
    this.#lift?.flier.carryTo({ x: at.x + this.#lift.grip.x, y: at.y + this.#lift.grip.y })
  }

  putBack(): void {
    const lift = this.#lift
    this.#landing = undefined
    if (!lift) return
    this.#lift = undefined
    this.#fly([[lift.flier, lift.flier.box]], PUT_BACK_MS)
  }

  /** The photo in the hand stays outside. Its slot is shown empty until the collage says so too, or does not in time. */
  giveAway(): void {
    const lift = this.#lift
    if (!lift) return
    this.#lift = undefined
    this.#given = lift.slot
    void lift.flier.vanish(isCalm() ? 0 : GIVE_AWAY_MS)
    clearTimeout(this.#patience)
    this.#patience = window.setTimeout(() => this.#forgetGiven(), PATIENCE_MS)
  }

  expectSwap(from: string, to: string): void {
    this.#landing = { from, to }
    clearTimeout(this.#patience)
    this.#patience = window.setTimeout(() => this.putBack(), PATIENCE_MS)
  }

  /** The sheet below has changed: a swap takes off, and everything else that was under way is over. */
  onChange(): void {
    const landing = this.#landing
    this.#landing = undefined
    clearTimeout(this.#patience)
    this.#forgetGiven()
    if (landing) this.#land(landing.from, landing.to)
    else if (this.#lift && this.#ground.placed(this.#lift.slot) !== this.#lift.photo) this.stop()
    else if (!this.#lift) this.#end()
  }

  stop(): void {
    clearTimeout(this.#patience)
    if (this.#given !== undefined) this.slots.delete(this.#given)
    this.#given = undefined
    this.#letGo()
    this.#end()
  }

  /** The photo that was dropped flies from where it was let go, the other from where it lay. */
  #land(from: string, to: string): void {
    const start = this.#lift?.flier.box ?? this.#ground.boxOf(from)
    this.#letGo()
    this.#end()
    const below = this.#flight(from, this.#ground.boxOf(to))
    const above = this.#flight(to, start)
    this.#fly([...below, ...above], SWAP_MS)
  }

  #flight(slot: string, start: ScreenBox | undefined): readonly (readonly [Flier, ScreenBox])[] {
    const home = this.#ground.boxOf(slot)
    const picture = this.#ground.placed(slot) && this.#ground.picture(slot)
    if (!start || !home || !picture) return []
    this.slots.add(slot)
    return [[new Flier(picture, home), start]]
  }

  #fly(flights: readonly (readonly [Flier, ScreenBox])[], duration: number): void {
    const fliers = flights.map(([flier]) => flier)
    this.#fliers = fliers
    void Promise.all(flights.map(([flier, from]) => flier.flyHome(from, isCalm() ? 0 : duration))).finally(() => {
      if (this.#fliers === fliers) this.#end()
    })
  }

  #forgetGiven(): void {
    if (this.#given === undefined) return
    this.slots.delete(this.#given)
    this.#given = undefined
    this.#ground.repaint()
  }

  #letGo(): void {
    if (!this.#lift) return
    this.#lift.flier.remove()
    this.slots.delete(this.#lift.slot)
    this.#lift = undefined
  }

  /** Whatever flies has arrived. It is painted on the sheet before it leaves the air, so that there is never a gap. */
  #end(): void {
    const fliers = this.#fliers
    this.#fliers = []
    if (fliers.length === 0) return
    this.slots.clear()
    if (this.#lift) this.slots.add(this.#lift.slot)
    this.#ground.repaint()
    for (const flier of fliers) flier.remove()
  }
}
