import { camera } from '../light/camera.ts'
import { fbm, fbm3, hash, noise3, noiseSlope } from '../light/noise.ts'
import { lightAlong } from '../light/path-trace.ts'
import { LANDSCAPE, type Photograph } from '../light/photograph.ts'
import { mirrored } from '../light/sea.ts'
import { block, drum, egg, grown, stick } from '../light/shapes.ts'
import { pebble, plane, shaped } from '../light/solid.ts'
import { sunshine } from '../light/sunshine.ts'
import {
  add,
  BLACK,
  clamp,
  dot,
  mix,
  mixVec,
  reflect,
  scale,
  smoothstep,
  sub,
  unit,
  type Vec,
  vec,
} from '../light/vec.ts'

const SUN = unit(vec(-0.78, 0.42, -0.4))
const EYE = vec(0.12, 0.44, -1.75)
const SHORE = 1.5
const SAND = vec(0.6, 0.44, 0.28)

/** A tower as it comes out of a bucket: wider below, notched above. */
function tower(x: number, y: number, z: number, radius: number, high: number): number {
  const away = Math.sqrt(x * x + z * z)
  const wide = radius * (1.12 - (0.24 * y) / high)
  const body = drum(away, y - high / 2, wide, high / 2, 0.012)
  if (y < high * 0.7) return body
  const notch = Math.cos(Math.atan2(z, x) * 6 + radius * 60)
  const top = Math.max(away - wide * 1.1, wide * 0.62 - away, Math.abs(y - high - 0.012) - 0.03, -notch * 0.03)
  return Math.min(body, top)
}

/** A low wall between two towers, notched too. */
function wall(along: number, y: number, across: number, half: number): number {
  const body = block(along, y - 0.06, across, half, 0.075, 0.026, 0.014)
  const notched = Math.max(block(along, y - 0.15, across, half, 0.024, 0.024, 0.008), -Math.cos(along * 88) * 0.02)
  return Math.min(body, notched)
}

function castle(p: Vec): number {
  const { x, y, z } = p
  if (y > 0.56 || block(x, y - 0.2, z, 0.46, 0.4, 0.4, 0) > 0.12) return block(x, y - 0.25, z, 0.42, 0.3, 0.36, 0)
  const mound = egg(x, y + 0.03, z, 0.46, 0.1, 0.4)
  let near = tower(x - 0.01, y - 0.03, z - 0.06, 0.108, 0.36)
  near = Math.min(near, tower(Math.abs(x) - 0.23, y - 0.02, Math.abs(z) - 0.17, 0.072, 0.22))
  near = Math.min(near, wall(x, y - 0.02, Math.abs(z) - 0.17, 0.2), wall(z, y - 0.02, Math.abs(x) - 0.23, 0.15))
  const gate = Math.max(Math.sqrt(x * x + Math.max(0, y - 0.09) ** 2) - 0.036, -z - 0.3, z + 0.06)
  near = Math.max(near, -gate)
  const smooth = grown(near, mound, 0.035)
  if (smooth > 0.05) return (smooth - 0.02) * 0.8
  const crumbs = (fbm3(x * 21, y * 21, z * 21, 2) - 0.5) * 0.024 + (noise3(x * 130, y * 130, z * 130) - 0.5) * 0.005
  return (smooth + crumbs) * 0.7
}

function sandLook(at: Vec, normal: Vec) {
  const grain = noise3(at.x * 420, at.y * 420, at.z * 420)
  const damp = smoothstep(0.35, 0.7, fbm(at.x * 7 + 2, at.y * 9 + at.z * 5, 3))
  const [across, deep] = [noise3(at.x * 140, at.y * 140, at.z * 140), noise3(at.x * 140, at.y * 140 + 9, at.z * 140)]
  return {
    colour: scale(mixVec(SAND, vec(0.4, 0.28, 0.17), damp * 0.7), mix(0.75, 1.2, grain)),
    normal: unit(vec(normal.x + (across - 0.5) * 0.5, normal.y, normal.z + (deep - 0.5) * 0.5)),
  }
}

