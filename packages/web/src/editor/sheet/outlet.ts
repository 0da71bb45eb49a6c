import type { ScreenPoint } from '@collagerie/core/geometry'

/** Marks an element beside the sheet that accepts photos dragged out of it. */
export const OUTLET = { 'data-outlet': '' } as const

/** The element beside the sheet that would accept a photo dropped there. */
export function outletAt({ x, y }: ScreenPoint): HTMLElement | undefined {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-outlet]') ?? undefined
}
