import type { ScreenPoint } from '@collagerie/core/geometry'

/** Marks an element beside the sheet that takes photos dragged out of it. */
export const OUTLET = { 'data-outlet': '' } as const

/** The place beside the sheet that would take a photo let go there. */
export function outletAt({ x, y }: ScreenPoint): HTMLElement | undefined {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-outlet]') ?? undefined
}
