import { mix, mixRgb, rgb, tint } from '../brush/colour.ts'
import { edge, fill, vertical, within } from '../brush/form.ts'
import { glow, rays, spot } from '../brush/light.ts'
import { cloudNoise, smoothstep } from '../brush/noise.ts'
import { paintScene } from '../brush/paint-scene.ts'
import { ellipse, polygon, smooth } from '../brush/path.ts'
import { blade, crown } from '../brush/plants.ts'
import { shade } from '../brush/shade.ts'

/** A fall into a green pool deep in the forest. */
export const waterfall = paintScene({
  id: 'waterfall',
  width: 800,
  height: 1200,
  seed: 271,
  finish: { bloom: 0.34, vignette: 0.38 },
  paint(easel) {
    const { ctx, dice } = easel
    ctx.fillStyle = vertical(easel, 0, 1200, [
      [0, '#f6f3c8'],
      [0.25, '#bfd8a0'],
      [0.6, '#4a7a5c'],
      [1, '#1c4a48'],
    ])
    ctx.fillRect(0, 0, 800, 1200)
    glow(easel, 430, 90, 460, '#fffde0', 0.9)
    for (let index = 0; index < 40; index++)
      crown(easel, dice.range(-20, 820), dice.range(40, 330), dice.range(40, 80), dice.range(30, 60), {
        dark: '#8fb583',
        mid: '#b3cc90',
        light: '#f3f0b8',
        count: 50,
        leaf: 9,
        lightX: 0,
        lightY: -1,
      })
    cliff()
    fall()
    pool()
    for (const [x, y, size] of [
      [60, 960, 120],
      [180, 1010, 80],
      [730, 980, 130],
      [610, 1020, 70],
      [300, 1130, 100],
      [560, 1160, 80],
      [40, 1150, 130],
      [770, 1160, 110],
    ] as const)
      boulder(x, y, size)
    ferns()
    for (let index = 0; index < 34; index++) {
      const left = index % 2 === 0
      crown(
        easel,
        left ? dice.range(-60, 150) : dice.range(650, 860),
        dice.range(-40, 520),
        dice.range(50, 90),
        dice.range(40, 64),
        {
          dark: '#1c4434',
          mid: '#3f7a44',
          light: '#c6d86a',
          count: 74,
          leaf: 10,
          lightX: left ? 0.8 : -0.8,
          lightY: -0.5,
          slender: 0.45,
        },
      )
    }
    rays(easel, { x: 430, y: -160, length: 1100, from: 1.2, to: 2.0, colour: '#fffbd0', alpha: 0.26 })
    for (let index = 0; index < 24; index++)
      spot(easel, dice.around(405, 200), dice.around(850, 60), dice.range(60, 150), dice.range(24, 60), '#eefaf0', 0.16)
    for (let index = 0; index < 90; index++)
      fill(
        easel,
        ellipse(dice.range(0, 800), dice.range(100, 1100), dice.range(1, 2.6), dice.range(1, 2.6)),
        tint('#fffbd0', dice.range(0.2, 0.7)),
      )

    function cliff(): void {
      const lit = rgb('#b5b48c')
      const dark = rgb('#1f3a3a')
      const face = polygon([
        -10, 330, 90, 300, 200, 316, 300, 296, 500, 290, 600, 314, 720, 296, 810, 320, 810, 940, -10, 940,
      ])
      within(easel, face, () => {
        shade(easel, { y: 280, height: 660, step: 2 }, (x, y) => {
          const column = cloudNoise(x / 44, y / 260, 4, 6)
          const step = cloudNoise(x / 120, y / 26, 4, 9)
          const next = cloudNoise((x + 7) / 44, (y + 4) / 260, 4, 6)
          const light = Math.max(
            0,
            Math.min(1, (column - next) * 6 + step * 0.9 + 0.08 - (y - 280) / 1500 - Math.abs(x - 400) / 1300),
          )
          return [mixRgb(dark, lit, light), 1]
        })
      })
      for (let index = 0; index < 90; index++) {
        const x = dice.range(0, 800)
        if (x > 300 && x < 510) continue
        const y = dice.range(300, 900)
        crown(easel, x, y, dice.range(16, 46), dice.range(8, 20), {
          dark: '#22492f',
          mid: '#4f8044',
          light: '#b9cf6a',
          count: 34,
          leaf: 5,
          lightX: 0,
          lightY: -1,
        })
      }
      for (let index = 0; index < 40; index++)
        crown(easel, dice.range(0, 800), dice.range(285, 325), 40, 20, {
          dark: '#3a6a44',
          mid: '#73a052',
          light: '#e3e68a',
          count: 50,
          leaf: 6,
          lightX: 0,
          lightY: -1,
        })
    }

    function fall(): void {
      const water = rgb('#f4fffb')
      const shadow = rgb('#7fb8b8')
      shade(easel, { x: 270, width: 280, y: 276, height: 640, step: 1.6 }, (x, y) => {
        const t = (y - 276) / 640
        const middle = 405 + Math.sin(t * 4) * 5
        const half = 58 + t * 54 + (cloudNoise(y / 70, 2, 3, 3) - 0.5) * 24
        const side = Math.abs(x - middle) / half
        if (side > 1) return [water, 0]
        const strand = cloudNoise((x - middle) / (5 + t * 3) + 40, y / 190 - cloudNoise(x / 20, 0, 2, 8) * 1.4, 4, 13)
        const light = smoothstep(0.3, 0.68, strand)
        return [
          mixRgb(shadow, water, light),
          smoothstep(1, 0.72, side) * (0.55 + light * 0.45) * smoothstep(0, 0.03, t),
        ]
      })
      for (let index = 0; index < 420; index++)
        fill(
          easel,
          ellipse(dice.around(405, 150), dice.around(890, 60), dice.range(1, 6), dice.range(1, 5)),
          tint('#ffffff', dice.range(0.2, 0.7)),
        )
    }

    function pool(): void {
      const surface = polygon([-20, 896, 200, 894, 400, 898, 600, 893, 820, 897, 840, 1240, -40, 1240])
      fill(
        easel,
        surface,
        vertical(easel, 890, 1200, [
          [0, '#4f9a8a'],
          [0.14, '#55aa9a'],
          [0.5, '#2f8480'],
          [1, '#0f4a54'],
        ]),
      )
      within(easel, surface, () => {
        spot(easel, 405, 905, 220, 44, '#ffffff', 0.95)
        for (let index = 0; index < 900; index++) {
          const t = dice.unit()
          const away = dice.range(-1, 1)
          ctx.fillStyle = dice.chance(0.45) ? tint('#0f4a50', 0.25) : tint('#eafff4', 0.34 * (1.2 - Math.abs(away)))
          ctx.beginPath()
          ctx.ellipse(405 + away * 420, 900 + t * 300, (8 + t * 34) * dice.range(0.3, 1.2), 0.8 + t * 2.6, 0, 0, 7)
          ctx.fill()
        }
        spot(easel, 420, 1060, 130, 90, '#e6f6b8', 0.35)
      })
    }

    function boulder(x: number, y: number, size: number): void {
      spot(easel, x, y + size * 0.36, size * 1.2, size * 0.3, '#0a2f38', 0.7)
      const stone = smooth([
        x - size,
        y + size * 0.3,
        x - size * 0.9,
        y - size * 0.15,
        x - size * 0.4,
        y - size * 0.52,
        x + size * 0.3,
        y - size * 0.56,
        x + size * 0.86,
        y - size * 0.16,
        x + size,
        y + size * 0.3,
        x,
        y + size * 0.46,
      ])
      fill(easel, stone, '#5a6a5c')
      edge(easel, stone, {
        dx: x < 400 ? -size * 0.4 : size * 0.4,
        dy: size * 0.34,
        blur: size * 0.22,
        colour: '#14302f',
        alpha: 0.9,
      })
      edge(easel, stone, {
        dx: x < 400 ? size * 0.08 : -size * 0.08,
        dy: -size * 0.12,
        blur: size * 0.07,
        colour: '#e3e6b0',
        alpha: 0.85,
      })
      within(easel, stone, () => {
        crown(easel, x, y - size * 0.46, size * 0.85, size * 0.26, {
          dark: '#2f5a34',
          mid: '#689248',
          light: '#d9e07a',
          count: 120,
          leaf: size * 0.055,
          lightX: 0,
          lightY: -1,
        })
        for (let index = 0; index < 60; index++)
          spot(
            easel,
            x + dice.range(-1, 1) * size,
            y + dice.range(-0.5, 0.4) * size,
            size * 0.1,
            size * 0.04,
            dice.chance(0.5) ? '#c6c9a8' : '#16302c',
            0.3,
          )
      })
    }

    function ferns(): void {
      for (let frond = 0; frond < 46; frond++) {
        const left = frond % 2 === 0
        const x = left ? dice.range(-30, 150) : dice.range(650, 830)
        const y = dice.range(1080, 1230)
        const reach = dice.range(90, 190) * (left ? 1 : -1)
        const tone = mix('#1f4a30', '#a8c858', dice.unit() ** 1.4)
        for (let index = 0; index < 17; index++) {
          const t = index / 17
          const px = x + reach * t
          const py = y - Math.sin(t * 2) * 120
          const long = 34 * (1 - t * 0.8)
          blade(easel, px, py, long, reach * 0.06, 6, mix(tone, '#e0ea90', t * 0.3))
          blade(easel, px, py, -long * 0.8, reach * 0.1, 6, mix(tone, '#1a3a2a', 0.3))
        }
      }
    }
  },
})
