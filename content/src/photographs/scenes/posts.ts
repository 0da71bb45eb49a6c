import { camera } from '../light/camera.ts'
import { fbm, hash, noise } from '../light/noise.ts'
import { type Photograph, SQUARE } from '../light/photograph.ts'
import { along, clamp, grey, mix, smoothstep, vec } from '../light/vec.ts'

interface Post {
  readonly x: number
  readonly z: number
  readonly r: number
  readonly high: number
}

/** Two rows of old piles that run out into the water. */
const POSTS: readonly Post[] = Array.from({ length: 30 }, (_, i) => {
  const row = i % 2
  const far = Math.floor(i / 2)
  const z = 9 + far * 2.3 + hash(i, 3) * 0.5
  return {
    x: -1.1 + row * 1.9 + far * 0.24 + (hash(i, 1) - 0.5) * 0.2,
    z,
    r: 0.11 + hash(i, 2) * 0.04,
    high: 0.75 + hash(i, 5) * 0.55 - (hash(i, 8) < 0.2 ? 0.55 : 0),
  }
}).toSorted((a, b) => a.z - b.z)

export const posts: Photograph = {
  id: 'posts',
  ...SQUARE,
  rays: 4,
  detail: 0.65,
  film: {
    exposure: 0.3,
    mono: [0.3, 0.5, 0.2],
    contrast: 1.25,
    grain: 0.05,
    vignette: 0.9,
    fade: 0.03,
    bloom: 0.06,
    shadows: [0.012, 0.004, -0.006],
    lights: [0.006, 0, -0.01],
  },
  open() {
    const look = camera({ eye: vec(0, 2.1, 0), target: vec(0.35, 1.78, 10), spread: 0.27 })
    // Minutes of open shutter: clouds and waves are drawn out into veils.
    const sky = (x: number, y: number) => {
      const streak = fbm(x * 1.2 + y * 2.2, y * 9 - x * 0.6, 5)
      return mix(0.95, 0.32, smoothstep(0, 0.42, y)) * (0.62 + 0.75 * streak)
    }
    return (u, v, dice) => {
      const { from, to } = look(u, v, dice)
      const down = to.y < 0 ? -from.y / to.y : Number.POSITIVE_INFINITY
      for (const post of POSTS) {
        const t = (post.z - from.z) / to.z
        const x = from.x + to.x * t - post.x
        const y = from.y + to.y * t
        const half = post.r * (1 + 0.05 * (noise(y * 6, post.z) - 0.5))
        if (Math.abs(x) > half || y > post.high + 0.03 * noise(x * 20, post.z) || y < 0.02) continue
        const side = x / half
        const round = Math.sqrt(1 - side * side)
        const bark = 0.55 + 0.9 * fbm(x * 26 + post.z * 7, y * 2.2, 4)
        const wet = smoothstep(0.45, 0.2, y + 0.15 * noise(x * 9, post.z))
        const light = (0.012 + 0.1 * clamp(0.35 - side * 0.65) * round + 0.02 * round) * bark * (1 - 0.65 * wet)
        return grey(mix(light, 0.8, 1 - Math.exp(-Math.max(0, t - 6) / 60)))
      }
      if (to.y > -0.004) return grey(sky(to.x, Math.max(0, to.y)))
      const at = along(from, to, down)
      let mirror = sky(to.x, -to.y) * 0.86
      for (const post of POSTS) {
        const t = (post.z - from.z) / to.z
        const x = from.x + to.x * t - post.x
        const depth = -(from.y + to.y * t)
        if (depth < -0.02 || depth > post.high * 1.1 || Math.abs(x) > post.r * 1.7) continue
        const soft = smoothstep(post.r * (1.15 + depth * 0.5), post.r * (0.9 - depth * 0.35), Math.abs(x))
        mirror = mix(
          mirror,
          mirror * 0.16,
          soft * smoothstep(post.high * 1.1, post.high * 0.3, depth) * Math.exp(-Math.max(0, t - 6) / 45),
        )
      }
      const veil = fbm(at.x * 0.35 + 2, at.z * 0.12, 4)
      return grey(mix(mirror * (0.75 + 0.4 * veil), 0.92, smoothstep(-0.05, -0.004, to.y) * 0.75))
    }
  },
}
