import type { SKRSContext2D } from '@napi-rs/canvas'

export type Joint = readonly [x: number, y: number, r: number]

/** A limb: circles along a line, joined by their tangents. */
export function limb(ctx: SKRSContext2D, joints: readonly Joint[]): void {
  for (const [index, [x, y, r]] of joints.entries()) {
    ctx.beginPath()
    ctx.arc(x, y, r, 0, Math.PI * 2)
    ctx.fill()
    const next = joints[index + 1]
    if (!next) continue
    const [nx, ny, nr] = next
    const away = Math.hypot(nx - x, ny - y)
    if (away <= Math.abs(r - nr)) continue
    const angle = Math.atan2(ny - y, nx - x)
    const lean = Math.acos((r - nr) / away)
    ctx.beginPath()
    ctx.arc(x, y, r, angle + lean, angle - lean + Math.PI * 2)
    ctx.arc(nx, ny, nr, angle - lean, angle + lean)
    ctx.fill()
  }
}

export function oval(ctx: SKRSContext2D, x: number, y: number, rx: number, ry: number, turn = 0): void {
  ctx.beginPath()
  ctx.ellipse(x, y, rx, ry, turn, 0, Math.PI * 2)
  ctx.fill()
}

/** A smooth outline through points, given as x and y in turn. */
export function shape(ctx: SKRSContext2D, points: readonly number[]): void {
  const at = (i: number): readonly [number, number] => {
    const n = points.length / 2
    const k = ((i % n) + n) % n
    return [points[k * 2] ?? 0, points[k * 2 + 1] ?? 0]
  }
  ctx.beginPath()
  ctx.moveTo(...at(0))
  for (let i = 0; i < points.length / 2; i++) {
    const [x0, y0] = at(i - 1)
    const [x1, y1] = at(i)
    const [x2, y2] = at(i + 1)
    const [x3, y3] = at(i + 2)
    ctx.bezierCurveTo(x1 + (x2 - x0) / 6, y1 + (y2 - y0) / 6, x2 - (x3 - x1) / 6, y2 - (y3 - y1) / 6, x2, y2)
  }
  ctx.fill()
}