/** A bucket that lies as it was put down, a little tilted, and its handle. */
function bucket(p: Vec): readonly [tin: number, handle: number] {
  const x = (p.x - 0.53) * 0.97 + p.y * 0.2
  const y = p.y * 0.98 - (p.x - 0.53) * 0.2 + 0.012
  const z = p.z + 0.22
  const away = Math.sqrt(x * x + z * z)
  const wide = 0.088 + 0.17 * y
  const shell = Math.max(Math.abs(away - wide) - 0.004, Math.abs(y - 0.1) - 0.1)
  const bottom = drum(away, y - 0.012, 0.088, 0.008, 0.004)
  const rim = Math.sqrt((away - 0.125) ** 2 + (y - 0.2) ** 2) - 0.008
  const hoop = Math.sqrt((Math.sqrt(x * x + (y - 0.2) ** 2) - 0.125) ** 2 + z * z) - 0.005
  return [Math.min(shell, bottom, rim) * 0.85, Math.max(hoop, 0.2 - y)]
}

/** A spade stuck into the sand. */
function spade(p: Vec): number {
  const x = p.x + 0.55
  const y = p.y * 0.97 - x * 0.26
  const q = vec(x + p.y * 0.26, y, p.z + 0.12)
  const blade = block(q.x, q.y - 0.03, q.z - 0.4 * q.x * q.x, 0.052, 0.09, 0.005, 0.004)
  const shaft = stick(q, vec(0, 0.1, 0), vec(0, 0.34, 0), 0.011)
  const grip = stick(q, vec(-0.042, 0.35, 0), vec(0.042, 0.35, 0), 0.012)
  return Math.min(blade, shaft, grip) * 0.85
}

/** A paper flag on the keep. */
function flag(p: Vec): readonly [pole: number, paper: number] {
  const x = p.x - 0.01
  const z = p.z - 0.06
  const pole = Math.max(Math.sqrt(x * x + z * z) - 0.0035, Math.abs(p.y - 0.48) - 0.11)
  const share = clamp((x - 0.004) / 0.13)
  const wave = 0.012 * Math.sin(share * 7) * share
  const cut = Math.abs(p.y - 0.548) - 0.042 * (1 - share)
  return [pole, Math.max(Math.abs(z - wave) - 0.0015, cut, -x, x - 0.13) * 0.7]
}

const shells = Array.from({ length: 14 }, (_, i) => {
  const angle = hash(i, 1) * 6.3
  const away = 0.5 + 0.35 * hash(i, 2)
  const size = 0.01 + 0.012 * hash(i, 3)
  return pebble(
    vec(Math.cos(angle) * away, 0.006, Math.sin(angle) * away * 0.85),
    vec(size, size * 0.5, size * 0.8),
    hash(i, 4) * 6,
    { colour: mixVec(vec(0.8, 0.72, 0.64), vec(0.5, 0.34, 0.27), hash(i, 5)), gloss: 0.03, roughness: 0.3 },
  )
})

const HAZE = vec(1.5, 1.12, 0.78)

function sky(d: Vec): Vec {
  const blue = mixVec(HAZE, vec(0.34, 0.62, 1.0), smoothstep(-0.02, 0.12, d.y) ** 0.8)
  const glow = clamp(dot(d, SUN)) ** 5
  return add(scale(blue, mix(1.6, 0.9, smoothstep(0.1, 0.7, d.y))), scale(vec(1.4, 0.85, 0.4), glow * 0.9))
}

