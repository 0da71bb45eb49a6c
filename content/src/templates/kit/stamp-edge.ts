import type { Rect } from '@collagerie/core/geometry'
import { num } from './svg.ts'

/** The torn edge of a postage stamp: half-round bites, evenly spaced, corners left whole. */
export function stampPath({ x, y, width, height }: Rect, tooth: number): string {
  const r = tooth * 0.31
  const side = (length: number, dx: number, dy: number) => {
    const bites = Math.max(2, Math.round(length / tooth))
    const flat = (length - bites * 2 * r) / (bites + 1)
    const go = `l${num(dx * flat)} ${num(dy * flat)}`
    const bite = `a${num(r)} ${num(r)} 0 0 0 ${num(dx * 2 * r)} ${num(dy * 2 * r)}`
    return `${(go + bite).repeat(bites)}${go}`
  }
  return `M${num(x)} ${num(y)}${side(width, 1, 0)}${side(height, 0, 1)}${side(width, -1, 0)}${side(height, 0, -1)}z`
}
