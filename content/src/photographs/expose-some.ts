import { exposeRows } from './light/expose.ts'
import type { Photograph } from './light/photograph.ts'

/** Some rows of a scene that another process renders. */
export interface RowsToExpose {
  readonly id: string
  readonly width: number
  readonly height: number
  /** Rays to a point: a quick look has fewer than the scene. */
  readonly rays: number
  readonly rows: readonly number[]
}

export function exposeSome(
  scenes: readonly Photograph[],
  { id, width, height, rays, rows }: RowsToExpose,
  done: (row: number, light: Float32Array) => void,
): void {
  const scene = scenes.find((each) => each.id === id)
  if (!scene) throw new Error(`There is no scene ${id}.`)
  exposeRows({ ...scene, rays }, width, height, rows, done)
}
