// A long file: a painted scene is one list of strokes, and its parts mean nothing elsewhere.
import { mix, tint, vary } from '../brush/colour.ts'
import { edge, fill, gradient, line, vertical, within } from '../brush/form.ts'
import { glow, spot } from '../brush/light.ts'
import { paintScene } from '../brush/paint-scene.ts'
import { ellipse, polygon, rectangle, smooth } from '../brush/path.ts'
import { blade } from '../brush/plants.ts'
import { ridge, rock } from '../brush/ridge.ts'
import { clouds, sky } from '../brush/sky.ts'

/** A camper van on a desert road, table mountains behind. */
export const camperRoad = paintScene({
  id: 'camper-road',
  width: 1200,
  height: 800,
  seed: 281,
  finish: { bloom: 0.26, wash: '#ffb070' },
  paint(easel) {
    const { ctx, dice } = easel
    sky(easel, 420, [
      [0, '#3f9fb8'],
      [0.5, '#a8d6cf'],
      [0.85, '#ffe0b0'],
      [1, '#ffd0a0'],
    ])
    clouds(easel, {
      top: -20,
      bottom: 360,
      across: 380,
      up: 90,
      cover: 0.6,
      light: '#fff6e6',
      dark: '#d8aeb0',
      alpha: 0.85,
      seed: 66,
    })
    glow(easel, 1060, 330, 480, '#ffe3a8', 0.7)
    mesa(
      [120, 420, 150, 330, 190, 322, 210, 236, 250, 228, 430, 232, 462, 246, 480, 318, 530, 336, 570, 420],
      '#c97860',
      0.25,
    )
    mesa([620, 420, 640, 352, 664, 346, 676, 262, 700, 256, 740, 258, 752, 344, 790, 356, 812, 420], '#d98d70', 0.36)
    mesa(
      [880, 420, 900, 372, 930, 366, 950, 308, 990, 302, 1130, 306, 1156, 372, 1220, 384, 1240, 420],
      '#dc9a80',
      0.46,
    )
    const near = ridge(easel, {
      base: 414,
      rise: 14,
      length: 200,
      seed: 4,
      octaves: 4,
      stops: [
        [0, '#c47a58'],
        [1, '#e0a070'],
      ],
      foot: 440,
    })
    rock(easel, near, { lit: '#f0b080', dark: '#8a4a48', alpha: 0.5, depth: 40, seed: 2, side: 1 })
    ctx.fillStyle = vertical(easel, 420, 800, [
      [0, '#f0bd84'],
      [0.25, '#dd9a5e'],
      [0.7, '#b86a40'],
      [1, '#7a4030'],
    ])
    ctx.fillRect(0, 420, 1200, 380)
    for (let index = 0; index < 700; index++) {
      const t = dice.unit() ** 1.3
      spot(
        easel,
        dice.range(0, 1200),
        424 + t * 376,
        10 + t * 50,
        1.5 + t * 6,
        dice.chance(0.5) ? '#ffd9a0' : '#8a4030',
        0.22,
      )
    }
    road()
    for (let index = 0; index < 190; index++) {
      const t = (index / 190) ** 1.5
      const x = dice.range(-20, 1220)
      const y = 432 + t * 380
      if (y > 585 && y < 752) continue
      shrub(x, y, 5 + t * 42)
    }
    cactus(190, 596, 0.92)
    cactus(1060, 540, 0.5)
    cactus(940, 472, 0.24)
    van(590, 662)
    glow(easel, 1080, 380, 560, '#ffcf80', 0.3)

    function mesa(points: readonly number[], tone: string, haze: number): void {
      const body = polygon(points)
      fill(
        easel,
        body,
        vertical(easel, 230, 420, [
          [0, mix(tone, '#e8c8c0', haze)],
          [1, mix(tone, '#ffd9b0', haze + 0.15)],
        ]),
      )
      within(easel, body, () => {
        for (let y = 226; y < 420; y += 8)
          line(
            easel,
            smooth([0, y + dice.range(-2, 2), 400, y + dice.range(-3, 3), 800, y + dice.range(-3, 3), 1240, y], false),
            tint(dice.chance(0.5) ? '#fff0d0' : '#7a3a40', 0.16),
            dice.range(1, 5),
          )
        for (let index = 0; index < 170; index++) {
          const x = dice.range(100, 1240)
          line(
            easel,
            polygon([x, dice.range(226, 340), x + dice.range(-4, 4), dice.range(340, 420)]),
            tint('#6a3040', 0.2),
            dice.range(1, 4),
          )
        }
      })
      edge(easel, body, { dx: -46, dy: 0, blur: 16, colour: mix('#5a2f48', '#d8a8a0', haze), alpha: 0.55 })
      edge(easel, body, { dx: 6, dy: -3, blur: 3, colour: '#fff0cf', alpha: 0.75 })
    }

    function road(): void {
      fill(
        easel,
        smooth([-40, 612, 400, 594, 800, 590, 1240, 606, 1240, 738, 800, 716, 400, 722, -40, 748]),
        vertical(easel, 590, 740, [
          [0, '#eec291'],
          [1, '#a8623f'],
        ]),
      )
      const tar = smooth([-40, 626, 400, 606, 800, 602, 1240, 620, 1240, 716, 800, 694, 400, 700, -40, 726])
      fill(
        easel,
        tar,
        vertical(easel, 600, 720, [
          [0, '#8d7a7c'],
          [0.3, '#6d5f66'],
          [1, '#463c48'],
        ]),
      )
      within(easel, tar, () => {
        for (let index = 0; index < 1200; index++) {
          ctx.fillStyle = tint(dice.chance(0.5) ? '#ffffff' : '#1a1620', 0.11)
          ctx.fillRect(dice.range(0, 1200), dice.range(600, 726), dice.range(2, 9), 1.3)
        }
        spot(easel, 1000, 640, 420, 40, '#ffcf98', 0.4)
      })
      for (let x = -20; x < 1220; x += 92) {
        const y = 675 - Math.sin((x / 1200) * Math.PI) * 22
        fill(easel, polygon([x, y, x + 52, y - 1, x + 50, y + 6, x - 3, y + 7]), '#ffd98a')
      }
      line(easel, smooth([-40, 714, 400, 690, 800, 684, 1240, 706], false), tint('#fff3dc', 0.75), 3)
    }

    function shrub(x: number, y: number, size: number): void {
      spot(easel, x - size * 0.5, y, size * 1.2, size * 0.22, '#5a2a2c', 0.5)
      for (let index = 0; index < 16; index++)
        blade(
          easel,
          x + dice.range(-0.2, 0.2) * size,
          y,
          size * dice.range(0.5, 1.1),
          dice.around(0, size),
          size * 0.09 + 0.6,
          vary(mix('#6d7a48', '#e3c878', dice.unit()), dice, 14),
        )
    }

    function cactus(x: number, y: number, size: number): void {
      spot(easel, x - 70 * size, y + 2, 120 * size, 12 * size, '#4a2028', 0.55)
      const limbs = [
        { path: [-58, -176, -60, -120, -44, -92, -8, -84], wide: 27 },
        { path: [54, -206, 56, -150, 42, -122, 6, -112], wide: 25 },
        { path: [0, 0, 2, -120, 0, -246], wide: 40 },
      ]
      for (const limb of limbs) {
        const path = smooth(
          limb.path.map((value, index) => (index % 2 ? y + value * size : x + value * size)),
          false,
        )
        line(easel, path, '#2f4c38', limb.wide * size)
        for (let rib = 0; rib < 5; rib++) {
          ctx.save()
          ctx.translate((rib / 4 - 0.45) * limb.wide * 0.72 * size, 0)
          line(easel, path, mix('#3f6240', '#e6d48a', (rib / 4) ** 1.6 * 0.85), limb.wide * 0.11 * size)
          ctx.restore()
        }
      }
      for (let index = 0; index < 90 * size; index++)
        fill(
          easel,
          ellipse(x + dice.range(-17, 17) * size, y - dice.range(4, 250) * size, 1.1, 1.1),
          tint('#fff6d0', 0.7),
        )
      for (const [dx, dy] of [
        [0, -266],
        [-58, -190],
        [54, -219],
      ] as const)
        fill(easel, ellipse(x + dx * size, y + dy * size, 7 * size, 6 * size), '#f06a7a')
    }

    function van(x: number, y: number): void {
      spot(easel, x - 30, y + 6, 200, 26, '#2a1820', 0.75)
      const body = smooth([
        x - 150,
        y - 20,
        x - 154,
        y - 90,
        x - 146,
        y - 150,
        x - 128,
        y - 176,
        x - 60,
        y - 184,
        x + 70,
        y - 184,
        x + 118,
        y - 174,
        x + 140,
        y - 120,
        x + 156,
        y - 92,
        x + 160,
        y - 30,
        x + 152,
        y - 14,
        x,
        y - 10,
        x - 140,
        y - 12,
      ])
      fill(easel, body, '#f6ecd8')
      within(easel, body, () => {
        fill(
          easel,
          smooth([x - 170, y - 92, x, y - 94, x + 96, y - 92, x + 170, y - 78, x + 170, y, x - 170, y]),
          gradient(easel, 0, y - 92, 0, y, [
            [0, '#49b0ae'],
            [1, '#1f6a78'],
          ]),
        )
        line(easel, smooth([x - 160, y - 92, x, y - 94, x + 96, y - 92, x + 164, y - 78], false), '#fffbf0', 5)
      })
      edge(easel, body, { dx: -50, dy: 12, blur: 30, colour: '#3a3450', alpha: 0.5 })
      edge(easel, body, { dx: 5, dy: -6, blur: 4, colour: '#fffbe0', alpha: 0.9 })
      for (const [left, w] of [
        [-134, 66],
        [-58, 66],
        [18, 56],
      ] as const) {
        fill(easel, rectangle(x + left - 3, y - 161, w + 6, 56, 9), '#fffbf0')
        fill(
          easel,
          rectangle(x + left, y - 158, w, 50, 8),
          gradient(easel, x + left, y - 158, x + left + w, y - 108, [
            [0, '#3f5a6c'],
            [0.5, '#8fb5bd'],
            [1, '#ffdcae'],
          ]),
        )
        fill(
          easel,
          polygon([x + left, y - 158, x + left + 18, y - 158, x + left + 12, y - 108, x + left, y - 108]),
          tint('#f0a070', 0.75),
        )
      }
      fill(
        easel,
        polygon([x + 84, y - 158, x + 112, y - 156, x + 132, y - 112, x + 84, y - 108]),
        gradient(easel, x + 84, y - 158, x + 132, y - 108, [
          [0, '#6f8f9a'],
          [1, '#ffe6bd'],
        ]),
      )
      line(easel, polygon([x + 78, y - 176, x + 78, y - 20]), tint('#1f4a50', 0.5), 2)
      line(easel, polygon([x + 10, y - 100, x + 10, y - 20]), tint('#1f4a50', 0.35), 2)
      fill(easel, rectangle(x + 84, y - 82, 18, 4, 2), '#fffbf0')
      fill(easel, ellipse(x + 150, y - 58, 9, 13), '#fff6cf')
      glow(easel, x + 156, y - 58, 60, '#ffe9a0', 0.7)
      fill(easel, rectangle(x - 160, y - 26, 326, 12, 6), '#e8dcc8')
      for (const wx of [x - 92, x + 92]) {
        fill(easel, ellipse(wx, y - 12, 35, 35), '#1f1a22')
        fill(easel, ellipse(wx, y - 12, 21, 21), '#f0e6d4')
        fill(easel, ellipse(wx, y - 12, 10, 10), '#a89c90')
      }
      fill(easel, rectangle(x - 120, y - 192, 200, 6, 3), '#8a5a3c')
      const board = smooth([
        x - 130,
        y - 200,
        x - 90,
        y - 210,
        x + 60,
        y - 210,
        x + 110,
        y - 200,
        x + 60,
        y - 196,
        x - 90,
        y - 196,
      ])
      fill(easel, board, '#f0a03c')
      line(easel, smooth([x - 120, y - 203, x, y - 204, x + 100, y - 202], false), '#e8513f', 4)
      fill(easel, rectangle(x - 60, y - 230, 56, 20, 4), '#a8623c')
      fill(easel, rectangle(x + 4, y - 226, 40, 16, 4), '#5a7a58')
    }
  },
})
