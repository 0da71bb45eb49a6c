import { clamp, type Rect, type Size } from '@collagerie/core/geometry'

/** The outline of another size, and the label that says which. */
export interface Outlined {
  /** On the canvas, in pixels. */
  readonly box: Rect
  /** Whether it lies inside the piece or around it. */
  readonly side: 'inside' | 'around'
}

/**
 * Where a label stands: on the upper edge of an outline around the piece, under the lower edge of one inside it. So
 * each touches the outline it names and no other label, hides little of the piece, and none is cut by the edge of the
 * picture.
 */
export function labelBox({ box, side }: Outlined, label: Size, picture: Size): Rect {
  const corner =
    side === 'around'
      ? { x: box.x, y: box.y - label.height }
      : { x: box.x + box.width - label.width, y: box.y + box.height }
  // A label wider than its outline is centred on it.
  const x = label.width > box.width ? box.x + (box.width - label.width) / 2 : corner.x
  return { x: clamp(x, 0, picture.width - label.width), y: clamp(corner.y, 0, picture.height - label.height), ...label }
}
