import type { SKRSContext2D } from '@napi-rs/canvas'

/** A drawn picture that stands in for a customer's photo wherever the catalogue shows a template. */
export interface Scene {
  readonly id: string
  /** Native size in pixels; the picture may be drawn at any size with this proportion. */
  readonly width: number
  readonly height: number
  draw(ctx: SKRSContext2D, width: number, height: number): void
}
