import { fbm } from './noise.ts'
import type { Sky } from './sky.ts'
import { add, clamp, dot, mixVec, scale, smoothstep, type Vec } from './vec.ts'

export interface CloudSheet {
  /** How much of the sky is covered, 0 to 1, and how large the clouds are. */
  readonly cover: number
  readonly size: number
  readonly stretch?: number
  readonly seed?: number
  readonly light: Vec
  readonly shade: Vec
  readonly dense?: number
}

/** The sky with a thin sheet of cloud, brighter towards the sun and at its edges. */
export function cloudy(sky: Sky, d: Vec, sheet: CloudSheet): Vec {
  const clear = sky.light(d)
  if (d.y < 0.004) return clear
  const height = d.y + 0.06
  const seed = sheet.seed ?? 0
  const x = (d.x / height) * sheet.size + seed
  const y = (d.z / height) * sheet.size * (sheet.stretch ?? 1) + seed * 0.7
  const warp = fbm(x * 0.6 + 4, y * 0.6, 3)
  const field = fbm(x + warp * 1.6, y + warp * 0.9, 7, 0.54)
  const edge = 1 - sheet.cover
  const amount = smoothstep(edge - 0.08, edge + 0.2, field) * (sheet.dense ?? 0.85) * smoothstep(0.0, 0.12, d.y + 0.03)
  const nearSun = clamp(dot(d, sky.sun)) ** 6
  const thin = 1 - smoothstep(edge, edge + 0.25, field)
  const lit = add(mixVec(sheet.shade, sheet.light, clamp(0.25 + thin * 0.75)), scale(sheet.light, nearSun * thin * 1.6))
  return mixVec(clear, lit, amount)
}
