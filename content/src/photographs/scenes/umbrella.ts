import { umbrellaFigure } from '../figures/umbrella-figure.ts'
import { camera } from '../light/camera.ts'
import { cells, fbm, noise } from '../light/noise.ts'
import { type Photograph, PORTRAIT } from '../light/photograph.ts'
import { RayDice } from '../light/ray-dice.ts'
import { standingAt } from '../light/stage.ts'
import { along, clamp, grey, reflect, smoothstep, unit, type Vec, vec } from '../light/vec.ts'

/** Lamps and lit windows down the street. */
function lamps() {
  const dice = new RayDice(8)
  return Array.from({ length: 70 }, (_, i) => {
    const far = dice.next()
    const side = i % 2 ? 1 : -1
    return {
      x: side * (0.03 + 0.22 * (1 - far) ** 1.2) * dice.between(0.6, 1.5),
      y: dice.between(0, 0.3) * (1.15 - far) + 0.005,
      r: 0.006 + 0.016 * (1 - far),
      power: dice.between(0.15, 1) * (i % 9 === 0 ? 3 : 1),
    }
  })
}

export const umbrella: Photograph = {
  id: 'umbrella',
  ...PORTRAIT,
  rays: 8,
  detail: 0.6,
  film: {
    exposure: 0.5,
    mono: [0.33, 0.4, 0.27],
    contrast: 1.3,
    grain: 0.055,
    vignette: 0.8,
    fade: 0.02,
    bloom: 0.14,
    halation: 0,
    shadows: [0.006, 0.003, -0.003],
  },
  open() {
    const look = camera({ eye: vec(0, 1.35, 0), target: vec(0, 1.42, 9), spread: 0.2 })
    const walker = [{ plate: umbrellaFigure(), x: 0.1, y: 0, z: 9, height: 2.15, light: grey(0.006) }]
    const all = lamps()
    const street = (d: Vec): number => {
      const x = d.x / Math.max(0.01, d.z)
      const y = d.y / Math.max(0.01, d.z)
      const glow = 0.006 / (0.009 + x * x * 0.9 + (y - 0.02) ** 2 * 1.6)
      const wall = smoothstep(0.05, 0.2, Math.abs(x)) * (0.5 + 0.5 * noise(Math.floor(x * 40), Math.floor(y * 26)))
      let light = 0.03 + 0.42 * glow * (0.75 + 0.5 * fbm(x * 8, y * 8, 4)) * (1 - 0.6 * wall)
      for (const lamp of all) {
        const far = Math.hypot(x - lamp.x, y - lamp.y) / lamp.r
        if (far < 1.08) light += lamp.power * smoothstep(1.06, 0.86, far)
      }
      const rain = smoothstep(0.8, 0.86, noise(x * 420 + y * 30, y * 11)) * 0.05 * clamp(glow)
      return light + rain
    }
    return (u, v, dice) => {
      const { from, to } = look(u, v, dice)
      const ground = to.y < -1e-3 ? -from.y / to.y : Number.POSITIVE_INFINITY
      const met = standingAt(walker, from, to, dice)
      if (met && met.distance < ground) return grey(0.006 + 0.012 * smoothstep(0.2, 0, met.down))
      if (ground === Number.POSITIVE_INFINITY) return grey(street(to))
      const at = along(from, to, ground)
      // Setts with water between them and puddles over them.
      const stone = cells(at.x * 7, at.z * 5.2)
      const puddle = smoothstep(0.52, 0.6, fbm(at.x * 0.7 + 4, at.z * 0.34, 4))
      const dome = (1 - puddle) * smoothstep(0.02, 0.16, stone.second - stone.near)
      const e = 0.02
      const sx = cells((at.x + e) * 7, at.z * 5.2).near - stone.near
      const sz = cells(at.x * 7, (at.z + e) * 5.2).near - stone.near
      const n = unit(
        vec(sx * 1.1 * dome + dice.bell() * 0.012, 1, sz * 1.1 * dome + dice.bell() * (0.03 + 0.05 * dome)),
      )
      const r = reflect(to, n)
      const up = unit(vec(r.x, Math.abs(r.y) + 0.002, r.z))
      const shadowed = standingAt(walker, along(at, up, 0.002), up, dice)
      const share = 0.1 + 0.75 * (1 - clamp(-to.y * 2.2)) ** 3
      const seen = shadowed ? 0.006 : street(up)
      return grey(seen * share * (0.55 + 0.45 * puddle + 0.2 * dome) + 0.008 * stone.id)
    }
  },
}
