import { fbm, noise, noiseSlope } from './noise.ts'
import { mirrored } from './sea.ts'
import { add, BLACK, clamp, dot, mix, mixVec, reflect, scale, smoothstep, sub, unit, type Vec, vec } from './vec.ts'

// A beach late in the day: blue-green shallows, warm sand, a sky that is gold above the sea.

/** What the air far away looks like. */
export const EVENING_HAZE = vec(1.4, 1.04, 0.74)

/** Shallow water whose last wave ends where `edge` is nought, seen by `eye`. */
export function eveningSea(at: Vec, edge: number, eye: Vec, sun: Vec) {
  const deep = smoothstep(0, 7, edge)
  const slope = noiseSlope(at.x * 0.9, at.z * 1.7)
  const small = noiseSlope(at.x * 3.1, at.z * 4.3)
  const torn = fbm(at.x * 2.6, at.z * 2, 3)
  const roll = edge + 1.3 * (fbm(at.x * 0.2, at.z * 0.22 + 2, 2) - 0.5)
  const breaker = Math.exp(-(((roll - 2.4) / 0.34) ** 2)) + 0.8 * Math.exp(-(((roll - 6.5) / 0.5) ** 2))
  const foam = Math.max(
    smoothstep(0.7, 0.1, edge) * smoothstep(0.3, 0.5, torn),
    smoothstep(0.25, 0.6, breaker * (0.45 + torn)),
  )
  const water = mixVec(vec(0.3, 0.42, 0.38), vec(0.03, 0.23, 0.29), deep)
  const normal = unit(vec(-slope.x * 0.12 - small.x * 0.05, 1, -slope.y * 0.14 - small.y * 0.06))
  // The mirrored sky is looked up: at so flat an angle most rays thrown back would end in the water.
  const seen = unit(sub(at, eye))
  const back = reflect(seen, normal)
  const share = mirrored(-dot(seen, normal)) * 0.55 * (1 - foam)
  return {
    colour: mixVec(water, vec(0.8, 0.8, 0.79), foam),
    normal: vec(0, 1, 0),
    glow: scale(eveningSky(unit(vec(back.x, Math.abs(back.y) + 0.06, back.z)), sun), share),
  }
}

/** Sand, wet as far as the waves reach. */
export function eveningSand(at: Vec, dry: number) {
  const wet = smoothstep(1.5, 0.15, dry + 0.5 * (fbm(at.x, at.z * 0.5, 2) - 0.5))
  const lumps = noiseSlope(at.x * 2.3, at.z * 2.3)
  const prints = noiseSlope(at.x * 6.1 + 3, at.z * 6.1)
  const rough = 1 - 0.9 * wet
  const grains = 0.86 + 0.16 * fbm(at.x * 3, at.z * 3, 3) + 0.22 * (noise(at.x * 60, at.z * 60) - 0.5)
  return {
    colour: scale(mixVec(vec(0.64, 0.5, 0.35), vec(0.36, 0.27, 0.19), wet * 0.8), grains),
    gloss: wet > 0.4 ? 0.05 * wet : 0.001,
    roughness: 0.12 + 0.5 * (1 - wet),
    glow: BLACK,
    normal: unit(vec(-(lumps.x * 0.1 + prints.x * 0.12) * rough, 1, -(lumps.y * 0.1 + prints.y * 0.12) * rough)),
  }
}

/** An evening sky: warm above the sea, blue where it is high. */
export function eveningSky(d: Vec, sun: Vec): Vec {
  const high = clamp(d.y)
  const blue = mixVec(EVENING_HAZE, vec(0.3, 0.56, 0.92), smoothstep(-0.01, 0.13, high) ** 0.7)
  const glow = clamp(dot(d, sun)) ** 5
  const veil = smoothstep(0.42, 0.72, fbm(d.x * 7 + 3, d.y * 46 + 1, 4)) * smoothstep(0, 0.06, high)
  return add(
    scale(mixVec(blue, vec(1.3, 1.12, 0.98), veil * 0.45), mix(1.95, 0.9, smoothstep(0.1, 0.6, high))),
    scale(vec(1.4, 0.8, 0.4), glow * 0.9),
  )
}
