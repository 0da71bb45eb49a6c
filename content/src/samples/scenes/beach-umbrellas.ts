import { mix, mixRgb, rgb, tint } from '../brush/colour.ts'
import type { Easel } from '../brush/easel.ts'
import { edge, fill, line, within } from '../brush/form.ts'
import { spot } from '../brush/light.ts'
import { cloudNoise, smoothstep } from '../brush/noise.ts'
import { paintScene } from '../brush/paint-scene.ts'
import { ellipse, polygon, rectangle, smooth, smoothLine } from '../brush/path.ts'
import { shade } from '../brush/shade.ts'

const shoreAt = (y: number) => 800 + Math.sin(y / 170) * 34 + (cloudNoise(y / 90, 2, 4, 5) - 0.5) * 70

/** The beach from above: umbrellas in rows, clear water running up the sand. */
export const beachUmbrellas = paintScene({
  id: 'beach-umbrellas',
  width: 1200,
  height: 1200,
  seed: 131,
  finish: { bloom: 0.2, vignette: 0.16 },
  paint(easel) {
    const { dice } = easel
    const sand = rgb('#f3dcb0')
    const wet = rgb('#cfae84')
    const shallow = rgb('#9fe0d2')
    const middle = rgb('#35b0bd')
    const deep = rgb('#0e6f9a')
    const foam = rgb('#ffffff')
    shade(easel, { y: 0, height: 1200, step: 2 }, (x, y) => {
      const out = x - shoreAt(y)
      const ripple = cloudNoise(x / 26, y / 60, 4, 3)
      if (out < 0) {
        const dry = smoothstep(-90, -30, out)
        const grain = (cloudNoise(x / 9, y / 9, 3, 6) - 0.5) * 30 + (cloudNoise(x / 140, y / 140, 3, 7) - 0.5) * 26
        const base = mixRgb(sand, wet, dry)
        return [[base[0] + grain, base[1] + grain, base[2] + grain], 1]
      }
      const water = mixRgb(mixRgb(shallow, middle, smoothstep(0, 170, out)), deep, smoothstep(120, 420, out))
      const light = (ripple - 0.5) * 46
      const lit = [water[0] + light, water[1] + light, water[2] + light] as const
      const ragged = cloudNoise(x / 20, y / 34, 4, 11)
      const first = smoothstep(34, 4, Math.abs(out - 8)) * smoothstep(0.36, 0.6, ragged)
      const second = smoothstep(46, 0, Math.abs(out - 110 - Math.sin(y / 120) * 22)) * smoothstep(0.46, 0.62, ragged)
      const third = smoothstep(60, 0, Math.abs(out - 250 - Math.sin(y / 150 + 2) * 26)) * smoothstep(0.54, 0.66, ragged)
      return [mixRgb(lit, foam, Math.min(1, first * 1.1 + second * 0.9 + third * 0.7)), 1]
    })
    for (let index = 0; index < 420; index++)
      spot(
        easel,
        { x: dice.range(0, 760), y: dice.range(0, 1200), across: dice.range(4, 9), down: dice.range(3, 6) },
        '#a67c50',
        0.28,
      )
    const pairs = [
      ['#e2553d', '#fff3df'],
      ['#2f8fa3', '#fff3df'],
      ['#f3b23c', '#fff3df'],
      ['#e8808c', '#fff0e4'],
      ['#3f6fb0', '#f7ecd4'],
      ['#f08a4a', '#ffe9b8'],
    ] as const
    let number = 0
    for (let row = 0; row < 5; row++) {
      for (let column = 0; column < 3; column++) {
        const x = 130 + column * 245 + (row % 2) * 46 + dice.range(-14, 14)
        const y = 130 + row * 238 + dice.range(-14, 14)
        if (x > shoreAt(y) - 90) continue
        const [first, second] = pairs[(number * 5 + row) % pairs.length] ?? pairs[0]
        number++
        towels(easel, x, y, first)
        umbrella(easel, x, y, 84, first, second)
      }
    }
    swimmer(easel, 980, 330)
    swimmer(easel, 930, 840)
    ring(easel, 1040, 610)
    gullShadow(easel)
  },
})

