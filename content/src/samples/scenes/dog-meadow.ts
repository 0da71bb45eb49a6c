import type { Path2D } from '@napi-rs/canvas'
import { mix, tint, vary } from '../brush/colour.ts'
import { layer } from '../brush/easel.ts'
import { blossom } from '../brush/flowers.ts'
import { edge, fill, line, vertical, within } from '../brush/form.ts'
import { fringe } from '../brush/fur.ts'
import { bokeh, glow, spot } from '../brush/light.ts'
import { paintScene } from '../brush/paint-scene.ts'
import { ellipse, type Outline, smooth } from '../brush/path.ts'
import { blade, crown, grass } from '../brush/plants.ts'

/** A retriever sitting in a flowering meadow, evening sun behind. */
export const dogMeadow = paintScene({
  id: 'dog-meadow',
  width: 1200,
  height: 900,
  seed: 241,
  finish: { bloom: 0.36, vignette: 0.28, wash: '#ffd080' },
  paint(easel) {
    const { ctx, dice } = easel
    ctx.fillStyle = vertical(easel, 0, 900, [
      [0, '#f6d68a'],
      [0.35, '#ffedb8'],
      [0.55, '#d6cf7a'],
      [1, '#46703a'],
    ])
    ctx.fillRect(0, 0, 1200, 900)
    glow(easel, 880, 150, 640, '#fffbe0', 0.9)
    layer(easel, { blur: 16 }, (sheet) => {
      for (let index = 0; index < 40; index++)
        crown(
          sheet,
          dice.range(-40, 760),
          dice.range(40, 400) + (index % 2) * 40,
          dice.range(60, 120),
          dice.range(50, 90),
          { dark: '#7d9a52', mid: '#b5bd62', light: '#fff0a8', count: 40, leaf: 20, lightX: 0.8 },
        )
      for (let index = 0; index < 14; index++)
        crown(sheet, dice.range(960, 1240), dice.range(240, 430), 90, 70, {
          dark: '#93a858',
          mid: '#c6c66a',
          light: '#fff3b0',
          count: 40,
          leaf: 20,
        })
      for (let index = 0; index < 200; index++)
        spot(
          sheet,
          dice.range(0, 1200),
          dice.range(470, 620),
          dice.range(8, 20),
          dice.range(6, 12),
          dice.pick(['#fff6dc', '#f2a0b4', '#ffd84a', '#c6a0d8']),
          0.9,
        )
    })
    for (let index = 0; index < 40; index++)
      bokeh(easel, dice.range(0, 1200), dice.range(0, 480), dice.range(14, 48), '#fff6cf', dice.range(0.06, 0.22))
    grass(easel, {
      top: 560,
      bottom: 800,
      count: 1300,
      far: 40,
      near: 90,
      wind: 0.1,
      stops: [
        [0, '#d3cf6a'],
        [0.5, '#93ad4a'],
        [1, '#4f7d3a'],
      ],
    })
    dog()
    grass(easel, {
      top: 800,
      bottom: 940,
      count: 900,
      far: 80,
      near: 150,
      wind: 0.1,
      stops: [
        [0, '#8fae4a'],
        [0.5, '#5f8f42'],
        [1, '#2b5a30'],
      ],
    })
    flowers()
    glow(easel, 900, 160, 760, '#ffe49a', 0.36)

    function dog(): void {
      spot(easel, 580, 830, 270, 34, '#2b4424', 0.7)
      form([716, 790, 790, 760, 846, 700, 872, 640, 902, 680, 896, 770, 830, 836, 730, 846], 34)
      form(
        [
          478, 430, 540, 345, 606, 330, 640, 400, 690, 490, 735, 590, 762, 700, 752, 800, 700, 850, 560, 852, 462, 846,
          456, 740, 442, 650, 434, 570, 450, 490,
        ],
        22,
      )
      form([534, 630, 586, 650, 592, 740, 584, 832, 604, 852, 526, 856, 518, 838, 528, 740], 12)
      form([592, 760, 612, 690, 680, 652, 742, 680, 770, 760, 746, 832, 660, 852, 598, 842], 14)
      form([468, 600, 524, 640, 532, 740, 524, 834, 546, 852, 458, 856, 446, 840, 462, 740], 12)
      ruff()
      form(
        [
          420, 300, 436, 262, 476, 232, 530, 226, 580, 248, 608, 300, 604, 370, 570, 420, 510, 448, 462, 446, 420, 434,
          372, 424, 346, 406, 334, 378, 338, 354, 372, 338, 404, 326,
        ],
        11,
      )
      const collar = smooth([466, 452, 530, 470, 600, 436, 622, 402], false)
      line(easel, collar, '#b8332f', 17)
      ctx.save()
      ctx.translate(2, -5)
      line(easel, collar, tint('#ff9a84', 0.7), 4)
      ctx.restore()
      fill(easel, ellipse(506, 486, 12, 13), '#f6cf5a')
      fill(easel, ellipse(503, 482, 4, 4), '#fffbe0')
      spot(easel, 380, 372, 52, 30, '#f9dcae', 0.75)
      spot(easel, 500, 290, 46, 30, '#f3c888', 0.5)
      const ear: Outline = [536, 262, 584, 266, 618, 316, 632, 380, 616, 424, 584, 430, 556, 390, 538, 330]
      fill(easel, smooth(ear), '#b8752f')
      edge(easel, smooth(ear), { dx: -16, dy: 14, blur: 16, colour: '#6b3a1a', alpha: 0.75 })
      edge(easel, smooth(ear), { dx: 10, dy: -6, blur: 7, colour: '#ffe2a0', alpha: 0.9 })
      fringe(easel, ear, { length: 17, dark: '#7d4520', lit: '#ffe0a0', count: 170, lightX: 0.8, lightY: -0.5 })
      face()
      for (const x of [466, 486, 534, 556]) line(easel, smooth([x, 838, x + 2, 852], false), tint('#6b3a1a', 0.7), 3)
    }

    function form(outline: Outline, length: number): void {
      const part = smooth(outline)
      fill(easel, part, '#d99a4e')
      edge(easel, part, { dx: -46, dy: 40, blur: 40, colour: '#7d4520', alpha: 0.75 })
      fur(part)
      edge(easel, part, { dx: 18, dy: -10, blur: 14, colour: '#ffe2a0', alpha: 0.8 })
      fringe(easel, outline, {
        length,
        dark: '#8a5228',
        lit: '#fff0c0',
        count: 420,
        lightX: 0.8,
        lightY: -0.6,
        fallX: -0.1,
      })
    }

    function fur(part: Path2D): void {
      within(easel, part, () => {
        for (let index = 0; index < 900; index++) {
          const x = dice.range(330, 800)
          const y = dice.range(210, 850)
          const lit = Math.max(0, Math.min(1, (x - 420) / 340))
          ctx.strokeStyle = tint(vary(mix('#96602c', '#ffdc98', lit), dice, 18), 0.42)
          ctx.lineWidth = 1.7
          ctx.beginPath()
          ctx.moveTo(x, y)
          ctx.quadraticCurveTo(x + 2, y + 12, x + dice.range(-4, 10), y + dice.range(16, 30))
          ctx.stroke()
        }
      })
    }

    /** The long pale hair of the chest. */
    function ruff(): void {
      for (let index = 0; index < 420; index++) {
        const t = Math.sqrt(dice.unit())
        const x = 492 + dice.around(0, 74) * (1 - t * 0.35)
        const y = 440 + t * 190
        const length = dice.range(24, 46)
        ctx.strokeStyle = tint(vary(mix('#c98a48', '#ffeabf', dice.unit()), dice, 12), 0.6)
        ctx.lineWidth = dice.range(1.4, 2.6)
        ctx.beginPath()
        ctx.moveTo(x, y)
        ctx.quadraticCurveTo(x - 2, y + length * 0.5, x + (480 - x) * 0.25, y + length)
        ctx.stroke()
      }
    }

    function face(): void {
      fill(easel, smooth([324, 358, 338, 344, 362, 346, 366, 362, 348, 378, 330, 372]), '#241614')
      fill(easel, ellipse(340, 351, 7, 3.6), tint('#ffffff', 0.65))
      const tongue = smooth([366, 404, 404, 414, 414, 446, 400, 474, 378, 462, 364, 428])
      fill(easel, tongue, '#ec8890')
      edge(easel, tongue, { dx: -7, dy: 8, blur: 6, colour: '#b34a5a', alpha: 0.65 })
      line(easel, smooth([386, 416, 392, 440, 394, 458], false), tint('#b34a5a', 0.5), 3)
      line(easel, smooth([346, 380, 356, 400, 400, 414, 440, 406, 466, 384], false), '#4a281a', 5)
      spot(easel, 448, 306, 22, 20, '#7d4a20', 0.6)
      fill(easel, ellipse(446, 306, 11, 12), '#20120c')
      fill(easel, ellipse(446, 308, 8, 8), '#5a3318')
      fill(easel, ellipse(446, 306, 5, 6), '#120a08')
      fill(easel, ellipse(449, 301, 3.2, 3.2), '#ffffff')
      line(easel, smooth([430, 288, 446, 280, 464, 288], false), tint('#7a4520', 0.45), 4)
      for (let index = 0; index < 9; index++)
        fill(easel, ellipse(372 + dice.range(0, 40), 376 + dice.range(0, 22), 1.6, 1.6), tint('#5a3318', 0.5))
    }

    function flowers(): void {
      for (let index = 0; index < 84; index++) {
        const t = dice.unit()
        const x = dice.range(0, 1200)
        const y = 640 + t * 230
        if (x > 320 && x < 920 && y < 800) continue
        const size = 10 + t * 20
        blade(easel, x + 4, y + size * 5, size * 5, -4, 4, '#5f8a40')
        const kind = index % 4
        if (kind === 0)
          blossom(easel, x, y, size, {
            petals: 14,
            colour: '#fff3dc',
            tip: '#fffef6',
            heart: '#f0b02a',
            wide: 0.22,
            squash: 0.7,
          })
        else if (kind === 1)
          blossom(easel, x, y, size * 0.8, {
            petals: 7,
            colour: '#e8809a',
            tip: '#ffc6d0',
            heart: '#b8405f',
            wide: 0.42,
            squash: 0.7,
          })
        else if (kind === 2)
          blossom(easel, x, y, size * 0.66, {
            petals: 5,
            colour: '#ffd23a',
            tip: '#fff09a',
            heart: '#e0982a',
            wide: 0.6,
            squash: 0.7,
          })
        else
          blossom(easel, x, y, size * 0.76, {
            petals: 9,
            colour: '#7f78cf',
            tip: '#b9b4f0',
            heart: '#4a3f96',
            wide: 0.34,
            squash: 0.7,
          })
      }
    }
  },
})
