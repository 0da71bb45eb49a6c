import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Word } from './set/words.ts'

/**
 * Both text colours read well on the ground, and on the ornament where a style lays one behind them. A style without an
 * ornament repeats its ground.
 */
export interface Palette {
  readonly ground: string
  readonly ink: string
  readonly strong: string
  readonly ornament: string
}

/** What a style draws on; the longer side is PAGE_LENGTH units. */
export interface QuotePage {
  readonly ctx: SKRSContext2D
  readonly width: number
  readonly height: number
  readonly palette: Palette
}

export const PAGE_LENGTH = 1000

export interface Quote {
  readonly words: readonly Word[]
  readonly author: string
}

export interface QuoteStyle {
  readonly name: string
  readonly palettes: readonly [Palette, ...Palette[]]
  /** Whether words of this number and length look well in it. */
  suits(quote: Quote): boolean
  /** On a page that has its ground already. */
  draw(page: QuotePage, quote: Quote): void
}

export function letters({ words }: Quote): number {
  return words.reduce((sum, { text }) => sum + text.length + 1, -1)
}
