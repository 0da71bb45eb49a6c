/** How a piece is seen first, and how that ends. */
export interface ViewProps {
  readonly start: 'object' | 'wall'
  readonly onClose: () => void
}
