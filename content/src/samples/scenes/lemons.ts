import { mix, tint } from '../brush/colour.ts'
import type { Easel } from '../brush/easel.ts'
import { edge, fill, gradient, line, vertical, within } from '../brush/form.ts'
import { glow, spot } from '../brush/light.ts'
import { cloudNoise } from '../brush/noise.ts'
import { paintScene } from '../brush/paint-scene.ts'
import { ellipse, rectangle, smooth, smoothLine } from '../brush/path.ts'
import { shade } from '../brush/shade.ts'

/** Lemons in a blue bowl on a wooden table, window light from the left. */
export const lemons = paintScene({
  id: 'lemons',
  width: 1200,
  height: 1200,
  seed: 121,
  finish: { bloom: 0.2, vignette: 0.34 },
  paint(easel) {
    shade(easel, { y: 0, height: 800, step: 4 }, (x, y) => {
      const light = 1 - Math.hypot(x - 180, y - 240) / 1250 + (cloudNoise(x / 130, y / 130, 5, 4) - 0.5) * 0.22
      return [[70 + 118 * light, 96 + 112 * light, 104 + 104 * light], 1]
    })
    table(easel)
    spot(easel, { x: 760, y: 918, across: 520, down: 74 }, '#2a1a16', 0.75)
    leaf(easel, 330, 590, 210, -2.5)
    leaf(easel, 880, 560, 230, -0.55)
    leaf(easel, 610, 400, 190, -1.25)
    lemon(easel, 440, 620, 150, 0.35)
    lemon(easel, 800, 610, 158, -0.4)
    lemon(easel, 610, 500, 150, 0.1)
    lemon(easel, 520, 640, 150, -0.2)
    lemon(easel, 700, 655, 150, 0.25)
    leaf(easel, 700, 500, 150, 0.35)
    bowl(easel)
    lemon(easel, 220, 940, 140, -0.15)
    half(easel, 990, 960, 140)
    slice(easel, 560, 1050)
    leaf(easel, 330, 1010, 150, 0.4)
    glow(easel, { x: 140, y: 200, radius: 820 }, '#fff3d0', 0.3)
  },
})

function table(easel: Easel): void {
  const { ctx } = easel
  ctx.fillStyle = vertical(easel, 790, 1200, [
    [0, '#a9754a'],
    [0.3, '#96623c'],
    [1, '#5a3522'],
  ])
  ctx.fillRect(0, 790, 1200, 410)
  shade(easel, { y: 790, height: 410, step: 2, blend: 'multiply' }, (x, y) => {
    const depth = 0.35 + (y - 790) / 410
    const grain = cloudNoise(x / (340 * depth), Math.log(depth) * 60, 4, 9)
    return [[120, 80, 60], Math.max(0, grain - 0.42) * 2.2]
  })
  for (const y of [846, 930, 1060]) {
    fill(easel, rectangle({ x: 0, y, width: 1200, height: 2 + (y - 800) * 0.012 }), tint('#2b160e', 0.6))
    fill(easel, rectangle({ x: 0, y: y + 4, width: 1200, height: 1.5 }), tint('#ffdba8', 0.3))
  }
  spot(easel, { x: 160, y: 850, across: 620, down: 120 }, '#ffdca0', 0.45)
}

function lemon(easel: Easel, x: number, y: number, r: number, turn: number): void {
  const { ctx, dice } = easel
  spot(easel, { x: x + r * 0.35, y: y + r * 0.66, across: r * 1.15, down: r * 0.3 }, '#3d220c', 0.55)
  const cos = Math.cos(turn)
  const sin = Math.sin(turn)
  const points = [
    -1.2, 0, -1.06, -0.16, -0.86, -0.42, -0.4, -0.72, 0.1, -0.76, 0.6, -0.58, 0.92, -0.3, 1.08, -0.14, 1.26, -0.04,
    1.24, 0.08, 1.06, 0.18, 0.9, 0.38, 0.5, 0.66, 0, 0.76, -0.5, 0.68, -0.9, 0.4, -1.08, 0.16,
  ]
  const placed: number[] = []
  for (let index = 0; index + 1 < points.length; index += 2) {
    const px = (points[index] ?? 0) * r
    const py = (points[index + 1] ?? 0) * r
    placed.push(x + px * cos - py * sin, y + px * sin + py * cos)
  }
  const skin = smooth(placed)
  fill(easel, skin, '#f5c928')
  edge(easel, skin, { dx: r * 0.5, dy: r * 0.42, blur: r * 0.26, colour: '#a4660e', alpha: 0.85 })
  edge(easel, skin, { dx: r * 0.2, dy: r * 0.2, blur: r * 0.1, colour: '#d8932a', alpha: 0.6 })
  edge(easel, skin, { dx: -r * 0.26, dy: -r * 0.22, blur: r * 0.2, colour: '#fff19a', alpha: 0.85 })
  within(easel, skin, () => {
    for (let index = 0; index < 620; index++) {
      const px = dice.range(-1.2, 1.2) * r
      const py = dice.range(-0.8, 0.8) * r
      ctx.fillStyle = dice.chance(0.55) ? tint('#9a5f08', 0.16) : tint('#fffbd0', 0.24)
      ctx.beginPath()
      ctx.arc(x + px, y + py, dice.range(1, 2.6), 0, 7)
      ctx.fill()
    }
    spot(easel, { x: x - r * 0.42, y: y - r * 0.38, across: r * 0.34, down: r * 0.2, turn: -0.5 }, '#ffffff', 0.75)
    spot(easel, { x: x + r * 0.45, y: y + r * 0.52, across: r * 0.5, down: r * 0.14, turn: -0.4 }, '#ffdf7a', 0.35)
  })
}

