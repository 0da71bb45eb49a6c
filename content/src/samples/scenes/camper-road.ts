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
    clouds(easel, { top: -20, bottom: 360, across: 380, up: 90, cover: 0.6, light: '#fff6e6', dark: '#d8aeb0', alpha: 0.85, seed: 66 })
    glow(easel, 1060, 330, 480, '#ffe3a8', 0.7)
    mesa([120, 420, 150, 330, 190, 322, 210, 236, 250, 228, 430, 232, 462, 246, 480, 318, 530, 336, 570, 420], '#c97860', 0.25)
    mesa([620, 420, 640, 352, 664, 346, 676, 262, 700, 256, 740, 258, 752, 344, 790, 356, 812, 420], '#d98d70', 0.36)
    mesa([880, 420, 900, 372, 930, 366, 950, 308, 990, 302, 1130, 306, 1156, 372, 1220, 384, 1240, 420], '#dc9a80', 0.46)
    const near = ridge(easel, { base: 414, rise: 14, length: 200, seed: 4, octaves: 4, stops: [[0, '#c47a58'], [1, '#e0a070']], foot: 440 })
    rock(easel, near, { lit: '#f0b080', dark: '#8a4a48', alpha: 0.5, depth: 40, seed: 2, side: 1 })
    ctx.fillStyle = vertical(easel, 420, 800, [[0, '#f0bd84'], [0.25, '#dd9a5e'], [0.7, '#b86a40'], [1, '#7a4030']])
    ctx.fillRect(0, 420, 1200, 380)
    for (let index = 0; index < 700; index++) {
      const t = dice.unit() ** 1.3
      spot(easel, dice.range(0, 1200), 424 + t * 376, 10 + t * 50, 1.5 + t * 6, dice.chance(0.5) ? '#ffd9a0' : '#8a4030', 0.22)
    }
    road()
    for (let index = 0; index < 190; index++) {
      const t = (index / 190) ** 1.5
      const x = dice.range(-20, 1220)
      const y = 432 + t * 380
      const centre = 700 - t * 260
      if (Math.abs(x - centre) < 40 + t * 520) continue
      shrub(x, y, 5 + t * 42)
    }
    cactus(150, 640, 1.15)
    cactus(1090, 560, 0.62)
    cactus(1010, 482, 0.28)
    van(560, 640)
    glow(easel, 1080, 380, 560, '#ffcf80', 0.3)

    function mesa(points: readonly number[], tone: string, haze: number): void {
      const body = polygon(points)
      fill(easel, body, vertical(easel, 230, 420, [[0, mix(tone, '#e8c8c0', haze)], [1, mix(tone, '#ffd9b0', haze + 0.15)]]))
      within(easel, body, () => {
        for (let y = 226; y < 420; y += 8) line(easel, smooth([0, y + dice.range(-2, 2), 400, y + dice.range(-3, 3), 800, y + dice.range(-3, 3), 1240, y], false), tint(dice.chance(0.5) ? '#fff0d0' : '#7a3a40', 0.16), dice.range(1, 5))
        for (let index = 0; index < 170; index++) {
          const x = dice.range(100, 1240)
          line(easel, polygon([x, dice.range(226, 340), x + dice.range(-4, 4), dice.range(340, 420)]), tint('#6a3040', 0.2), dice.range(1, 4))
        }
      })
      edge(easel, body, { dx: -46, dy: 0, blur: 16, colour: mix('#5a2f48', '#d8a8a0', haze), alpha: 0.55 })
      edge(easel, body, { dx: 6, dy: -3, blur: 3, colour: '#fff0cf', alpha: 0.75 })
    }

    function road(): void {
      fill(easel, smooth([694, 421, 706, 421, 730, 470, 760, 560, 800, 700, 840, 840, 20, 840, 330, 700, 520, 560, 640, 470]), vertical(easel, 420, 800, [[0, '#e8bc90'], [1, '#8a5040']]))
      const tar = smooth([697, 421, 703, 421, 716, 470, 734, 560, 762, 700, 792, 840, 110, 840, 390, 700, 552, 560, 656, 470])
      fill(easel, tar, vertical(easel, 420, 800, [[0, '#b9a098'], [0.3, '#7d6c72'], [1, '#3f3844']]))
      within(easel, tar, () => {
        for (let index = 0; index < 900; index++) {
          ctx.fillStyle = tint(dice.chance(0.5) ? '#ffffff' : '#1a1620', 0.1)
          ctx.fillRect(dice.range(100, 800), 430 + dice.unit() * 370, 3, 1.4)
        }
      })
      for (let index = 0; index < 11; index++) {
        const t0 = (index / 11) ** 2
        const t1 = ((index + 0.5) / 11) ** 2
        const at = (t: number, half: number) => [700 - t * 250 + half * (0.5 + t * 9), 424 + t * 400] as const
        fill(easel, polygon([...at(t0, -0.9), ...at(t0, 0.9), ...at(t1, 0.9), ...at(t1, -0.9)]), '#ffd98a')
      }
    }

    function shrub(x: number, y: number, size: number): void {
      spot(easel, x - size * 0.5, y, size * 1.2, size * 0.22, '#5a2a2c', 0.5)
      for (let index = 0; index < 16; index++) blade(easel, x + dice.range(-0.2, 0.2) * size, y, size * dice.range(0.5, 1.1), dice.around(0, size), size * 0.09 + 0.6, vary(mix('#6d7a48', '#e3c878', dice.unit()), dice, 14))
    }

    function cactus(x: number, y: number, size: number): void {
      spot(easel, x - 60 * size, y + 2, 110 * size, 12 * size, '#4a2028', 0.55)
      for (const limb of [[0, 0, 0, -230], [-56, -170, -56, -90, -10, -70], [52, -190, 52, -120, 8, -96]]) {
        const path = smooth(limb.map((value, index) => (index % 2 ? y + value * size : x + value * size)), false)
        line(easel, path, '#3a5a3c', (limb.length > 4 ? 30 : 44) * size)
        ctx.save()
        ctx.translate(6 * size, 0)
        line(easel, path, '#6f8f4c', (limb.length > 4 ? 17 : 26) * size)
        ctx.translate(7 * size, 0)
        line(easel, path, '#d3cf80', 5 * size)
        ctx.restore()
      }
    }

    function van(x: number, y: number): void {
      spot(easel, x - 30, y + 6, 200, 26, '#2a1820', 0.75)
      const body = smooth([x - 150, y - 20, x - 154, y - 90, x - 146, y - 150, x - 128, y - 176, x - 60, y - 184, x + 70, y - 184, x + 118, y - 174, x + 140, y - 120, x + 156, y - 92, x + 160, y - 30, x + 152, y - 14, x, y - 10, x - 140, y - 12])
      fill(easel, body, '#f6ecd8')
      within(easel, body, () => {
        fill(easel, smooth([x - 170, y - 92, x, y - 94, x + 96, y - 92, x + 170, y - 78, x + 170, y, x - 170, y]), gradient(easel, 0, y - 92, 0, y, [[0, '#49b0ae'], [1, '#1f6a78']]))
        line(easel, smooth([x - 160, y - 92, x, y - 94, x + 96, y - 92, x + 164, y - 78], false), '#fffbf0', 5)
      })
      edge(easel, body, { dx: -50, dy: 12, blur: 30, colour: '#3a3450', alpha: 0.5 })
      edge(easel, body, { dx: 5, dy: -6, blur: 4, colour: '#fffbe0', alpha: 0.9 })
      for (const [left, w] of [[-134, 66], [-58, 66], [18, 56]] as const) {
        fill(easel, rectangle(x + left - 3, y - 161, w + 6, 56, 9), '#fffbf0')
        fill(easel, rectangle(x + left, y - 158, w, 50, 8), gradient(easel, x + left, y - 158, x + left + w, y - 108, [[0, '#3f5a6c'], [0.5, '#8fb5bd'], [1, '#ffdcae']]))
        fill(easel, polygon([x + left, y - 158, x + left + 18, y - 158, x + left + 12, y - 108, x + left, y - 108]), tint('#f0a070', 0.75))
      }
      fill(easel, polygon([x + 84, y - 158, x + 112, y - 156, x + 132, y - 112, x + 84, y - 108]), gradient(easel, x + 84, y - 158, x + 132, y - 108, [[0, '#6f8f9a'], [1, '#ffe6bd']]))
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
      const board = smooth([x - 130, y - 200, x - 90, y - 210, x + 60, y - 210, x + 110, y - 200, x + 60, y - 196, x - 90, y - 196])
      fill(easel, board, '#f0a03c')
      line(easel, smooth([x - 120, y - 203, x, y - 204, x + 100, y - 202], false), '#e8513f', 4)
      fill(easel, rectangle(x - 60, y - 230, 56, 20, 4), '#a8623c')
      fill(easel, rectangle(x + 4, y - 226, 40, 16, 4), '#5a7a58')
    }
  },
})
