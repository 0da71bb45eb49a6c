import { clamp, type Vec } from './vec.ts'

// Distances to plain forms, from which scenes put their things together. They stand outside of the scenes and take
// numbers one by one, since millions of rays ask for them.

/** A rounded stick from a to b. */
export function stick(p: Vec, a: Vec, b: Vec, from: number, to = from): number {
  const bx = b.x - a.x
  const by = b.y - a.y
  const bz = b.z - a.z
  const px = p.x - a.x
  const py = p.y - a.y
  const pz = p.z - a.z
  const t = clamp((px * bx + py * by + pz * bz) / (bx * bx + by * by + bz * bz))
  const dx = px - bx * t
  const dy = py - by * t
  const dz = pz - bz * t
  return Math.sqrt(dx * dx + dy * dy + dz * dz) - from - (to - from) * t
}

/** A box of these half sides about the origin, its edges rounded. */
export function block(x: number, y: number, z: number, a: number, b: number, c: number, round: number): number {
  const dx = Math.abs(x) - a + round
  const dy = Math.abs(y) - b + round
  const dz = Math.abs(z) - c + round
  const ox = Math.max(dx, 0)
  const oy = Math.max(dy, 0)
  const oz = Math.max(dz, 0)
  return Math.sqrt(ox * ox + oy * oy + oz * oz) + Math.min(Math.max(dx, dy, dz), 0) - round
}

/** A round disc or drum: how far from its axis, how far along it; its edges rounded. */
export function drum(away: number, along: number, radius: number, half: number, round: number): number {
  const dx = away - radius + round
  const dy = Math.abs(along) - half + round
  return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - round
}

/** A ball with three radii; near enough to its distance to be found. */
export function egg(x: number, y: number, z: number, a: number, b: number, c: number): number {
  const u = x / a
  const v = y / b
  const w = z / c
  const near = Math.sqrt(u * u + v * v + w * w)
  // No powers: they cost more than all the rest of a body.
  const steep = Math.sqrt((u / a) * (u / a) + (v / b) * (v / b) + (w / c) * (w / c))
  return steep < 1e-6 ? -Math.min(a, b, c) : (near * (near - 1)) / steep
}

/** Two forms grown together, as dough is, over the width k. */
export function grown(a: number, b: number, k: number): number {
  const h = Math.max(k - Math.abs(a - b), 0) / k
  return Math.min(a, b) - h * h * k * 0.25
}
