import { frameOf, unit, type Vec, vec } from './vec.ts'

/** Even numbers from 0 to 1 that are always the same for the same seeds. */
export class RayDice {
  private state: number

  constructor(a: number, b = 0, c = 0) {
    let h = Math.imul(a | 0, 374761393) ^ Math.imul(b | 0, 668265263) ^ Math.imul(c | 0, 2246822519)
    h = Math.imul(h ^ (h >>> 15), 2246822519)
    this.state = h ^ (h >>> 13)
  }

  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next()
  }

  /** Bell-shaped, with a spread of about one. */
  bell(): number {
    return (this.next() + this.next() + this.next() + this.next() - 2) * 1.73
  }

  /** A point within the unit circle. */
  disc(): readonly [number, number] {
    const angle = this.next() * 2 * Math.PI
    const radius = Math.sqrt(this.next())
    return [Math.cos(angle) * radius, Math.sin(angle) * radius]
  }

  /** A direction about n, likelier the closer it is to n. */
  aroundNormal(n: Vec): Vec {
    const [u, v] = this.disc()
    const w = Math.sqrt(Math.max(0, 1 - u * u - v * v))
    const [side, up] = frameOf(n)
    return vec(side.x * u + up.x * v + n.x * w, side.y * u + up.y * v + n.y * w, side.z * u + up.z * v + n.z * w)
  }

  /** A direction near d, as a rough mirror throws it. */
  nearDirection(d: Vec, roughness: number): Vec {
    const [u, v] = this.disc()
    const [side, up] = frameOf(d)
    const k = roughness * Math.sqrt(this.next())
    return unit(
      vec(d.x + (side.x * u + up.x * v) * k, d.y + (side.y * u + up.y * v) * k, d.z + (side.z * u + up.z * v) * k),
    )
  }

  sphere(): Vec {
    const z = this.between(-1, 1)
    const angle = this.next() * 2 * Math.PI
    const r = Math.sqrt(1 - z * z)
    return vec(Math.cos(angle) * r, Math.sin(angle) * r, z)
  }
}
