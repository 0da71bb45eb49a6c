import { along, mix, tint, vary } from '../brush/colour.ts'
import { edge, fill, line, vertical, within } from '../brush/form.ts'
import { glow, spot } from '../brush/light.ts'
import { paintScene } from '../brush/paint-scene.ts'
import { polygon, rectangle, smooth } from '../brush/path.ts'
import { crown } from '../brush/plants.ts'
import { ridge } from '../brush/ridge.ts'
import { clouds, sky } from '../brush/sky.ts'

/** Balloons rising over a patchwork of fields in the early light. */
export const balloons = paintScene({
  id: 'balloons',
  width: 900,
  height: 1200,
  seed: 88,
  finish: { bloom: 0.26, wash: '#ffd0a0' },
  paint(easel) {
    const { ctx, dice, width } = easel
    sky(easel, 860, [
      [0, '#4f97cf'],
      [0.45, '#a3d0e4'],
      [0.8, '#fbe6c8'],
      [1, '#ffe9c0'],
    ])
    clouds(easel, {
      top: 120,
      bottom: 800,
      across: 380,
      up: 110,
      cover: 0.6,
      light: '#fffaf2',
      dark: '#bccbdc',
      alpha: 0.85,
      seed: 52,
    })
    glow(easel, 120, 720, 640, '#ffe3a4', 0.75)
    ridge(easel, {
      base: 826,
      rise: 46,
      length: 280,
      seed: 3,
      octaves: 4,
      stops: [
        [0, '#a3b7cf'],
        [1, '#dfdacb'],
      ],
      foot: 900,
    })
    ridge(easel, {
      base: 856,
      rise: 30,
      length: 240,
      seed: 6,
      octaves: 4,
      stops: [
        [0, '#8eab9f'],
        [1, '#c9cf9f'],
      ],
      foot: 920,
    })
    ctx.fillStyle = vertical(easel, 870, 1200, [
      [0, '#d3d59a'],
      [0.4, '#8fb061'],
      [1, '#4c7d45'],
    ])
    ctx.fillRect(0, 872, width, 340)
    fields()
    balloon(690, 640, 46, ['#f2b94a', '#e0673c', '#f7e3b4'], 0.32)
    balloon(455, 720, 32, ['#5aa7a7', '#f5efd9', '#2f6f8f'], 0.42)
    balloon(120, 590, 62, ['#d95745', '#f6e8cb', '#d95745', '#2f7486'], 0.22)
    balloon(640, 190, 96, ['#f0c24d', '#f6ecd0', '#e58b3a', '#f6ecd0'], 0.1)
    balloon(345, 380, 196, ['#cf3f38', '#f1b445', '#f7ecd2', '#2f7c8c', '#f7ecd2', '#f1b445'], 0)
    glow(easel, 60, 780, 520, '#ffd58a', 0.35)

    function fields(): void {
      const tones = ['#e8d27a', '#a9c267', '#7fa85a', '#d9b45c', '#c6cf86', '#5f9152', '#e9dfa0'] as const
      for (let row = 0; row < 9; row++) {
        const y = 880 + (row / 9) ** 1.7 * 330
        const next = 880 + ((row + 1) / 9) ** 1.7 * 330 + 4
        const depth = (y - 860) / 340
        for (let x = -160; x < width + 100; ) {
          const w = (90 + depth * 300) * dice.range(0.6, 1.4)
          const slant = (x - width / 2) * 0.2
          const tone = mix(vary(dice.pick(tones), dice, 10), '#efe3bb', 0.45 - depth * 0.45)
          const patch = polygon([x, y, x + w, y, x + w + slant + w * 0.1, next, x + slant, next])
          fill(easel, patch, tone)
          within(easel, patch, () => {
            const reach = dice.chance(0.6) ? w : 0
            ctx.strokeStyle = tint(mix(tone, '#3d5a2c', 0.6), 0.3)
            ctx.lineWidth = 0.6 + depth * 2
            for (let furrow = 0; furrow < reach; furrow += 5 + depth * 12) {
              ctx.beginPath()
              ctx.moveTo(x + furrow, y)
              ctx.lineTo(x + furrow * 1.08 + slant, next)
              ctx.stroke()
            }
          })
          for (let bush = 0; bush < 9; bush++) {
            const bx = dice.chance(0.7) ? x + dice.range(0, w) : x + slant * dice.unit()
            const size = 3 + depth * 15 * dice.range(0.6, 1.4)
            spot(easel, bx + size, y + 2, size * 1.8, size * 0.4, '#2a4634', 0.4)
            crown(easel, bx, y - size * 0.4, size, size * 0.85, {
              dark: mix('#2f5a41', '#9db596', 0.5 - depth * 0.5),
              mid: mix('#52824a', '#adc092', 0.5 - depth * 0.5),
              light: '#d8d486',
              count: 34,
              leaf: size * 0.25,
            })
          }
          x += w
        }
      }
      fill(easel, rectangle(640, 918, 34, 16), '#f3e6d2')
      fill(easel, polygon([634, 920, 646, 906, 668, 906, 680, 920]), '#b65a40')
      fill(easel, rectangle(690, 908, 10, 26), '#f1e2cc')
      fill(easel, polygon([687, 909, 695, 886, 703, 909]), '#8d4a44')
    }

    function balloon(x: number, y: number, r: number, colours: readonly string[], haze: number): void {
      const at = (points: readonly number[]) =>
        points.map((value, index) => (index % 2 ? y + value * r : x + value * r))
      const skin = smooth(
        at([
          0, -1.06, 0.56, -0.92, 0.93, -0.48, 1, 0.02, 0.82, 0.55, 0.48, 1.02, 0.2, 1.34, -0.2, 1.34, -0.48, 1.02,
          -0.82, 0.55, -1, 0.02, -0.93, -0.48, -0.56, -0.92,
        ]),
      )
      within(easel, skin, () => {
        const gores = 16
        for (let gore = 0; gore < gores; gore++) {
          const bulge = (share: number) => Math.sin(((share / gores) * 2 - 1) * 1.45) / Math.sin(1.45)
          const left = bulge(gore)
          const right = bulge(gore + 1)
          const colour = colours[gore % colours.length] ?? '#ffffff'
          const strip = smooth(
            at([
              0,
              -1.08,
              left * 0.93,
              -0.48,
              left * 1.02,
              0.02,
              left * 0.82,
              0.55,
              left * 0.48,
              1.02,
              left * 0.18,
              1.36,
              right * 0.18,
              1.36,
              right * 0.48,
              1.02,
              right * 0.82,
              0.55,
              right * 1.02,
              0.02,
              right * 0.93,
              -0.48,
            ]),
          )
          fill(easel, strip, mix(colour, '#dfe3e0', haze))
          line(easel, strip, tint('#54222a', 0.16), r * 0.008)
        }
        for (const [top, tall, colour] of [
          [0.18, 0.07, colours[0] ?? '#cf3f38'],
          [0.3, 0.025, '#fff4da'],
        ] as const) {
          const low = top + tall
          const band = smooth(at([-1.1, top, 0, top + 0.16, 1.1, top, 1.1, low, 0, low + 0.16, -1.1, low]))
          fill(easel, band, tint(mix(colour, '#dfe3e0', haze), 0.92))
        }
        for (let seam = -1; seam < 1.3; seam += 0.09) {
          line(easel, smooth(at([-1.1, seam, 0, seam + 0.15, 1.1, seam]), false), tint('#40202a', 0.07), r * 0.006)
        }
      })
      edge(easel, skin, {
        dx: r * 0.5,
        dy: r * 0.16,
        blur: r * 0.26,
        colour: mix('#3a2350', '#9fb2c6', haze * 1.6),
        alpha: 0.58,
      })
      edge(easel, skin, { dx: -r * 0.26, dy: -r * 0.08, blur: r * 0.16, colour: '#fff0c6', alpha: 0.55 })
      spot(easel, x - r * 0.42, y - r * 0.4, r * 0.4, r * 0.55, '#fff8e0', 0.4, 0.4)
      const rope = tint(
        along(
          [
            [0, '#4d3a38'],
            [1, '#a9b0b0'],
          ],
          haze * 2,
        ),
        0.85,
      )
      for (const side of [-0.18, -0.06, 0.06, 0.18])
        line(easel, polygon(at([side, 1.36, side * 0.75, 1.66])), rope, r * 0.012)
      const basket = rectangle(x - r * 0.14, y + r * 1.64, r * 0.28, r * 0.2, r * 0.03)
      fill(easel, basket, mix('#8d5a35', '#b9b9b0', haze * 1.5))
      for (let weave = 0; weave < 7; weave++)
        line(
          easel,
          polygon(at([-0.13, 1.67 + weave * 0.025, 0.13, 1.67 + weave * 0.025])),
          tint('#4a2a1c', 0.4),
          r * 0.008,
        )
      edge(easel, basket, { dx: r * 0.08, dy: 0, blur: r * 0.03, colour: '#3b2030', alpha: 0.5 })
      for (const head of [-0.07, 0.01, 0.08])
        fill(
          easel,
          smooth(at([head - 0.035, 1.66, head - 0.03, 1.58, head, 1.55, head + 0.03, 1.58, head + 0.035, 1.66])),
          mix('#4d3038', '#a9b0b0', haze),
        )
      glow(easel, x, y + r * 1.42, r * 0.3, '#ffb44d', 0.8 - haze)
    }
  },
})
