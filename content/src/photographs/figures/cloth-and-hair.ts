import { noise, noise3 } from '../light/noise.ts'
import { mix, scale, unit, type Vec, vec } from '../light/vec.ts'

/** Creases that run down and a little across. */
const crease = (x: number, y: number, z: number) =>
  0.8 * noise3(x * 30 + y * 12, y * 9, z * 30) + 0.5 * noise3(x * 64 - y * 20, y * 24 + x * 20, z * 64)

export function cloth(p: Vec, normal: Vec, colour: Vec) {
  const e = 0.004
  const here = crease(p.x, p.y, p.z)
  const deep = 1.5
  return {
    colour: scale(colour, mix(0.9, 1.06, here)),
    soft: 0.12,
    normal: unit(
      vec(
        normal.x - (crease(p.x + e, p.y, p.z) - here) * deep,
        normal.y - (crease(p.x, p.y + e, p.z) - here) * deep,
        normal.z - (crease(p.x, p.y, p.z + e) - here) * deep,
      ),
    ),
  }
}

/** Hair in locks, with a sheen across them. */
export function strands(p: Vec, normal: Vec, colour: Vec) {
  const turn = Math.atan2(p.x, -p.z) * 17 + 1.6 * noise(p.y * 40, p.x * 30)
  const lock = noise(turn, p.y * 16 + 4) + 0.7 * noise(turn * 3.1 + 9, p.y * 30)
  const lean = (noise(turn * 2.3 + 4, p.y * 22) - 0.5) * 0.8
  return {
    colour: scale(colour, mix(0.6, 1.4, lock / 1.7)),
    gloss: 0.03,
    roughness: 0.45,
    soft: 0.1,
    normal: unit(vec(normal.x + lean, normal.y + lean * 0.3, normal.z)),
  }
}