function towels(easel: Easel, x: number, y: number, accent: string): void {
  const { ctx, dice } = easel
  for (const [dx, dy, turn] of [
    [58, 70, 0.2],
    [-64, 66, -0.15],
  ] as const) {
    if (dice.chance(0.15)) continue
    ctx.save()
    ctx.translate(x + dx, y + dy)
    ctx.rotate(turn + dice.range(-0.15, 0.15))
    spot(easel, { x: 8, y: 8, across: 44, down: 70 }, '#7d5532', 0.35)
    const cloth = rectangle({ x: -23, y: -54, width: 46, height: 108, radius: 3 })
    const tone = dice.pick([accent, '#f7f0e2', '#7fc0c4', '#f6cf6a', '#f0a3a0'])
    fill(easel, cloth, tone)
    for (let stripe = -50; stripe < 50; stripe += 13)
      fill(easel, rectangle({ x: -23, y: stripe, width: 46, height: 5 }), tint('#ffffff', 0.55))
    edge(easel, cloth, { dx: 5, dy: 5, blur: 3, colour: '#6b4a3a', alpha: 0.35 })
    if (dice.chance(0.62)) sunbather(easel)
    ctx.restore()
  }
}

function sunbather(easel: Easel): void {
  const { ctx, dice } = easel
  const skin = mix('#f0b98c', '#8d5a3c', dice.unit())
  const suit = dice.pick(['#d8433a', '#24507d', '#f2c14a', '#2f8f7d', '#ffffff'])
  spot(easel, { x: 5, y: 8, across: 18, down: 48 }, '#5a3820', 0.45)
  ctx.strokeStyle = skin
  ctx.lineWidth = 6
  for (const [x0, y0, x1, y1] of [
    [-8, -20, -17, 6],
    [8, -20, 18, -2],
    [-5, 10, -7, 46],
    [5, 10, 8, 46],
  ] as const)
    line(easel, smoothLine([x0, y0, (x0 + x1) / 2, (y0 + y1) / 2, x1, y1]), skin, 6.4)
  fill(easel, smooth([-10, -26, 10, -26, 9, -4, 9, 14, -9, 14, -9, -4]), skin)
  fill(easel, smooth([-9.5, 0, 9.5, 0, 9.5, 15, -9.5, 15]), suit)
  if (dice.chance(0.5)) fill(easel, smooth([-9.5, -19, 9.5, -19, 9, -11, -9, -11]), suit)
  if (dice.chance(0.4)) {
    fill(easel, ellipse({ x: 0, y: -36, across: 16, down: 16 }), '#f5e2b0')
    fill(easel, ellipse({ x: -2, y: -38, across: 8, down: 8 }), '#e6c988')
  } else fill(easel, ellipse({ x: 0, y: -36, across: 8.4, down: 9.4 }), dice.pick(['#3a2620', '#7a4f2c', '#e0b468']))
}

