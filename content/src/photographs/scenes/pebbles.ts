import { camera } from '../light/camera.ts'
import { strewn } from '../light/grid.ts'
import { fbm3, noise3 } from '../light/noise.ts'
import { lightAlong } from '../light/path-trace.ts'
import { type Photograph, SQUARE } from '../light/photograph.ts'
import { RayDice } from '../light/ray-dice.ts'
import { pebble, plane } from '../light/solid.ts'
import { grey, mix, scale, smoothstep, unit, vec } from '../light/vec.ts'

function dent(x: number, y: number, z: number, k: number): number {
  return (noise3(x * 9 + k * 3, y * 9, z * 9) - 0.5) * 0.22 + (noise3(x * 40, y * 40 + k, z * 40) - 0.5) * 0.1
}

/** A pebble's tone, speckles and veins; the normal is dented a little. */
function stone(seed: number, tone: number) {
  return (at: { x: number; y: number; z: number }, n: { x: number; y: number; z: number }) => {
    const [x, y, z] = [at.x + seed * 31, at.y + seed * 17, at.z + seed * 7]
    const cloud = fbm3(x * 3, y * 3, z * 3, 4)
    const speckle = noise3(x * 46, y * 46, z * 46)
    const vein = seed % 3 < 1 ? smoothstep(0.035, 0.0, Math.abs(fbm3(x * 1.7, y * 1.7, z * 1.7, 4) - 0.5)) : 0
    const colour = mix(tone * (0.7 + 0.6 * cloud) * (0.78 + 0.44 * speckle), 0.75, vein * 0.8)
    return {
      colour: grey(colour),
      gloss: 0.035,
      roughness: 0.28,
      normal: unit(vec(n.x + dent(x, y, z, 0), n.y + dent(x, y, z, 1), n.z + dent(x, y, z, 2))),
    }
  }
}

function beach() {
  const dice = new RayDice(5)
  const all = []
  for (let i = 0; i < 900; i++) {
    const isLarge = i % 3 === 0
    const r = isLarge ? dice.between(0.28, 0.5) : dice.between(0.1, 0.26)
    const x = dice.between(-5, 5)
    const z = dice.between(-1.5, 10)
    const flat = dice.between(0.45, 0.75)
    const y = isLarge ? r * flat * dice.between(0.35, 0.8) : dice.between(0.02, 0.34)
    const tone = dice.next() < 0.16 ? dice.between(0.4, 0.7) : dice.between(0.04, 0.28)
    all.push({
      solid: pebble(
        vec(x, y, z),
        vec(r, r * flat, r * dice.between(0.65, 0.95)),
        dice.next() * 3,
        stone(i * 0.37, tone),
      ),
      x,
      z,
      reach: r,
    })
  }
  return strewn(all, 0.5, 0.85)
}

export const pebbles: Photograph = {
  id: 'pebbles',
  ...SQUARE,
  rays: 14,
  detail: 0.5,
  isTraced: true,
  film: {
    exposure: 0.9,
    mono: [0.33, 0.4, 0.27],
    contrast: 1.35,
    grain: 0.045,
    vignette: 0.7,
    fade: 0.025,
    shadows: [0.01, 0.003, -0.006],
    bloom: 0.04,
  },
  open() {
    const look = camera({
      eye: vec(0, 1.75, -2.2),
      target: vec(0, 0.25, 1.15),
      spread: 0.36,
      aperture: 0.075,
      focus: 3.35,
    })
    const room = {
      solids: [beach(), plane(vec(0, 1, 0), 0, { colour: grey(0.05) })],
      lamps: [{ corner: vec(-6, 2.6, 1), across: vec(0, 0, 9), up: vec(2, 4, 0), light: grey(3.4) }],
      around: (d: { y: number }) => scale(grey(0.5), 0.25 + 0.75 * Math.max(0, d.y)),
      bounces: 2,
    }
    return (u, v, dice) => {
      const ray = look(u, v, dice)
      return lightAlong(room, ray.from, ray.to, dice)
    }
  },
}