function beach(at: Vec, normal: Vec) {
  const edge = at.z - SHORE - 0.3 * (fbm(at.x * 0.9 + 3, 2, 3) - 0.5) + 0.1 * at.x
  if (edge > 0) {
    const slope = noiseSlope(at.x * 1.6, at.z * 2.4)
    const torn = fbm(at.x * 4, at.z * 5, 3)
    const roll = edge + 0.5 * (fbm(at.x * 0.7, at.z * 0.3, 2) - 0.5)
    const breaker = Math.exp(-(((roll - 1.7) / 0.26) ** 2)) + Math.exp(-(((roll - 4.6) / 0.4) ** 2))
    const foam = Math.max(smoothstep(0.3, 0.04, edge), smoothstep(0.2, 0.6, breaker * (0.45 + torn)))
    const wave = unit(vec(-slope.x * 0.08, 1, -slope.y * 0.1))
    const seen = unit(sub(at, EYE))
    const back = reflect(seen, wave)
    const share = mirrored(-dot(seen, wave)) * 0.6 * (1 - foam)
    return {
      colour: mixVec(
        mixVec(vec(0.3, 0.45, 0.4), vec(0.03, 0.24, 0.3), smoothstep(0, 3, edge)),
        vec(0.85, 0.85, 0.83),
        foam,
      ),
      glow: scale(sky(unit(vec(back.x, Math.abs(back.y) + 0.05, back.z))), share),
    }
  }
  const wet = smoothstep(-0.55, -0.12, edge)
  const steps = noiseSlope(at.x * 7, at.z * 7)
  const small = noiseSlope(at.x * 23 + 5, at.z * 23)
  const rough = 1 - 0.9 * wet
  const { colour } = sandLook(at, normal)
  return {
    colour: scale(colour, 1 - 0.42 * wet),
    gloss: 0.05 * wet,
    roughness: 0.15,
    glow: BLACK,
    normal: unit(vec(-(steps.x * 0.14 + small.x * 0.12) * rough, 1, -(steps.y * 0.14 + small.y * 0.12) * rough)),
  }
}

export const sandcastle: Photograph = {
  id: 'sandcastle',
  ...LANDSCAPE,
  rays: 10,
  detail: 0.6,
  isTraced: true,
  soothed: 0.05,
  film: {
    exposure: -1.0,
    balance: [1.04, 1, 0.94],
    grain: 0.022,
    vignette: 0.35,
    contrast: 1.28,
    saturation: 1.08,
    fade: 0.01,
    bloom: 0.07,
    halation: 0.16,
  },
  open() {
    const look = camera({ eye: EYE, target: vec(0.0, 0.235, 0), spread: 0.25, aperture: 0.024, focus: 1.7 })
    const red = { colour: vec(0.68, 0.05, 0.035), gloss: 0.05, roughness: 0.12 }
    const room = {
      solids: [
        shaped(vec(0, 0.2, 0), 0.62, castle, sandLook, 0.85),
        shaped(
          vec(0.53, 0.14, -0.22),
          0.24,
          (p) => Math.min(...bucket(p)),
          (at) => {
            const [tin, handle] = bucket(at)
            return handle < tin ? { colour: vec(0.8, 0.8, 0.78), gloss: 0.04, roughness: 0.2 } : red
          },
        ),
        shaped(vec(-0.59, 0.16, -0.12), 0.28, spade, { colour: vec(0.82, 0.5, 0.04), gloss: 0.05, roughness: 0.15 }),
        shaped(
          vec(0.06, 0.5, 0.06),
          0.16,
          (p) => Math.min(...flag(p)),
          (at) => {
            const [pole, paper] = flag(at)
            return { colour: pole < paper ? vec(0.55, 0.42, 0.26) : vec(0.16, 0.36, 0.62), soft: 0.4 }
          },
        ),
        ...shells,
        plane(vec(0, 1, 0), 0, beach),
      ],
      lamps: [sunshine(SUN, vec(6.4, 4.5, 2.6), 1.6)],
      around: sky,
      bounces: 2,
    }
    return (u, v, dice) => {
      const ray = look(u, v, dice)
      return lightAlong(room, ray.from, ray.to, dice)
    }
  },
}
