// A long file: a painted scene is one list of strokes, and its parts mean nothing elsewhere.
import { mix, ramp, tint } from '../brush/colour.ts'
import { edge, fill, gradient, line, vertical, within } from '../brush/form.ts'
import { glow, spot } from '../brush/light.ts'
import { cloudNoise, smoothstep } from '../brush/noise.ts'
import { paintScene } from '../brush/paint-scene.ts'
import { polygon, rectangle, smooth } from '../brush/path.ts'
import { ridge, rock } from '../brush/ridge.ts'
import { shade } from '../brush/shade.ts'
import { sky, stars } from '../brush/sky.ts'

/** A lit hut in deep snow under northern lights. */
export const snowHut = paintScene({
  id: 'snow-hut',
  width: 1200,
  height: 800,
  seed: 161,
  finish: { bloom: 0.5, vignette: 0.34 },
  paint(easel) {
    const { ctx, dice, width } = easel
    sky(easel, 560, [
      [0, '#070f2b'],
      [0.5, '#122c54'],
      [1, '#2c6a80'],
    ])
    stars(easel, 470, 520, '#e6f2ff')
    aurora(
      210,
      0.0035,
      60,
      330,
      [
        [0, '#3dffb0'],
        [0.35, '#27d3a6'],
        [0.7, '#4a7fd8'],
        [1, '#8a4fd0'],
      ],
      0.85,
      2,
    )
    aurora(
      330,
      0.0045,
      46,
      260,
      [
        [0, '#a5ffb8'],
        [0.4, '#2fd99a'],
        [1, '#3a6fd0'],
      ],
      0.75,
      7,
    )
    glow(easel, 600, 470, 640, '#2fd9a0', 0.28)
    const peaks = ridge(easel, {
      base: 500,
      rise: 90,
      length: 240,
      seed: 31,
      octaves: 6,
      lift: (x) => 60 * Math.exp(-(((x - 900) / 150) ** 2)),
      stops: [
        [0, '#5f86a8'],
        [1, '#3d6c86'],
      ],
      foot: 620,
    })
    rock(easel, peaks, { lit: '#b5e9dc', dark: '#1d3a60', alpha: 0.85, depth: 220, seed: 12, side: -1 })
    const wood = ridge(easel, {
      base: 585,
      rise: 26,
      length: 300,
      seed: 15,
      octaves: 3,
      stops: [
        [0, '#1d3f58'],
        [1, '#3f7286'],
      ],
      foot: 660,
    })
    for (let index = 0; index < 150; index++) {
      const x = dice.range(-10, width + 10)
      fir(x, wood(x) + dice.range(2, 16), dice.range(34, 74), '#16344d', '#5f97a8')
    }
    snow((x) => 628 + Math.sin(x / 150 + 1) * 16 + Math.sin(x / 57) * 4, '#b9dfe4', '#5f93b0')
    hut()
    snow((x) => 706 + Math.sin(x / 190) * 20 - (x > 700 ? (x - 700) * 0.05 : 0), '#a5d3de', '#2f5f88')
    steps()
    for (const [x, foot, tall] of [
      [70, 730, 330],
      [175, 742, 220],
      [1120, 720, 360],
      [1030, 736, 230],
      [945, 716, 150],
      [-10, 760, 260],
    ] as const)
      fir(x, foot, tall, '#0d2a42', '#a9dbe0')
    for (let index = 0; index < 160; index++) {
      ctx.fillStyle = tint('#f2fbff', dice.range(0.2, 0.8))
      ctx.beginPath()
      ctx.arc(dice.range(0, width), dice.range(0, 800), dice.range(0.6, 2.4), 0, 7)
      ctx.fill()
    }

    function aurora(
      base: number,
      wave: number,
      sway: number,
      tall: number,
      stops: readonly (readonly [number, string])[],
      strength: number,
      seed: number,
    ): void {
      const colours = ramp(stops)
      shade(easel, { y: 0, height: 520, step: 3, blend: 'screen' }, (x, y) => {
        const foot = base + 110 + Math.sin(x * wave + seed) * sway + (cloudNoise(x / 160, seed, 3, seed) - 0.5) * 120
        const up = (foot - y) / (tall * (0.6 + cloudNoise(x / 60, 1, 3, seed + 3) * 0.8))
        if (up < -0.12 || up > 1) return [[0, 0, 0], 0]
        const streak = 0.35 + 0.65 * cloudNoise(x / 13 + up * 0.6, y / 900, 3, seed + 5)
        const fold = smoothstep(0.28, 0.62, cloudNoise(x / 210, 4, 2, seed + 9))
        return [colours(up), smoothstep(-0.12, 0.03, up) * (1 - up) ** 1.5 * streak * (0.35 + fold) * strength]
      })
    }

    function snow(at: (x: number) => number, lit: string, dark: string): void {
      const points = [-10, 820]
      for (let x = -10; x <= 1210; x += 20) points.push(x, at(x))
      points.push(1210, 820)
      const drift = polygon(points)
      fill(
        easel,
        drift,
        vertical(easel, 600, 800, [
          [0, lit],
          [0.5, mix(lit, dark, 0.5)],
          [1, dark],
        ]),
      )
      within(easel, drift, () => {
        for (let index = 0; index < 150; index++)
          spot(
            easel,
            dice.range(0, 1200),
            dice.range(610, 800),
            dice.range(30, 120),
            dice.range(3, 9),
            dice.chance(0.5) ? '#e9fbff' : '#2a5a86',
            0.16,
          )
        for (let index = 0; index < 500; index++) {
          ctx.fillStyle = tint('#ffffff', dice.range(0.2, 0.8))
          ctx.fillRect(dice.range(0, 1200), dice.range(610, 800), 1.5, 1.5)
        }
      })
    }

    function fir(x: number, foot: number, tall: number, dark: string, light: string): void {
      const tiers = Math.max(7, Math.round(tall / 16))
      for (let tier = 0; tier < tiers; tier++) {
        const t = tier / tiers
        const y = foot - tall * (1 - t)
        const half = tall * 0.25 * (t * 0.9 + 0.05) * dice.range(0.8, 1.1)
        const drop = (tall / tiers) * 1.7
        fill(
          easel,
          smooth([
            x,
            y - drop * 0.6,
            x - half * 0.5,
            y + drop * 0.4,
            x - half,
            y + drop,
            x,
            y + drop * 0.85,
            x + half,
            y + drop,
            x + half * 0.5,
            y + drop * 0.4,
          ]),
          mix(dark, '#06182b', dice.unit() * 0.4),
        )
        fill(
          easel,
          smooth([
            x,
            y - drop * 0.6,
            x - half * 0.45,
            y + drop * 0.25,
            x - half * 0.95,
            y + drop * 0.9,
            x - half * 0.3,
            y + drop * 0.55,
            x + half * 0.15,
            y + drop * 0.42,
          ]),
          tint(light, 0.72),
        )
        fill(
          easel,
          smooth([
            x + half * 0.2,
            y + drop * 0.2,
            x + half * 0.6,
            y + drop * 0.5,
            x + half * 0.95,
            y + drop * 0.92,
            x + half * 0.45,
            y + drop * 0.66,
          ]),
          tint(light, 0.4),
        )
      }
    }

    function hut(): void {
      glow(easel, 500, 620, 320, '#ffb45a', 0.5)
      const wall = rectangle(372, 540, 250, 118)
      fill(
        easel,
        wall,
        gradient(easel, 372, 0, 622, 0, [
          [0, '#5a3626'],
          [0.5, '#8a5232'],
          [1, '#3d2620'],
        ]),
      )
      within(easel, wall, () => {
        for (let y = 548; y < 660; y += 13) {
          line(easel, polygon([372, y, 622, y]), tint('#22120e', 0.6), 2)
          line(easel, polygon([372, y + 3, 622, y + 3]), tint('#c98a58', 0.25), 1.4)
        }
      })
      fill(easel, polygon([622, 542, 690, 556, 690, 656, 622, 660]), '#2d1c1c')
      fill(easel, rectangle(560, 470, 28, 60), '#4a3a40')
      fill(easel, smooth([556, 474, 558, 460, 574, 454, 590, 460, 592, 474]), '#cfeaf0')
      for (let puff = 0; puff < 9; puff++)
        spot(
          easel,
          574 + puff * 11 + dice.range(-6, 6),
          446 - puff * 22,
          16 + puff * 6,
          14 + puff * 4,
          '#bfdfe6',
          0.3 - puff * 0.028,
        )
      fill(easel, polygon([352, 548, 500, 448, 570, 448, 704, 560, 690, 566, 622, 548]), '#2b4a66')
      const roof = smooth([
        340, 556, 346, 536, 420, 482, 488, 434, 520, 428, 566, 434, 620, 478, 706, 548, 712, 568, 692, 572, 622, 556,
        480, 560, 380, 562,
      ])
      fill(
        easel,
        roof,
        vertical(easel, 430, 570, [
          [0, '#e6fbf6'],
          [0.6, '#b5dbe4'],
          [1, '#6f9fbc'],
        ]),
      )
      edge(easel, roof, { dx: 40, dy: 16, blur: 24, colour: '#3d6c98', alpha: 0.65 })
      edge(easel, roof, { dx: 0, dy: 8, blur: 5, colour: '#ffcf8a', alpha: 0.5 })
      for (let icicle = 352; icicle < 620; icicle += dice.range(7, 16))
        fill(
          easel,
          polygon([icicle, 558, icicle + 5, 558, icicle + 2.5, 558 + dice.range(6, 22)]),
          tint('#dff4f8', 0.75),
        )
      for (const [x, w] of [
        [398, 54],
        [548, 54],
      ] as const) {
        fill(easel, rectangle(x - 5, 576, w + 10, 48), '#f2e6d4')
        fill(
          easel,
          rectangle(x, 581, w, 38),
          vertical(easel, 581, 619, [
            [0, '#fff0b0'],
            [1, '#ffae4a'],
          ]),
        )
        line(easel, polygon([x + w / 2, 581, x + w / 2, 619]), '#7a4a2c', 3)
        line(easel, polygon([x, 600, x + w, 600]), '#7a4a2c', 3)
        glow(easel, x + w / 2, 600, 110, '#ffc060', 0.7)
        fill(easel, smooth([x - 8, 628, x + w / 2, 616, x + w + 8, 628]), '#d8eef2')
      }
      fill(easel, rectangle(478, 572, 46, 88), '#3a221a')
      fill(easel, rectangle(483, 577, 36, 83), '#a8432f')
      fill(easel, smooth([495, 588, 501, 582, 507, 588, 501, 595]), '#ffdf9a')
      spot(easel, 500, 676, 230, 34, '#ffbe6a', 0.7)
      spot(easel, 424, 690, 90, 40, '#ffd48a', 0.5)
      spot(easel, 576, 690, 90, 40, '#ffd48a', 0.5)
    }

    function steps(): void {
      for (let index = 0; index < 13; index++) {
        const t = index / 13
        const x = 505 + Math.sin(t * 3) * 70 + t * 60
        const y = 690 + t ** 1.4 * 110
        for (const side of [-1, 1])
          spot(easel, x + side * (5 + t * 14), y + side * 4, 5 + t * 12, 2.4 + t * 4, '#234f7c', 0.75)
      }
    }
  },
})
