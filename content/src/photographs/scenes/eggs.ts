import { camera } from '../light/camera.ts'
import { fbm, noise, noise3 } from '../light/noise.ts'
import { lightAlong } from '../light/path-trace.ts'
import { type Photograph, TALL } from '../light/photograph.ts'
import { plane, shaped } from '../light/solid.ts'
import { clamp, dot, grey, length, scale, sub, unit, type Vec, vec } from '../light/vec.ts'

/** An egg lying on its side: a ball drawn out towards one end. */
function egg(centre: Vec, pointing: Vec, size: number, tone: number) {
  const axis = unit(pointing)
  return shaped(
    centre,
    size * 1.35,
    (p) => {
      const q = sub(p, centre)
      const a = dot(q, axis) / size
      const r = Math.sqrt(Math.max(0, dot(q, q) / (size * size) - a * a))
      const wide = 1 - 0.16 * a
      return (Math.hypot(a / 1.28, r / wide / 0.96) - 1) * size * 0.7
    },
    (at) => ({
      colour: grey(
        tone *
          (0.94 +
            0.08 * noise3(at.x * 30, at.y * 30, at.z * 30) -
            0.1 * clamp(noise3(at.x * 60, at.y * 60, at.z * 60) - 0.8) * 5),
      ),
      gloss: 0.025,
      roughness: 0.5,
      soft: 0.12,
    }),
    0.9,
  )
}

function bowl(p: Vec): number {
  const q = vec(p.x, p.y - 1.28, p.z)
  const r = length(vec(q.x, q.y * 1.25, q.z))
  const wobble = 0.008 * Math.sin(Math.atan2(q.z, q.x) * 3)
  const shell = Math.max(Math.abs(r - 1.55) - 0.045, q.y + 0.1 + wobble)
  const foot = Math.max(Math.abs(Math.hypot(p.x, p.z) - 0.62) - 0.05, Math.abs(p.y - 0.06) - 0.07)
  return Math.min(shell, foot) * 0.78
}

function linen(at: Vec) {
  const fold = fbm(at.x * 0.5 + 3, at.z * 0.4, 3)
  const thread =
    0.5 + 0.25 * Math.sin(at.x * 110 + noise(at.z * 9, 1) * 4) + 0.25 * Math.sin(at.z * 110 + noise(at.x * 9, 2) * 4)
  const slope = (fbm(at.x * 0.9 + 0.02, at.z * 0.7, 3) - fbm(at.x * 0.9 - 0.02, at.z * 0.7, 3)) * 9
  return {
    colour: grey(0.3 * (0.8 + 0.25 * thread) * (0.85 + 0.3 * fold)),
    normal: unit(vec(-slope * 0.4, 1, slope * 0.12)),
  }
}

export const eggs: Photograph = {
  id: 'eggs',
  ...TALL,
  rays: 12,
  detail: 0.45,
  isTraced: true,
  film: {
    exposure: 0.35,
    mono: [0.3, 0.5, 0.2],
    contrast: 1.25,
    grain: 0.045,
    vignette: 0.7,
    fade: 0.02,
    shadows: [0.014, 0.004, -0.008],
    lights: [0.008, 0.002, -0.008],
  },
  open() {
    const look = camera({ eye: vec(0, 3.3, -6.6), target: vec(0.05, 1.12, 0), spread: 0.31, aperture: 0.1, focus: 6.5 })
    const room = {
      solids: [
        shaped(
          vec(0, 0.9, 0),
          1.95,
          bowl,
          (at) => ({ colour: grey(0.1 + 0.04 * noise3(at.x * 3, at.y * 20, at.z * 3)), gloss: 0.04, roughness: 0.25 }),
          0.8,
        ),
        egg(vec(-0.62, 1.2, -0.38), vec(0.8, 0.12, 0.5), 0.48, 0.72),
        egg(vec(0.55, 1.2, -0.45), vec(-0.3, 0.2, 0.8), 0.48, 0.6),
        egg(vec(0.05, 1.3, 0.55), vec(1, 0.1, 0.1), 0.5, 0.74),
        egg(vec(0.02, 1.68, -0.02), vec(0.7, 0.35, -0.5), 0.46, 0.78),
        egg(vec(-2.05, 0.47, -0.75), vec(0.8, 0, -0.5), 0.48, 0.74),
        plane(vec(0, 1, 0), 0, linen),
        plane(vec(0, 0, -1), -4.5, (at) => ({ colour: grey(0.07 + 0.05 * fbm(at.x, at.y, 4)) })),
      ],
      lamps: [{ corner: vec(-6, 1.2, -2), across: vec(0.8, 0, 4), up: vec(0, 4.4, 0), light: grey(10.5) }],
      around: (d: Vec) => scale(grey(0.09), 0.5 + 0.5 * Math.max(0, d.y)),
      bounces: 2,
    }
    return (u, v, dice) => {
      const ray = look(u, v, dice)
      return lightAlong(room, ray.from, ray.to, dice)
    }
  },
}