function umbrella(easel: Easel, x: number, y: number, r: number, first: string, second: string): void {
  spot(easel, { x: x + 52, y: y + 56, across: r * 1.2, down: r * 1.12 }, '#5b3a2c', 0.62)
  const segments = 12
  const rim: number[] = []
  for (let index = 0; index < segments; index++) {
    const a = (index / segments) * Math.PI * 2 + 0.2
    const b = a + Math.PI / segments
    rim.push(x + Math.cos(a) * r, y + Math.sin(a) * r, x + Math.cos(b) * r * 0.94, y + Math.sin(b) * r * 0.94)
  }
  const canopy = polygon(rim)
  within(easel, canopy, () => {
    for (let index = 0; index < segments; index++) {
      const a = (index / segments) * Math.PI * 2 + 0.2
      const b = a + (Math.PI * 2) / segments
      const facing = Math.cos((a + b) / 2 + 2.4)
      const base = index % 2 ? second : first
      fill(
        easel,
        polygon([
          x,
          y,
          x + Math.cos(a) * r * 1.1,
          y + Math.sin(a) * r * 1.1,
          x + Math.cos(b) * r * 1.1,
          y + Math.sin(b) * r * 1.1,
        ]),
        facing > 0 ? mix(base, '#fffbe8', facing * 0.3) : mix(base, '#4a2a48', -facing * 0.34),
      )
      line(easel, polygon([x, y, x + Math.cos(a) * r, y + Math.sin(a) * r]), tint('#5a2f30', 0.25), 1.4)
    }
    for (const seam of [0.86, 0.93])
      line(easel, ellipse({ x, y, across: r * seam, down: r * seam }), tint('#5a2f30', 0.13), 1.2)
  })
  spot(easel, { x: x - r * 0.3, y: y - r * 0.34, across: r * 0.5, down: r * 0.4, turn: 0.6 }, '#fffbe8', 0.35)
  fill(easel, ellipse({ x, y, across: 5, down: 5 }), '#fff6e4')
  fill(easel, ellipse({ x: x + 1, y: y + 1.4, across: 3, down: 3 }), '#b98a5a')
}

function swimmer(easel: Easel, x: number, y: number): void {
  for (const r of [20, 34, 50])
    line(easel, ellipse({ x: x + 4, y: y + 6, across: r, down: r * 0.8 }), tint('#ffffff', 0.32), 2.4)
  line(easel, smoothLine([x - 26, y + 14, x - 8, y + 2, x + 24, y - 12]), '#e0a67c', 6)
  fill(easel, smooth([x - 9, y - 4, x + 9, y - 4, x + 8, y + 26, x - 8, y + 26]), tint('#d89a70', 0.85))
  fill(easel, ellipse({ x, y: y - 9, across: 8, down: 9 }), '#4a2f26')
}

function ring(easel: Easel, x: number, y: number): void {
  spot(easel, { x: x + 14, y: y + 16, across: 66, down: 60 }, '#0a4d6b', 0.5)
  line(easel, ellipse({ x, y, across: 36, down: 36 }), '#ff8fa8', 22)
  for (let index = 0; index < 8; index++) {
    const angle = (index / 8) * Math.PI * 2
    line(
      easel,
      smoothLine([
        x + Math.cos(angle) * 26,
        y + Math.sin(angle) * 26,
        x + Math.cos(angle + 0.06) * 46,
        y + Math.sin(angle + 0.06) * 46,
      ]),
      '#fff3ea',
      8,
    )
  }
  line(easel, smoothLine([x - 40, y - 8, x - 26, y - 32, x + 4, y - 42]), tint('#ffffff', 0.6), 4)
  fill(easel, smooth([x - 14, y - 18, x + 12, y - 20, x + 14, y + 16, x - 12, y + 18]), '#d79a72')
  fill(easel, smooth([x - 13, y + 4, x + 14, y + 2, x + 13, y + 18, x - 12, y + 19]), '#f2c14a')
  fill(easel, ellipse({ x: x + 2, y: y - 30, across: 9, down: 10 }), '#6b4526')
}

function gullShadow(easel: Easel): void {
  for (const [x, y, size] of [
    [690, 560, 1],
    [640, 640, 0.7],
  ] as const) {
    const wings = (dx: number, dy: number) =>
      smooth([
        x - 40 * size + dx,
        y + 6 * size + dy,
        x - 18 * size + dx,
        y - 8 * size + dy,
        x + dx,
        y + dy,
        x + 18 * size + dx,
        y - 10 * size + dy,
        x + 42 * size + dx,
        y + 2 * size + dy,
        x + 17 * size + dx,
        y + dy,
        x + 4 * size + dx,
        y + 16 * size + dy,
        x - 3 * size + dx,
        y + 14 * size + dy,
        x - 17 * size + dx,
        y + 2 * size + dy,
      ])
    fill(easel, wings(34, 44), tint('#6b4a30', 0.35))
    fill(easel, wings(0, 0), '#fdfdfa')
  }
}
