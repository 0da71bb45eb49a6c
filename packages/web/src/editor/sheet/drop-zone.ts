import type { ScreenPoint } from '@collagerie/core/geometry'

/** Marks an element beside the sheet that accepts photos dragged out of it. */
export const DROP_ZONE = { 'data-drop': '' } as const

/** The element beside the sheet that would accept a photo dropped there. */
export function dropZoneAt({ x, y }: ScreenPoint): HTMLElement | undefined {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]') ?? undefined
}
