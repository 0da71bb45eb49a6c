import type { Plate } from './plate.ts'
import type { RayDice } from './ray-dice.ts'
import type { Vec } from './vec.ts'

/** A silhouette that stands upright in the scene, facing the camera. */
export interface Standing {
  readonly plate: Plate
  readonly x: number
  /** Its feet. */
  readonly y: number
  readonly z: number
  readonly height: number
  readonly light: Vec
}

/** The first silhouette a ray meets, and how far away; edges are met by some rays only, so they are soft. */
export function standingAt(
  all: readonly Standing[],
  from: Vec,
  to: Vec,
  dice: RayDice,
): { readonly one: Standing; readonly distance: number; readonly down: number; readonly across: number } | undefined {
  for (const one of all) {
    const distance = (one.z - from.z) / to.z
    if (distance <= 0.001) continue
    const width = (one.height * one.plate.width) / one.plate.height
    const across = (from.x + to.x * distance - one.x) / width + 0.5
    const down = 1 - (from.y + to.y * distance - one.y) / one.height
    const covered = one.plate.at(across, down)
    if (covered > 0 && dice.next() < covered) return { one, distance, down, across }
  }
  return undefined
}
