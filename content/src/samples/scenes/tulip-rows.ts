import { mix, tint, vary } from '../brush/colour.ts'
import { edge, fill, gradient, line, vertical } from '../brush/form.ts'
import { glow, spot } from '../brush/light.ts'
import { paintScene } from '../brush/paint-scene.ts'
import { polygon, rectangle, smooth } from '../brush/path.ts'
import { blade, crown } from '../brush/plants.ts'
import { birds, clouds, sky } from '../brush/sky.ts'

const bands = [
  ['#e23b3b', '#ff9a7a'],
  ['#f6c63a', '#fff0a0'],
  ['#ef7fae', '#ffd3e2'],
  ['#f4efe4', '#ffffff'],
  ['#8a4fa8', '#d7a8e0'],
  ['#f08a35', '#ffd08a'],
] as const

/** Bands of tulips running to a windmill under a tall sky. */
export const tulipRows = paintScene({
  id: 'tulip-rows',
  width: 1200,
  height: 900,
  seed: 151,
  finish: { bloom: 0.24, vignette: 0.18 },
  paint(easel) {
    const { ctx, dice, width } = easel
    const horizon = 420
    sky(easel, horizon, [
      [0, '#3f8fd0'],
      [0.6, '#a9d5ec'],
      [1, '#f6f0dc'],
    ])
    clouds(easel, {
      top: -20,
      bottom: 400,
      across: 300,
      up: 150,
      cover: 0.72,
      light: '#ffffff',
      dark: '#b3c4d8',
      seed: 84,
    })
    glow(easel, 180, 120, 480, '#fff7d8', 0.5)
    ctx.fillStyle = vertical(easel, horizon - 10, 900, [
      [0, '#b9c98e'],
      [0.2, '#6f9a56'],
      [1, '#2b5a34'],
    ])
    ctx.fillRect(0, horizon - 6, width, 500)
    for (let index = 0; index < 90; index++) {
      const size = dice.range(5, 15)
      crown(easel, dice.range(0, width), horizon - 6 - size * 0.4, size * 1.6, size, {
        dark: '#6f9488',
        mid: '#8fae92',
        light: '#cfd9ac',
        count: 26,
        leaf: 3.6,
      })
    }
    windmill(850, horizon + 2, 1)
    windmill(330, horizon - 2, 0.3)
    const vanish = 560
    for (let step = 0; step < 92; step++) {
      const t = step / 92
      const y = horizon + 6 + t ** 2 * 520
      const depth = (y - horizon) / 480
      const size = 2.2 + depth * 30
      const lanes = 46
      for (let lane = -lanes; lane < lanes; lane++) {
        // Five rows of flowers, then a furrow.
        if (((lane % 6) + 6) % 6 === 5) continue
        const x = vanish + (lane + dice.range(-0.3, 0.3)) * (2.5 + 44 * depth)
        if (x < -40 || x > width + 40) continue
        const [colour, tip] = bands[((Math.floor(lane / 6) % bands.length) + bands.length) % bands.length] ?? bands[0]
        tulip(
          x,
          y + dice.range(-2, 2) * (1 + depth * 2),
          size * dice.range(0.85, 1.15),
          mix(colour, '#f3e3cf', Math.max(0, 0.4 - depth * 1.6)),
          tip,
        )
      }
    }
    glow(easel, 150, 420, 600, '#fff0b8', 0.3)
    birds(easel, 560, 170, 130, 7, tint('#4a5a70', 0.7))

    function tulip(x: number, y: number, s: number, colour: string, tip: string): void {
      if (s > 5) {
        blade(easel, x, y + s * 1.3, s * 2.2, dice.range(-2, 2), s * 0.15, '#4f8a45')
        if (s > 9)
          blade(easel, x + s * 0.2, y + s * 1.5, s * 1.7, dice.around(0, s), s * 0.32, vary('#5f9a58', dice, 16))
      }
      ctx.fillStyle =
        s > 6
          ? gradient(easel, x - s * 0.5, y, x + s * 0.5, y, [
              [0, mix(colour, tip, 0.6)],
              [0.45, colour],
              [1, mix(colour, '#4a1030', 0.35)],
            ])
          : vary(mix(colour, tip, dice.unit() * 0.5), dice, 12)
      ctx.beginPath()
      ctx.moveTo(x - s * 0.42, y - s * 0.95)
      ctx.quadraticCurveTo(x - s * 0.15, y - s * 0.75, x, y - s * 1.08)
      ctx.quadraticCurveTo(x + s * 0.15, y - s * 0.75, x + s * 0.42, y - s * 0.95)
      ctx.bezierCurveTo(x + s * 0.66, y - s * 0.3, x + s * 0.5, y + s * 0.22, x, y + s * 0.26)
      ctx.bezierCurveTo(x - s * 0.5, y + s * 0.22, x - s * 0.66, y - s * 0.3, x - s * 0.42, y - s * 0.95)
      ctx.fill()
      if (s > 12) {
        ctx.strokeStyle = tint(mix(colour, '#4a1030', 0.5), 0.35)
        ctx.lineWidth = s * 0.04
        ctx.beginPath()
        ctx.moveTo(x - s * 0.2, y - s * 0.78)
        ctx.quadraticCurveTo(x - s * 0.3, y - s * 0.1, x, y + s * 0.2)
        ctx.quadraticCurveTo(x + s * 0.3, y - s * 0.1, x + s * 0.2, y - s * 0.78)
        ctx.stroke()
      }
    }

    function windmill(x: number, y: number, size: number): void {
      const at = (points: readonly number[]) =>
        points.map((value, index) => (index % 2 ? y + value * size : x + value * size))
      const haze = size < 0.5 ? 0.45 : 0
      const tone = (hex: string) => mix(hex, '#c9d8d8', haze)
      spot(easel, x + 50 * size, y + 2, 140 * size, 12 * size, '#2f5038', 0.5)
      fill(easel, polygon(at([50, -58, 150, -58, 150, 2, 50, 2])), tone('#b8755a'))
      fill(easel, polygon(at([42, -56, 62, -88, 140, -88, 158, -56])), tone('#7d4038'))
      for (const wx of [66, 92, 120])
        fill(easel, polygon(at([wx, -44, wx + 14, -44, wx + 14, -22, wx, -22])), tone('#f6efe2'))
      const tower = polygon(at([-56, 2, -34, -170, 34, -170, 56, 2]))
      fill(easel, tower, tone('#8d6a50'))
      for (let row = 0; row < 20; row++)
        line(easel, polygon(at([-56, -row * 9, 56, -row * 9])), tint('#3d2a24', 0.16), size)
      edge(easel, tower, { dx: 40 * size, dy: 0, blur: 20 * size, colour: tone('#3f2a34'), alpha: 0.6 })
      edge(easel, tower, { dx: -10 * size, dy: 0, blur: 6 * size, colour: '#ffe9c0', alpha: 0.7 })
      fill(easel, polygon(at([-72, -66, 72, -66, 70, -58, -70, -58])), tone('#f3ead8'))
      for (let post = -70; post <= 70; post += 14)
        line(easel, polygon(at([post, -66, post, -80])), tone('#f3ead8'), 1.6 * size)
      line(easel, polygon(at([-72, -80, 72, -80])), tone('#f3ead8'), 2 * size)
      for (const wy of [-140, -100, -36])
        fill(easel, rectangle(x - 8 * size, y + wy * size, 16 * size, 22 * size), tone('#fbf6ea'))
      fill(easel, smooth(at([-40, -168, -30, -206, 0, -222, 30, -206, 40, -168])), tone('#4d4a4e'))
      for (let sail = 0; sail < 4; sail++) {
        const angle = sail * (Math.PI / 2) + 0.42
        const place = (along: number, across: number) =>
          [
            x + (Math.cos(angle) * along - Math.sin(angle) * across) * size,
            y - 192 * size + (Math.sin(angle) * along + Math.cos(angle) * across) * size,
          ] as const
        fill(
          easel,
          polygon([...place(34, 0), ...place(168, 0), ...place(168, 30), ...place(34, 24)]),
          tint(tone('#fbf4e4'), 0.85),
        )
        for (let slat = 34; slat <= 168; slat += 13)
          line(easel, polygon([...place(slat, 0), ...place(slat, 27)]), tint('#5b4038', 0.6), 1.1 * size)
        line(easel, polygon([...place(0, 0), ...place(172, 0)]), tone('#5b4038'), 4 * size)
      }
      fill(easel, smooth(at([-7, -192, 0, -199, 7, -192, 0, -185])), tone('#3a2c2c'))
    }
  },
})
