/** The first view of a piece, and how to close it. */
export interface ViewProps {
  readonly start: 'object' | 'wall'
  readonly onClose: () => void
}
