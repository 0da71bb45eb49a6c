import type { Rect } from '@collagerie/core/geometry'
import type { Circle, Layer, TextLook } from '@collagerie/core/template'

/** A coloured field; the first one takes the background colour where a customer may choose it. */
export function field(
  slot: string,
  color: string,
  rectangles: readonly Rect[],
  circles: readonly Circle[] = [],
): Layer {
  return { kind: 'shapeoverlay', slot, defaultColor: color, printMargin: 0, rectangles, circles }
}

export function photo(index: number, box: Rect, rotation = 0, photoBorder?: number): Layer {
  return {
    kind: 'image',
    slot: `img${index}`,
    ...boxOf(box),
    rotation,
    printMargin: 0,
    ...(photoBorder === undefined ? {} : { photoBorder }),
  }
}

/** A photo that is seen through a path; the path's viewport is stretched over the box. */
export function masked(index: number, box: Rect, viewport: { width: number; height: number }, path: string): Layer[] {
  const clip = {
    kind: 'clip' as const,
    slot: `clip${index}`,
    ...boxOf(box),
    viewportWidth: viewport.width,
    viewportHeight: viewport.height,
    path,
  }
  return [{ ...clip, state: 'start' }, photo(index, box), { ...clip, state: 'end' }]
}

export function title(box: Rect, look: TextLook = {}, rotation = 0): Layer {
  return { kind: 'text', slot: 'txt1', ...boxOf(box), editable: true, rotation, look }
}

export function subtitle(box: Rect, look: TextLook = {}, rotation = 0): Layer {
  return { kind: 'text', slot: 'txt2', ...boxOf(box), editable: true, rotation, look }
}

/** Art over (or, earlier in the list, under) the photos. The address is filled in when the template is built. */
export function overlay(resource: string, box: Rect, rotation = 0): Layer {
  return { kind: 'overlay', resource, url: '', ...boxOf(box), rotation }
}

function boxOf({ x, y, width, height }: Rect): Rect {
  return { x, y, width, height }
}
