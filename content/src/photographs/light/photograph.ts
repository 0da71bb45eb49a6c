import type { SampleId } from '../../samples/sample-id.ts'
import type { FilmLook } from './film-look.ts'
import type { RayDice } from './ray-dice.ts'
import type { Vec } from './vec.ts'

/** What falls onto a point of the film: u and v run from -1 to 1 along the short side, v upwards. */
type Shutter = (u: number, v: number, dice: RayDice) => Vec

/** A scene rendered by light, once; the catalogue shows the picture that is committed beside it. */
export interface Photograph {
  readonly id: SampleId
  /** Size in pixels of the committed picture. */
  readonly width: number
  readonly height: number
  /** Whether it may stand in the largest slot of a design. */
  readonly isHero?: true
  /** Rays to a point. */
  readonly rays: number
  /** Points rendered to a pixel along a side: soft pictures need fewer. */
  readonly detail?: number
  /** Whether its light is found by chance, so that single points may be wrong. */
  readonly isTraced?: true
  /** How much its specks are evened out, for scenes that would need too many rays. */
  readonly soothed?: number
  /** Quality of its JPEG where it is all fine detail, which hides what is lost. */
  readonly quality?: number
  readonly film: FilmLook
  open(): Shutter
}

export const LANDSCAPE = { width: 1600, height: 1067 } as const
export const PORTRAIT = { width: 1067, height: 1600 } as const
export const TALL = { width: 1200, height: 1600 } as const
export const SQUARE = { width: 1280, height: 1280 } as const
