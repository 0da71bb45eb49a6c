import type { ScreenPoint } from '@collagerie/core/geometry'
import type { PlacedPhoto } from '@collagerie/core/placement'
import { prefersReducedMotion } from '../../ui/reduced-motion.ts'
import { Flier, type ScreenBox } from './flier.ts'

const SWAP_MS = 750
const PUT_BACK_MS = 200
const GIVE_AWAY_MS = 160
/** An expected change that has not happened by then will not happen. */
const PATIENCE_MS = 150

/** What lifted photos need to know of the sheet below. */
export interface Ground {
  placed(slot: string): PlacedPhoto | undefined
  boxOf(slot: string): ScreenBox | undefined
  picture(slot: string): HTMLCanvasElement | undefined
  /** Paints the sheet without the lifted photos. */
  repaint(): void
}

interface Lift {
  readonly slot: string
  readonly photo: PlacedPhoto
  readonly flier: Flier
  /** From the pointer to the photo's middle. */
  readonly grip: ScreenPoint
}

/** The photos lifted off the sheet: one held by the customer, or two that are swapping places. */
export class PhotosInAir {
  /** Slots whose photo is lifted. */
  readonly slots = new Set<string>()
  readonly #ground: Ground
  #lift: Lift | undefined
  #landing: { readonly from: string; readonly to: string } | undefined
  #fliers: readonly Flier[] = []
  /** The slot whose photo was dropped elsewhere, until the collage has changed. */
  #given: string | undefined
  #patience = 0

  constructor(ground: Ground) {
    this.#ground = ground
  }

  get lifted(): string | undefined {
    return this.#lift?.slot
  }

  /** Whether the next change of the collage will be animated. */
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

  /** The held photo stays outside. Its slot looks empty until the collage changes, or does not in time. */
  giveAway(): void {
    const lift = this.#lift
    if (!lift) return
    this.#lift = undefined
    this.#given = lift.slot
    void lift.flier.vanish(prefersReducedMotion() ? 0 : GIVE_AWAY_MS)
    clearTimeout(this.#patience)
    this.#patience = window.setTimeout(() => this.#forgetGiven(), PATIENCE_MS)
  }

  expectSwap(from: string, to: string): void {
    this.#landing = { from, to }
    clearTimeout(this.#patience)
    this.#patience = window.setTimeout(() => this.putBack(), PATIENCE_MS)
  }

  /** Called when the sheet changes: starts the flight of a swap and ends everything else. */
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

  /** The dropped photo flies from where it was released, the other from where it lay. */
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
    void Promise.all(
      flights.map(([flier, from]) => flier.flyHome(from, prefersReducedMotion() ? 0 : duration)),
    ).finally(() => {
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

  /** Ends all flights. Photos are painted on the sheet before they leave the air, so that there is no gap. */
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
