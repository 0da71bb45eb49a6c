import { mix, tint, vary } from '../brush/colour.ts'
import { layer } from '../brush/easel.ts'
import { blossom } from '../brush/flowers.ts'
import { edge, fill, line, vertical, within } from '../brush/form.ts'
import { bokeh, glow, spot } from '../brush/light.ts'
import { paintScene } from '../brush/paint-scene.ts'
import { ellipse, smooth } from '../brush/path.ts'
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
      for (let index = 0; index < 40; index++) crown(sheet, dice.range(-40, 760), dice.range(40, 400) + (index % 2) * 40, dice.range(60, 120), dice.range(50, 90), { dark: '#7d9a52', mid: '#b5bd62', light: '#fff0a8', count: 40, leaf: 20, lightX: 0.8 })
      for (let index = 0; index < 14; index++) crown(sheet, dice.range(960, 1240), dice.range(240, 430), 90, 70, { dark: '#93a858', mid: '#c6c66a', light: '#fff3b0', count: 40, leaf: 20 })
      for (let index = 0; index < 200; index++) spot(sheet, dice.range(0, 1200), dice.range(470, 620), dice.range(8, 20), dice.range(6, 12), dice.pick(['#fff6dc', '#f2a0b4', '#ffd84a', '#c6a0d8']), 0.9)
    })
    for (let index = 0; index < 40; index++) bokeh(easel, dice.range(0, 1200), dice.range(0, 480), dice.range(14, 48), '#fff6cf', dice.range(0.06, 0.22))
    grass(easel, { top: 560, bottom: 800, count: 1300, far: 40, near: 90, wind: 0.1, stops: [[0, '#d3cf6a'], [0.5, '#93ad4a'], [1, '#4f7d3a']] })
    dog()
    grass(easel, { top: 800, bottom: 940, count: 900, far: 80, near: 150, wind: 0.1, stops: [[0, '#8fae4a'], [0.5, '#5f8f42'], [1, '#2b5a30']] })
    flowers()
    glow(easel, 900, 160, 760, '#ffe49a', 0.36)

    function dog(): void {
      const coat = '#d99a4e'
      spot(easel, 560, 830, 260, 34, '#2b4424', 0.7)
      const tail = smooth([720, 780, 790, 770, 850, 720, 880, 660, 896, 700, 880, 770, 820, 826, 730, 840])
      const body = smooth([520, 430, 600, 420, 668, 470, 724, 570, 752, 690, 742, 800, 690, 848, 560, 850, 470, 846, 452, 760, 446, 640, 458, 520])
      const haunch = smooth([610, 690, 680, 650, 742, 680, 768, 760, 744, 830, 660, 852, 596, 840, 590, 760])
      const legs = smooth([462, 600, 512, 620, 520, 720, 516, 830, 540, 852, 460, 856, 446, 840, 456, 740])
      const leg2 = smooth([528, 620, 576, 620, 580, 730, 574, 830, 596, 852, 522, 856, 512, 840, 520, 740])
      const head = smooth([432, 250, 470, 222, 530, 216, 576, 240, 596, 290, 590, 350, 560, 400, 520, 432, 474, 440, 440, 432, 420, 404, 396, 388, 388, 360, 404, 338, 424, 326, 424, 286])
      for (const part of [tail, body, haunch, leg2, legs]) form(part)
      form(head)
      const chest = smooth([452, 430, 520, 440, 560, 500, 548, 600, 500, 660, 462, 600, 450, 510])
      fill(easel, chest, tint('#f3c888', 0.55))
      const ear = smooth([548, 246, 592, 262, 622, 322, 624, 392, 600, 418, 572, 392, 556, 330])
      fill(easel, ear, '#b5722f')
      edge(easel, ear, { dx: -14, dy: 12, blur: 14, colour: '#6b3a1a', alpha: 0.7 })
      edge(easel, ear, { dx: 10, dy: -8, blur: 5, colour: '#ffe9b0', alpha: 0.95 })
      fur(body)
      fur(haunch)
      fur(head)
      spot(easel, 428, 356, 44, 30, '#f6d6a0', 0.7)
      fill(easel, smooth([384, 352, 396, 336, 416, 338, 418, 354, 402, 364]), '#2a1a18')
      fill(easel, ellipse(396, 343, 5, 3), tint('#ffffff', 0.7))
      line(easel, smooth([400, 364, 408, 388, 440, 404, 476, 396], false), '#4a2a1c', 4)
      const tongue = smooth([412, 394, 440, 404, 446, 440, 430, 456, 414, 440])
      fill(easel, tongue, '#ee8a92')
      edge(easel, tongue, { dx: -6, dy: 6, blur: 5, colour: '#b34a5a', alpha: 0.6 })
      fill(easel, ellipse(464, 300, 11, 12), '#2a1810')
      fill(easel, ellipse(460, 296, 3.6, 3.6), '#ffffff')
      line(easel, smooth([446, 284, 462, 276, 482, 284], false), tint('#7a4520', 0.6), 4)
      line(easel, smooth([468, 442, 520, 462, 590, 440, 606, 416], false), '#c23b3a', 17)
      line(easel, smooth([468, 438, 520, 457, 588, 436], false), tint('#ff9a8a', 0.7), 4)
      fill(easel, ellipse(506, 474, 11, 12), '#f6cf5a')
      for (const x of [460, 478, 530, 550]) line(easel, smooth([x, 838, x + 2, 852], false), tint('#6b3a1a', 0.7), 3)

      function form(part: ReturnType<typeof smooth>): void {
        fill(easel, part, coat)
        edge(easel, part, { dx: -46, dy: 40, blur: 40, colour: '#7d4520', alpha: 0.75 })
        edge(easel, part, { dx: 18, dy: -10, blur: 12, colour: '#ffe2a0', alpha: 0.85 })
        edge(easel, part, { dx: 5, dy: -3, blur: 2, colour: '#fffbe0', alpha: 0.95 })
      }
    }

    function fur(part: ReturnType<typeof smooth>): void {
      within(easel, part, () => {
        for (let index = 0; index < 900; index++) {
          const x = dice.range(380, 780)
          const y = dice.range(210, 850)
          const lit = Math.max(0, Math.min(1, (x - 420) / 360))
          ctx.strokeStyle = tint(vary(mix('#96602c', '#ffdc98', lit), dice, 16), 0.34)
          ctx.lineWidth = 1.6
          ctx.beginPath()
          ctx.moveTo(x, y)
          ctx.quadraticCurveTo(x + 4, y + 12, x + dice.range(0, 12), y + dice.range(16, 30))
          ctx.stroke()
        }
      })
    }

    function flowers(): void {
      for (let index = 0; index < 84; index++) {
        const t = dice.unit()
        const x = dice.range(0, 1200)
        const y = 640 + t * 230
        if (x > 380 && x < 780 && y < 790) continue
        const size = 10 + t * 20
        blade(easel, x + 4, y + size * 5, size * 5, -4, 4, '#5f8a40')
        const kind = index % 4
        if (kind === 0) blossom(easel, x, y, size, { petals: 14, colour: '#fff3dc', tip: '#fffef6', heart: '#f0b02a', wide: 0.22, squash: 0.7 })
        else if (kind === 1) blossom(easel, x, y, size * 0.8, { petals: 7, colour: '#e8809a', tip: '#ffc6d0', heart: '#b8405f', wide: 0.42, squash: 0.7 })
        else if (kind === 2) blossom(easel, x, y, size * 0.66, { petals: 5, colour: '#ffd23a', tip: '#fff09a', heart: '#e0982a', wide: 0.6, squash: 0.7 })
        else blossom(easel, x, y, size * 0.76, { petals: 9, colour: '#7f78cf', tip: '#b9b4f0', heart: '#4a3f96', wide: 0.34, squash: 0.7 })
      }
    }
  },
})