function bowl(easel: Easel): void {
  const body = smooth([
    262, 640, 300, 790, 400, 888, 500, 920, 740, 920, 840, 888, 940, 790, 978, 640, 800, 690, 620, 702, 440, 690,
  ])
  fill(easel, body, '#3f78a8')
  within(easel, body, () => {
    for (let row = 0; row < 4; row++) {
      for (let index = -14; index <= 14; index++) {
        const curve = Math.sin((index / 14) * 1.5)
        const x = 620 + curve * (330 - row * 34)
        const y = 722 + row * 46 + (1 - Math.abs(curve)) * 12
        fill(
          easel,
          ellipse({ x, y, across: 10 * Math.cos((index / 14) * 1.35) + 1.5, down: 13 }),
          tint(row % 2 ? '#f4e7cf' : '#cfe4ee', 0.75),
        )
      }
    }
  })
  edge(easel, body, { dx: 210, dy: 60, blur: 90, colour: '#0f2a4d', alpha: 0.85 })
  edge(easel, body, { dx: -50, dy: 0, blur: 40, colour: '#cfeaf5', alpha: 0.55 })
  edge(easel, body, { dx: 0, dy: 14, blur: 10, colour: '#c98a5a', alpha: 0.45 })
  edge(easel, body, { dx: 0, dy: -7, blur: 1.2, colour: '#e6f3f6', alpha: 0.9 })
  spot(easel, { x: 372, y: 772, across: 30, down: 74, turn: -0.35 }, '#ffffff', 0.5)
}

function half(easel: Easel, x: number, y: number, r: number): void {
  spot(easel, { x: x + 50, y: y + r * 0.7, across: r * 1.25, down: r * 0.26 }, '#2a140a', 0.65)
  const rind = ellipse({ x, y, across: r, down: r * 0.94 })
  fill(easel, rind, '#f2c21f')
  edge(easel, rind, { dx: r * 0.2, dy: r * 0.2, blur: 14, colour: '#a4660e', alpha: 0.8 })
  fill(easel, ellipse({ x: x - 5, y: y - 5, across: r * 0.9, down: r * 0.84 }), '#fff7d8')
  segments(easel, x - 5, y - 5, r * 0.8, 0.93)
}

function slice(easel: Easel, x: number, y: number): void {
  spot(easel, { x: x + 16, y: y + 22, across: 120, down: 30 }, '#2a140a', 0.5)
  fill(easel, ellipse({ x, y: y + 10, across: 104, down: 44 }), '#c8930f')
  fill(easel, ellipse({ x, y, across: 104, down: 44 }), '#f6cf2f')
  fill(easel, ellipse({ x, y, across: 94, down: 38 }), '#fff9df')
  segments(easel, x, y, 85, 0.4)
}

function segments(easel: Easel, x: number, y: number, r: number, squash: number): void {
  const { dice } = easel
  for (let index = 0; index < 10; index++) {
    const middle = (index / 10) * Math.PI * 2 + 0.2
    const place = (reach: number, angle: number) =>
      [x + Math.cos(angle) * reach * r, y + Math.sin(angle) * reach * r * squash] as const
    const piece = smooth([
      ...place(0.1, middle),
      ...place(0.55, middle - 0.25),
      ...place(0.97, middle - 0.24),
      ...place(1, middle),
      ...place(0.97, middle + 0.24),
      ...place(0.55, middle + 0.25),
    ])
    fill(
      easel,
      piece,
      gradient(easel, { from: [x - r, y - r], to: [x + r, y + r] }, [
        [0, '#ffe877'],
        [1, '#eebd2a'],
      ]),
    )
    within(easel, piece, () => {
      for (let cell = 0; cell < 26; cell++) {
        const angle = middle + dice.range(-0.24, 0.24)
        const a = place(dice.range(0.2, 0.6), angle)
        const b = place(dice.range(0.7, 0.98), angle)
        line(easel, smoothLine([a[0], a[1], b[0], b[1]]), tint('#fffbd2', 0.4), 2)
      }
    })
  }
}

function leaf(easel: Easel, x: number, y: number, length: number, turn: number): void {
  const { ctx } = easel
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate(turn)
  const blade = smooth([
    0,
    0,
    length * 0.25,
    -length * 0.17,
    length * 0.6,
    -length * 0.19,
    length,
    0,
    length * 0.6,
    length * 0.17,
    length * 0.25,
    length * 0.15,
  ])
  fill(easel, blade, '#3f7a3c')
  edge(easel, blade, { dx: 0, dy: length * 0.14, blur: length * 0.06, colour: '#1c4027', alpha: 0.85 })
  edge(easel, blade, { dx: 0, dy: -length * 0.06, blur: length * 0.05, colour: '#b9d06a', alpha: 0.7 })
  line(easel, smoothLine([0, 0, length * 0.5, -2, length * 0.96, 0]), tint('#d3e08f', 0.8), 3)
  for (let vein = 1; vein < 8; vein++) {
    const at = (vein / 9) * length
    for (const side of [-1, 1])
      line(
        easel,
        smoothLine([at, 0, at + length * 0.08, side * length * 0.07, at + length * 0.13, side * length * 0.13]),
        tint(mix('#d3e08f', '#1c4027', 0.3), 0.4),
        1.4,
      )
  }
  ctx.restore()
}
