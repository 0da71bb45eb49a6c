/** Where a piece is fetched from: a collage as it was saved last, or an order as it was placed. */
export interface SavedFrom {
  readonly kind: 'collage' | 'order'
  /** The collage's id, or the order's number. */
  readonly id: string
}
