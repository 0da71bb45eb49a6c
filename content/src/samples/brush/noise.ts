import { clamp } from '@collagerie/core/geometry'

function hash(x: number, y: number, seed: number): number {
  let mixed = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 2147483647 ^ 0x5bd1e995)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177)
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x2c1b3c6d)
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296
}

/** Smooth value noise in 0..1. */
function noise(x: number, y: number, seed: number): number {
  const left = Math.floor(x)
  const top = Math.floor(y)
  const fx = x - left
  const fy = y - top
  const u = fx * fx * (3 - 2 * fx)
  const v = fy * fy * (3 - 2 * fy)
  const a = hash(left, top, seed)
  const b = hash(left + 1, top, seed)
  const c = hash(left, top + 1, seed)
  const d = hash(left + 1, top + 1, seed)
  return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v
}

/** Noise over noise: each octave half as strong and about twice as fine. Stays in 0..1. */
export function cloudNoise(x: number, y: number, octaves: number, seed: number): number {
  let total = 0
  let weight = 0
  let strength = 1
  let step = 1
  for (let octave = 0; octave < octaves; octave++) {
    // Uneven steps and a shift keep the lattices of the octaves from lining up.
    total += noise(x * step + octave * 17.3, y * step - octave * 9.7, seed + octave) * strength
    weight += strength
    strength *= 0.5
    step *= 2.03
  }
  return total / weight
}

export function smoothstep(low: number, high: number, value: number): number {
  const t = clamp((value - low) / (high - low), 0, 1)
  return t * t * (3 - 2 * t)
}
