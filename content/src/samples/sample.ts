import type { SKRSContext2D } from '@napi-rs/canvas'
import type { SampleId } from './sample-id.ts'

/** A picture that stands in for a customer's photo wherever the catalogue shows a template. */
export interface Sample {
  readonly id: SampleId
  /** Native size in pixels. */
  readonly width: number
  readonly height: number
  /** Whether it may stand in the largest slot of a design. */
  readonly isHero?: true
  /** Draws it at any size with this proportion; photographs are read from their file instead. */
  draw?(ctx: SKRSContext2D, width: number, height: number): void
}
