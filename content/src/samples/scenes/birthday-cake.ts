// A long file: a painted scene is one list of strokes, and its parts mean nothing elsewhere.
import { mix, tint } from '../brush/colour.ts'
import { layer } from '../brush/easel.ts'
import { edge, fill, gradient, line, vertical, within } from '../brush/form.ts'
import { bokeh, glow, spot } from '../brush/light.ts'
import { paintScene } from '../brush/paint-scene.ts'
import { ellipse, rectangle, smooth } from '../brush/path.ts'

/** Candlelight on a birthday cake, the room behind it lost in soft lights. */
export const birthdayCake = paintScene({
  id: 'birthday-cake',
  width: 1200,
  height: 1200,
  seed: 211,
  finish: { bloom: 0.45, vignette: 0.45, wash: '#ffb070' },
  paint(easel) {
    const { ctx, dice } = easel
    ctx.fillStyle = vertical(easel, 0, 1200, [
      [0, '#4a2440'],
      [0.5, '#8a4450'],
      [0.75, '#a85a4c'],
      [1, '#3a1c26'],
    ])
    ctx.fillRect(0, 0, 1200, 1200)
    glow(easel, 600, 430, 720, '#ff9a52', 0.6)
    for (let index = 0; index < 70; index++)
      bokeh(
        easel,
        dice.range(0, 1200),
        dice.range(0, 640),
        dice.range(18, 74),
        dice.pick(['#ffb45e', '#ff8a6a', '#ffd79a', '#f0688a', '#8fb8ff']),
        dice.range(0.08, 0.32),
      )
    garland()
    balloons()
    ctx.fillStyle = vertical(easel, 900, 1200, [
      [0, '#c47a52'],
      [0.3, '#9a5238'],
      [1, '#401c20'],
    ])
    ctx.fillRect(0, 900, 1200, 300)
    spot(easel, 600, 930, 620, 90, '#ffc98a', 0.55)
    for (let index = 0; index < 160; index++) {
      const t = dice.unit()
      fill(
        easel,
        ellipse(dice.range(0, 1200), 920 + t * 270, 4 + t * 6, 2 + t * 3.4, dice.range(0, 3)),
        tint(dice.pick(['#ffcf6a', '#f0688a', '#7fc0d8', '#fff0d8', '#b98ad8']), 0.85),
      )
    }
    stand()
    tier(600, 880, 300, 190, 62, '#f6d6c8')
    tier(600, 676, 208, 160, 44, '#fbeadb')
    topping()
    candles()
    gift(190, 1020, 150, 120, '#3f8a93', '#ffe0a0')
    gift(1010, 1040, 170, 140, '#c8455e', '#fff0d8')

    function stand(): void {
      spot(easel, 600, 1092, 330, 44, '#240e14', 0.75)
      const foot = smooth([
        560, 930, 640, 930, 634, 1010, 700, 1070, 740, 1090, 600, 1104, 460, 1090, 500, 1070, 566, 1010,
      ])
      fill(
        easel,
        foot,
        gradient(easel, 460, 0, 740, 0, [
          [0, '#8d6a70'],
          [0.4, '#fff3e4'],
          [1, '#7a4f58'],
        ]),
      )
      fill(easel, ellipse(600, 908, 380, 66), '#8a5f62')
      fill(
        easel,
        ellipse(600, 892, 380, 66),
        gradient(easel, 220, 0, 980, 0, [
          [0, '#c9a094'],
          [0.45, '#fff6e8'],
          [1, '#b98a84'],
        ]),
      )
      for (let index = 0; index < 60; index++) {
        const angle = (index / 60) * Math.PI * 2
        fill(easel, ellipse(600 + Math.cos(angle) * 366, 893 + Math.sin(angle) * 60, 7, 5), tint('#ffffff', 0.65))
      }
      spot(easel, 600, 886, 330, 46, '#6b3a3c', 0.6)
    }

    function tier(x: number, base: number, half: number, tall: number, oval: number, cream: string): void {
      const side = smooth([
        x - half,
        base - tall,
        x - half,
        base - tall * 0.5,
        x - half,
        base,
        x - half * 0.6,
        base + oval * 0.8,
        x,
        base + oval,
        x + half * 0.6,
        base + oval * 0.8,
        x + half,
        base,
        x + half,
        base - tall * 0.5,
        x + half,
        base - tall,
        x,
        base - tall + oval,
      ])
      fill(
        easel,
        side,
        gradient(easel, x - half, 0, x + half, 0, [
          [0, mix(cream, '#8a4450', 0.62)],
          [0.28, mix(cream, '#ffe0b0', 0.3)],
          [0.5, '#fff4e2'],
          [0.75, cream],
          [1, mix(cream, '#6a3048', 0.7)],
        ]),
      )
      within(easel, side, () => {
        for (let stripe = -40; stripe <= 40; stripe++) {
          const px = x + Math.sin((stripe / 40) * 1.57) * half
          line(
            easel,
            smooth([px, base - tall, px, base + oval], false),
            tint(stripe % 2 ? '#c97a70' : '#ffffff', 0.16),
            4,
          )
        }
      })
      edge(easel, side, { dx: 0, dy: 26, blur: 22, colour: '#7a3a44', alpha: 0.55 })
      const top = ellipse(x, base - tall, half, oval)
      fill(
        easel,
        top,
        gradient(easel, x - half, 0, x + half, 0, [
          [0, '#f0c8b8'],
          [0.5, '#fffaf0'],
          [1, '#e3b4a8'],
        ]),
      )
      drip(x, base - tall, half, oval)
      for (let index = 0; index < 44; index++) {
        const angle = (index / 44) * Math.PI
        const px = x + Math.cos(angle) * half
        const py = base + Math.sin(angle) * oval
        fill(easel, ellipse(px, py - 4, 17, 15), mix('#e88f98', '#8a4450', Math.abs(Math.cos(angle)) * 0.55))
        fill(easel, ellipse(px - 3, py - 9, 10, 7), tint('#ffe3d8', 0.75))
      }
      for (let index = 0; index < 60; index++) {
        const at = dice.range(-0.95, 0.95)
        const px = x + Math.sin(at * 1.4) * half
        const py = base - tall + 70 + dice.unit() * (tall - 90) + Math.cos(at * 1.5) * oval
        fill(easel, ellipse(px, py, 3.4, 3.4), tint(dice.pick(['#e0566a', '#f3b23c', '#5f9fb0', '#ffffff']), 0.8))
      }
    }

    function drip(x: number, y: number, half: number, oval: number): void {
      const points: number[] = []
      const count = 22
      for (let index = 0; index <= count; index++) {
        const angle = (index / count) * Math.PI
        const long = index % 2 ? dice.range(26, 74) : 8
        points.push(x + Math.cos(angle) * half * 1.005, y + Math.sin(angle) * oval + long)
      }
      for (let index = 12; index >= 0; index--) {
        const angle = Math.PI + (1 - index / 12) * Math.PI
        points.push(x + Math.cos(angle) * half, y + Math.sin(angle) * oval)
      }
      const icing = smooth(points)
      fill(
        easel,
        icing,
        gradient(easel, x - half, 0, x + half, 0, [
          [0, '#8a2f48'],
          [0.45, '#f08a9a'],
          [0.6, '#ee7f92'],
          [1, '#7a2a44'],
        ]),
      )
      edge(easel, icing, { dx: 0, dy: 9, blur: 5, colour: '#8a2544', alpha: 0.7 })
      spot(easel, x, y, half * 0.9, oval * 0.75, '#ffd9c4', 0.75)
      edge(easel, icing, { dx: 0, dy: -5, blur: 3, colour: '#ffe9dc', alpha: 0.6 })
    }

    function topping(): void {
      for (let index = 0; index < 15; index++) {
        const angle = (index / 15) * Math.PI * 2
        const x = 600 + Math.cos(angle) * 176
        const y = 516 + Math.sin(angle) * 32
        spot(easel, x + 4, y + 12, 26, 10, '#7a2a3c', 0.5)
        const berry = smooth([x, y + 22, x - 20, y, x - 15, y - 18, x, y - 22, x + 15, y - 18, x + 20, y])
        fill(easel, berry, '#d8323c')
        edge(easel, berry, { dx: 6, dy: 10, blur: 6, colour: '#6b0f24', alpha: 0.7 })
        edge(easel, berry, { dx: -3, dy: -6, blur: 4, colour: '#ffb090', alpha: 0.8 })
        for (let seed = 0; seed < 9; seed++)
          fill(easel, ellipse(x + dice.range(-12, 12), y + dice.range(-12, 14), 1.3, 2), '#ffe09a')
        fill(easel, smooth([x - 12, y - 22, x, y - 17, x + 12, y - 22, x, y - 28]), '#5f8f48')
      }
    }

    function candles(): void {
      const places = [
        [470, 512],
        [520, 496],
        [570, 524],
        [620, 492],
        [668, 522],
        [724, 506],
        [548, 470],
        [650, 466],
      ] as const
      for (const [index, [x, y]] of places.entries()) {
        const tone = (['#5fb0c0', '#f3b23c', '#f7f0e4', '#e8809a'] as const)[index % 4] ?? '#ffffff'
        const stick = rectangle(x - 8, y - 132, 16, 134, 6)
        fill(easel, stick, tone)
        within(easel, stick, () => {
          for (let turn = -140; turn < 20; turn += 20)
            line(easel, smooth([x - 12, y + turn + 12, x + 12, y + turn - 2], false), tint('#ffffff', 0.75), 6)
        })
        edge(easel, stick, { dx: 6, dy: 0, blur: 4, colour: '#6a3048', alpha: 0.55 })
        edge(easel, stick, { dx: 0, dy: -18, blur: 10, colour: '#ffe9a8', alpha: 0.9 })
        line(easel, smooth([x, y - 132, x + 1, y - 144], false), '#3a2020', 2.4)
        glow(easel, x, y - 166, 150, '#ffae4a', 0.6)
        const sway = dice.range(-4, 4)
        fill(
          easel,
          smooth([
            x,
            y - 138,
            x - 11,
            y - 158,
            x - 4 + sway * 0.5,
            y - 186,
            x + sway,
            y - 208,
            x + 6 + sway * 0.5,
            y - 184,
            x + 11,
            y - 158,
          ]),
          vertical(easel, y - 208, y - 138, [
            [0, '#ffb23a'],
            [0.5, '#ffe98f'],
            [0.85, '#fffdf0'],
            [1, '#8fb8ff'],
          ]),
        )
        glow(easel, x, y - 162, 26, '#fffbe0', 0.9)
      }
    }

    function gift(x: number, y: number, w: number, h: number, paper: string, ribbon: string): void {
      spot(easel, x + 12, y + h * 0.56, w * 0.8, 26, '#1c0a10', 0.7)
      const box = rectangle(x - w / 2, y - h / 2, w, h, 4)
      fill(easel, box, paper)
      within(easel, box, () => {
        for (let dot = 0; dot < 40; dot++)
          fill(
            easel,
            ellipse(x + dice.range(-0.5, 0.5) * w, y + dice.range(-0.5, 0.5) * h, 4, 4),
            tint('#ffffff', 0.35),
          )
        fill(easel, rectangle(x - 11, y - h / 2, 22, h), ribbon)
      })
      edge(easel, box, { dx: x < 600 ? -w * 0.4 : w * 0.4, dy: 20, blur: 40, colour: '#2a0f1c', alpha: 0.6 })
      fill(easel, rectangle(x - w / 2 - 6, y - h / 2 - 12, w + 12, 26, 4), mix(paper, '#ffd9a8', 0.25))
      fill(easel, rectangle(x - 12, y - h / 2 - 12, 24, 26), ribbon)
      for (const side of [-1, 1]) {
        const loop = smooth([
          x,
          y - h / 2 - 12,
          x + side * 34,
          y - h / 2 - 50,
          x + side * 66,
          y - h / 2 - 36,
          x + side * 44,
          y - h / 2 - 14,
        ])
        fill(easel, loop, ribbon)
        edge(easel, loop, { dx: 0, dy: 10, blur: 8, colour: '#8a5a4a', alpha: 0.6 })
      }
    }

    function garland(): void {
      for (const [y0, y1, sag] of [
        [60, 120, 130],
        [150, 40, 160],
      ] as const) {
        for (let index = 0; index <= 16; index++) {
          const t = index / 16
          const x = -20 + t * 1240
          const y = y0 + (y1 - y0) * t + Math.sin(t * Math.PI) * sag
          const flag = smooth([x - 34, y, x + 34, y + 4, x + 4, y + 78])
          fill(
            easel,
            flag,
            mix(
              (['#e8606e', '#f3b24c', '#5f9fb0', '#f7e6d0', '#b07ab8'] as const)[index % 5] ?? '#ffffff',
              '#4a2440',
              0.25,
            ),
          )
          edge(easel, flag, { dx: 0, dy: 20, blur: 14, colour: '#ffb86a', alpha: 0.5 })
        }
        const rope: number[] = []
        for (let t = 0; t <= 1.001; t += 0.1)
          rope.push(-20 + t * 1240, y0 + (y1 - y0) * t + Math.sin(t * Math.PI) * sag)
        line(easel, smooth(rope, false), '#f6dfc0', 3)
      }
    }

    function balloons(): void {
      layer(easel, { blur: 5 }, (sheet) => {
        for (const [x, y, r, tone] of [
          [110, 430, 92, '#e8606e'],
          [220, 560, 74, '#f3b24c'],
          [60, 620, 70, '#5f9fb0'],
          [1090, 420, 96, '#5f9fb0'],
          [985, 560, 70, '#e8809a'],
          [1150, 620, 76, '#f3b24c'],
        ] as const) {
          line(sheet, smooth([x, y + r * 1.2, x + 12, y + 260, x - 6, y + 420], false), tint('#ffe6c8', 0.4), 3)
          const skin = ellipse(x, y, r, r * 1.18)
          fill(sheet, skin, mix(tone, '#4a2440', 0.2))
          edge(sheet, skin, {
            dx: x < 600 ? -r * 0.5 : r * 0.5,
            dy: r * 0.2,
            blur: r * 0.4,
            colour: '#3a1230',
            alpha: 0.6,
          })
          spot(sheet, x + (x < 600 ? r * 0.4 : -r * 0.4), y - r * 0.2, r * 0.4, r * 0.6, '#ffe0a8', 0.6)
        }
      })
    }
  },
})
