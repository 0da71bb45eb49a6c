import type { Path2D } from '@napi-rs/canvas'
import { mix, tint, vary } from '../brush/colour.ts'
import { layer } from '../brush/easel.ts'
import { edge, fill, gradient, line, vertical, within } from '../brush/form.ts'
import { fringe } from '../brush/fur.ts'
import { glow, rays, spot } from '../brush/light.ts'
import { paintScene } from '../brush/paint-scene.ts'
import { ellipse, type Outline, polygon, rectangle, smooth } from '../brush/path.ts'
import { crown } from '../brush/plants.ts'

/** A ginger cat on the sill, looking out into the garden. */
export const catSill = paintScene({
  id: 'cat-sill',
  width: 900,
  height: 1200,
  seed: 111,
  finish: { bloom: 0.34, vignette: 0.34, wash: '#ffcf95' },
  paint(easel) {
    const { ctx, dice } = easel
    ctx.fillStyle = gradient(easel, 0, 0, 900, 1200, [
      [0, '#5e5660'],
      [1, '#3a3440'],
    ])
    ctx.fillRect(0, 0, 900, 1200)
    const pane = rectangle(130, 60, 640, 860)
    within(easel, pane, () => {
      ctx.fillStyle = vertical(easel, 60, 920, [
        [0, '#bfe0ee'],
        [0.45, '#fdf3d2'],
        [1, '#b9c97f'],
      ])
      ctx.fillRect(130, 60, 640, 860)
      layer(easel, { blur: 9 }, (sheet) => {
        for (let index = 0; index < 26; index++)
          crown(sheet, dice.range(110, 790), dice.range(420, 700), dice.range(60, 120), dice.range(50, 90), {
            dark: '#6d9a6a',
            mid: '#a3c072',
            light: '#f0ecae',
            count: 60,
            leaf: 16,
            lightX: 0.7,
          })
        for (let index = 0; index < 18; index++)
          crown(sheet, dice.range(110, 790), dice.range(720, 930), dice.range(60, 110), dice.range(40, 70), {
            dark: '#3f7350',
            mid: '#74a052',
            light: '#d9dc86',
            count: 60,
            leaf: 14,
            lightX: 0.7,
          })
        for (let index = 0; index < 70; index++)
          spot(
            sheet,
            dice.range(130, 770),
            dice.range(660, 920),
            dice.range(9, 22),
            dice.range(9, 20),
            dice.pick(['#ff9fb4', '#fff3e6', '#ffcf5a', '#e9657d']),
            0.95,
          )
      })
      glow(easel, 660, 190, 560, '#fff3c8', 0.85)
      rays(easel, { x: 760, y: 80, length: 1000, from: 1.6, to: 2.5, colour: '#fff4cf', alpha: 0.25 })
    })
    frame()
    curtain(0, 210, 1)
    curtain(900, -190, -1)
    sill()
    geranium(665, 945)
    cat()
    glow(easel, 700, 300, 700, '#ffe0a0', 0.22)

    function frame(): void {
      for (const [x, y, w, h] of [
        [112, 40, 30, 890],
        [758, 40, 30, 890],
        [112, 40, 676, 30],
        [438, 60, 24, 870],
        [130, 400, 640, 20],
      ] as const) {
        const bar = rectangle(x, y, w, h)
        fill(easel, bar, '#e6dccb')
        edge(easel, bar, { dx: -6, dy: 4, blur: 3, colour: '#8d7f80', alpha: 0.9 })
        edge(easel, bar, { dx: 3, dy: -3, blur: 1.5, colour: '#fffbe8', alpha: 0.9 })
      }
    }

    function curtain(x: number, w: number, side: number): void {
      const cloth = smooth([
        x - side * 40,
        -40,
        x + w,
        -40,
        x + w * 0.96,
        240,
        x + w * 0.74,
        520,
        x + w * 0.5,
        700,
        x + w * 0.62,
        860,
        x + w * 0.7,
        1010,
        x - side * 40,
        1010,
      ])
      fill(easel, cloth, '#f1dfcf')
      within(easel, cloth, () => {
        for (let fold = 0; fold < 15; fold++) {
          const at = x + (w * fold) / 14
          const drift = (x - at) * 0.4
          line(
            easel,
            smooth([at, -40, at + drift * 0.2, 260, at + drift, 690, at + drift * 0.7, 1010], false),
            tint(fold % 2 ? '#a88a8c' : '#fffaf0', 0.42),
            fold % 2 ? 12 : 7,
          )
        }
        for (let dot = 0; dot < 150; dot++)
          fill(easel, ellipse(x + dice.unit() * w, dice.range(0, 1000), 3.4, 3.4), tint('#d0707a', 0.55))
      })
      edge(easel, cloth, { dx: -side * 60, dy: 0, blur: 40, colour: '#5a4654', alpha: 0.6 })
      edge(easel, cloth, { dx: side * 12, dy: 0, blur: 8, colour: '#fff3d2', alpha: 0.8 })
    }

    function sill(): void {
      ctx.fillStyle = vertical(easel, 925, 1200, [
        [0, '#f7ead2'],
        [0.2, '#d9c3a8'],
        [0.22, '#b19882'],
        [0.34, '#7d6a66'],
        [1, '#4a3f48'],
      ])
      ctx.fillRect(0, 925, 900, 280)
      for (let index = 0; index < 200; index++)
        fill(
          easel,
          rectangle(dice.range(-50, 900), dice.range(928, 982), dice.range(40, 160), 0.8),
          tint('#8d6f58', 0.2),
        )
      for (let index = 0; index < 90; index++)
        fill(easel, rectangle(dice.range(0, 900), dice.range(1000, 1200), 1, dice.range(20, 90)), tint('#2a222c', 0.12))
      spot(easel, 330, 966, 300, 26, '#4d352f', 0.6)
    }

    function geranium(x: number, y: number): void {
      spot(easel, x - 70, y + 14, 130, 16, '#4d352f', 0.55)
      const pot = polygon([x - 62, y - 110, x + 62, y - 110, x + 46, y + 18, x - 46, y + 18])
      fill(easel, pot, '#c3693f')
      edge(easel, pot, { dx: -46, dy: 0, blur: 22, colour: '#5a2a2c', alpha: 0.7 })
      const rim = rectangle(x - 70, y - 126, 140, 30, 5)
      fill(easel, rim, '#d27c4e')
      edge(easel, rim, { dx: -50, dy: 0, blur: 20, colour: '#5a2a2c', alpha: 0.6 })
      edge(easel, rim, { dx: 8, dy: -3, blur: 4, colour: '#ffd9a8', alpha: 0.8 })
      for (let index = 0; index < 12; index++)
        crown(easel, dice.around(x, 90), dice.around(y - 165, 60), 36, 28, {
          dark: '#2f5a3c',
          mid: '#5f8f48',
          light: '#cfd885',
          count: 34,
          leaf: 11,
          lightX: 0.7,
          slender: 0.8,
        })
      for (let index = 0; index < 9; index++)
        crown(easel, dice.around(x, 110), dice.around(y - 236, 70), 26, 20, {
          dark: '#a3202f',
          mid: '#e0404a',
          light: '#ffab98',
          count: 60,
          leaf: 5.4,
          lightX: 0.7,
          slender: 0.8,
        })
    }

    function cat(): void {
      const tail: Outline = [
        396, 944, 470, 956, 540, 980, 566, 1040, 540, 1092, 502, 1086, 514, 1042, 500, 1008, 450, 994, 380, 988,
      ]
      const body: Outline = [
        318, 520, 376, 556, 410, 630, 440, 730, 458, 840, 450, 922, 416, 964, 330, 976, 232, 970, 188, 932, 178, 850,
        198, 740, 228, 640, 262, 556,
      ]
      const head: Outline = [
        222, 500, 222, 440, 232, 378, 242, 364, 288, 402, 318, 398, 350, 402, 396, 364, 406, 378, 414, 440, 414, 500,
        384, 548, 318, 566, 252, 548,
      ]
      const coat = '#d98a45'
      for (const outline of [tail, body, head]) {
        const part = smooth(outline)
        fill(easel, part, coat)
        edge(easel, part, { dx: -70, dy: 30, blur: 34, colour: '#6b3326', alpha: 0.75 })
        within(easel, part, () => stripes())
        edge(easel, part, { dx: 14, dy: -5, blur: 9, colour: '#ffe2ab', alpha: 0.85 })
        fringe(easel, outline, {
          length: 10,
          dark: '#8f4f2c',
          lit: '#fff0c8',
          count: 420,
          lightX: 0.9,
          lightY: -0.4,
          fallY: 0.4,
        })
      }
      for (const ear of [
        [240, 380, 252, 440, 292, 410],
        [390, 380, 380, 440, 344, 410],
      ] as const)
        fill(easel, polygon(ear), tint('#8d4a34', 0.55))
      fur(smooth(body))
      line(easel, smooth([318, 580, 322, 740, 318, 900], false), tint('#7a3c20', 0.35), 12)
    }

    function stripes(): void {
      for (let index = 0; index < 13; index++) {
        const y = 640 + index * 26
        const reach = 60 + Math.sin(index * 1.7) * 18
        for (const side of [-1, 1]) {
          const x = 318 + side * (104 + index * 1.6)
          line(
            easel,
            smooth([x, y + 16, x - side * reach * 0.5, y - 4, x - side * reach, y + 4], false),
            tint('#8f4a24', 0.5),
            8,
          )
        }
      }
      for (const [x, lean] of [
        [300, -10],
        [318, 0],
        [336, 10],
      ] as const)
        line(easel, smooth([x + lean, 402, x, 440, x - lean * 0.3, 470], false), tint('#8f4a24', 0.55), 8)
      for (let index = 0; index < 5; index++)
        line(
          easel,
          smooth([470 + index * 20, 946 + index * 14, 480 + index * 14, 1000 + index * 12], false),
          tint('#8f4a24', 0.5),
          9,
        )
    }

    function fur(body: Path2D): void {
      within(easel, body, () => {
        for (let index = 0; index < 1300; index++) {
          const x = dice.range(190, 450)
          const y = dice.range(560, 975)
          const lit = (x - 200) / 260
          ctx.strokeStyle = tint(vary(mix('#8f4f2c', '#ffd694', lit), dice, 16), 0.3)
          ctx.lineWidth = 1.2
          ctx.beginPath()
          ctx.moveTo(x, y)
          ctx.quadraticCurveTo(x + (x - 318) * 0.03, y + 9, x + (x - 318) * 0.08, y + dice.range(12, 22))
          ctx.stroke()
        }
      })
    }
  },
})
