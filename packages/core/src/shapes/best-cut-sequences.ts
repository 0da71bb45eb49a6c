import type { BandCut } from './cut-band.ts'
import { seamCost } from './seam-cost.ts'

/** A way down to some height: its last band, and the way before that. */
export interface CutSequence {
  readonly cost: number
  readonly cut: BandCut
  readonly before: CutSequence | undefined
}

/** Since seams cost too, the cheapest way so far need not lead to the cheapest whole, so a few are kept. */
const KEPT_SEQUENCES = 3

/** The cheapest of the ways that lead to one height, in order. */
export class BestCutSequences {
  private readonly ways: CutSequence[] = []
  private readonly side: number

  constructor(side: number) {
    this.side = side
  }

  start(): void {
    this.ways.push({ cost: 0, cut: { cost: 0, rows: [] }, before: undefined })
  }

  get first(): CutSequence | undefined {
    return this.ways[0]
  }

  /** The cost that a further way must stay below. */
  get dearest(): number {
    return this.ways[KEPT_SEQUENCES - 1]?.cost ?? Number.POSITIVE_INFINITY
  }

  /** Adds the ways that continue from another height with this band. */
  add(befores: BestCutSequences | undefined, cut: BandCut): void {
    for (const before of befores?.ways ?? []) {
      const plain = before.cost + cut.cost
      if (plain >= this.dearest) return
      const cost = plain + seamCost(before.cut, cut, this.side)
      let at = this.ways.length
      while (at > 0 && (this.ways[at - 1]?.cost ?? 0) > cost) at--
      if (at >= KEPT_SEQUENCES) continue
      this.ways.splice(at, 0, { cost, cut, before })
      if (this.ways.length > KEPT_SEQUENCES) this.ways.pop()
    }
  }
}
