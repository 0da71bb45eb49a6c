import { mix, tint, vary } from '../brush/colour.ts'
import { type Easel, layer } from '../brush/easel.ts'
import { edge, fill, line, vertical, within } from '../brush/form.ts'
import { fringe } from '../brush/fur.ts'
import { bokeh, glow, rays, spot } from '../brush/light.ts'
import { paintScene } from '../brush/paint-scene.ts'
import { ellipse, type Outline, polygon, smooth } from '../brush/path.ts'
import { blade, crown } from '../brush/plants.ts'

/** A fox asleep in a wood of copper and teal, morning light slanting in. */
export const foxWood = paintScene({
  id: 'fox-wood',
  width: 900,
  height: 1200,
  seed: 301,
  finish: { bloom: 0.34, vignette: 0.42 },
  paint(easel) {
    const { ctx, dice } = easel
    ctx.fillStyle = vertical(easel, 0, 1200, [
      [0, '#5a8a88'],
      [0.4, '#c6cfa8'],
      [0.62, '#e0b878'],
      [1, '#3f2a22'],
    ])
    ctx.fillRect(0, 0, 900, 1200)
    glow(easel, 640, 380, 560, '#fff0c0', 0.85)
    layer(easel, { blur: 8 }, (sheet) => {
      for (let index = 0; index < 24; index++) trunk(sheet, dice.range(-20, 920), 780, dice.range(14, 32), '#7d9a90')
      for (let index = 0; index < 46; index++)
        crown(sheet, dice.range(-40, 940), dice.range(-40, 420), dice.range(60, 110), dice.range(40, 70), {
          dark: '#7a8a6a',
          mid: '#c69a58',
          light: '#ffe0a0',
          count: 44,
          leaf: 14,
          lightX: 0.4,
        })
    })
    for (let index = 0; index < 30; index++)
      bokeh(easel, dice.range(300, 900), dice.range(120, 640), dice.range(12, 40), '#fff0c6', dice.range(0.08, 0.24))
    ctx.fillStyle = vertical(easel, 740, 1200, [
      [0, 'rgba(216,160,90,0)'],
      [0.15, '#b8743a'],
      [0.5, '#7a4426'],
      [1, '#2b1a18'],
    ])
    ctx.fillRect(0, 740, 900, 460)
    for (const [x, foot, w] of [
      [90, 860, 58],
      [760, 840, 46],
      [250, 810, 34],
      [850, 940, 84],
    ] as const)
      trunk(easel, x, foot, w, '#3a3a3c')
    rays(easel, { x: 760, y: -60, length: 1200, from: 1.5, to: 2.4, colour: '#fff0c0', alpha: 0.34 })
    leaves(1500, 780)
    fox()
    leaves(150, 1120)
    ferns()
    for (let index = 0; index < 30; index++) {
      const left = index % 2 === 0
      crown(
        easel,
        left ? dice.range(-60, 200) : dice.range(700, 960),
        dice.range(-60, 260),
        dice.range(50, 90),
        dice.range(34, 60),
        {
          dark: '#7a2f18',
          mid: '#cf6a24',
          light: '#ffc45a',
          count: 64,
          leaf: 11,
          lightX: left ? 0.8 : -0.4,
          lightY: 0.2,
          slender: 0.5,
        },
      )
    }
    for (let index = 0; index < 40; index++) leaf(dice.range(0, 900), dice.range(160, 740), dice.range(5, 11))
    glow(easel, 680, 480, 520, '#ffe0a0', 0.3)

    function trunk(on: Easel, x: number, foot: number, w: number, tone: string): void {
      const bark = polygon([
        x - w * 0.4,
        -10,
        x + w * 0.4,
        -10,
        x + w * 0.5,
        foot * 0.85,
        x + w * 0.9,
        foot,
        x - w * 0.9,
        foot,
        x - w * 0.5,
        foot * 0.85,
      ])
      fill(on, bark, tone)
      within(on, bark, () => {
        for (let index = 0; index < w; index++) {
          const bx = x + dice.range(-0.5, 0.5) * w
          const by = dice.range(0, foot)
          line(
            on,
            smooth([bx, by, bx + dice.range(-4, 4), by + 30, bx + dice.range(-4, 4), by + dice.range(50, 110)], false),
            tint(dice.chance(0.5) ? '#161418' : '#c9a070', 0.22),
            dice.range(1, 4),
          )
        }
      })
      edge(on, bark, { dx: w * 0.2, dy: 0, blur: w * 0.12, colour: '#ffd890', alpha: 0.6 })
      edge(on, bark, { dx: -w * 0.4, dy: 0, blur: w * 0.2, colour: '#14181c', alpha: 0.55 })
    }

    function fox(): void {
      ctx.save()
      ctx.translate(-10, -85)
      ctx.scale(1.03, 1.03)
      spot(easel, 455, 1100, 330, 62, '#1a0a0c', 0.85)
      form(
        [
          200, 980, 215, 900, 290, 830, 400, 795, 520, 795, 630, 835, 700, 910, 715, 990, 670, 1060, 560, 1100, 400,
          1105, 270, 1080,
        ],
        18,
        1300,
      )
      form([506, 930, 560, 872, 640, 890, 690, 960, 664, 1040, 560, 1066, 512, 1000], 12, 400)
      const tail: Outline = [
        190, 1060, 225, 1036, 300, 1040, 420, 1056, 540, 1050, 640, 1022, 690, 970, 728, 990, 735, 1040, 690, 1102, 580,
        1138, 440, 1146, 310, 1132, 215, 1096,
      ]
      form(tail, 22, 700)
      within(easel, smooth(tail), () => {
        for (let index = 0; index < 420; index++) {
          const x = dice.around(236, 110)
          ctx.strokeStyle = tint(vary('#fff0dc', dice, 14), 0.8)
          ctx.lineWidth = 2.4
          ctx.beginPath()
          const y = dice.range(1030, 1140)
          ctx.moveTo(x + 46, y - 3)
          ctx.quadraticCurveTo(x + 20, y, x - 12, y + 3)
          ctx.stroke()
        }
      })
      head()
      ctx.restore()
    }

    function head(): void {
      for (const ear of [
        [226, 915, 238, 832, 256, 826, 296, 876],
        [332, 872, 380, 820, 394, 828, 402, 905],
      ]) {
        form(ear, 8, 60)
        const inner = smooth(
          ear.map((value, index) =>
            index % 2
              ? 880 + (value - 880) * 0.66 + 8
              : value + ((ear[0] ?? 0) < 300 ? 262 - value : 368 - value) * 0.4,
          ),
        )
        fill(easel, inner, '#3a1a18')
        edge(easel, inner, { dx: -6, dy: 8, blur: 7, colour: '#e0a070', alpha: 0.7 })
      }
      const skull: Outline = [
        212, 965, 222, 905, 262, 872, 318, 862, 372, 876, 406, 920, 420, 968, 384, 1010, 322, 1040, 264, 1060, 226,
        1068, 202, 1054, 196, 1026,
      ]
      form(skull, 10, 420)
      within(easel, smooth(skull), () => {
        const cheek = smooth([
          430, 960, 392, 1014, 320, 1050, 220, 1080, 214, 1056, 262, 1026, 312, 1010, 348, 976, 390, 958,
        ])
        fill(easel, cheek, '#fdeeda')
        edge(easel, cheek, { dx: 0, dy: 14, blur: 12, colour: '#b88a68', alpha: 0.7 })
        fill(easel, smooth([206, 1000, 226, 990, 236, 1020, 216, 1048, 196, 1044]), tint('#fdeeda', 0.9))
      })
      for (let index = 0; index < 90; index++) {
        const x = dice.range(330, 430)
        const y = 1010 - (x - 330) * 0.45 + dice.range(-12, 14)
        ctx.strokeStyle = tint('#fff6e6', 0.7)
        ctx.lineWidth = 2
        ctx.beginPath()
        ctx.moveTo(x - 10, y - 2)
        ctx.quadraticCurveTo(x + 4, y + 2, x + dice.range(10, 24), y + dice.range(6, 16))
        ctx.stroke()
      }
      for (const eye of [
        [226, 970, 238, 980, 254, 974],
        [296, 966, 316, 980, 340, 966],
      ]) {
        line(easel, smooth(eye, false), '#2a120e', 5)
        line(
          easel,
          smooth(
            eye.map((value, index) => (index % 2 ? value - 10 : value)),
            false,
          ),
          tint('#ffd9a0', 0.4),
          4,
        )
      }
      const nose = smooth([196, 1042, 210, 1034, 228, 1040, 226, 1056, 208, 1064, 196, 1056])
      fill(easel, nose, '#1a1012')
      fill(easel, ellipse(210, 1042, 6, 3), tint('#ffffff', 0.6))
      line(easel, smooth([218, 1062, 240, 1060, 268, 1048], false), tint('#2a120e', 0.7), 3)
    }

    function form(outline: Outline, length: number, hairs: number): void {
      const part = smooth(outline)
      fill(easel, part, '#d2652a')
      edge(easel, part, { dx: -40, dy: 44, blur: 40, colour: '#6a2410', alpha: 0.8 })
      within(easel, part, () => {
        for (let index = 0; index < hairs; index++) {
          const x = dice.range(190, 740)
          const y = dice.range(790, 1146)
          hair(x, y, dice.range(4, 16) * (y > 1030 ? -2 : 1), dice.range(6, 18))
        }
      })
      edge(easel, part, { dx: 14, dy: -14, blur: 13, colour: '#ffbe68', alpha: 0.85 })
      fringe(easel, outline, {
        length,
        dark: '#8a3414',
        lit: '#ffe0a0',
        count: 380,
        lightX: 0.5,
        lightY: -0.85,
        fallX: 0.1,
        fallY: 0.35,
      })
    }

    function hair(x: number, y: number, dx: number, dy: number): void {
      const lit = Math.max(0, Math.min(1, (x - 300) / 500 + (950 - y) / 400))
      ctx.strokeStyle = tint(vary(mix('#9a4218', '#ffc070', lit), dice, 18), 0.4)
      ctx.lineWidth = 1.7
      ctx.beginPath()
      ctx.moveTo(x, y)
      ctx.quadraticCurveTo(x + dx * 0.4, y + dy * 0.6, x + dx, y + dy)
      ctx.stroke()
    }

    function leaf(x: number, y: number, size: number): void {
      ctx.fillStyle = vary(dice.pick(['#e08a2f', '#b84a1c', '#f3b94a', '#8f3a1c', '#d9642a']), dice, 14)
      ctx.beginPath()
      ctx.ellipse(x, y, size, size * dice.range(0.35, 0.6), dice.range(0, 3.1), 0, 7)
      ctx.fill()
    }

    function leaves(count: number, top: number): void {
      for (let index = 0; index < count; index++) {
        const t = dice.unit() ** 0.8
        leaf(dice.range(0, 900), top + t * (1200 - top), 3 + ((top - 780) / 420 + t) * 8)
      }
    }

    function ferns(): void {
      for (let frond = 0; frond < 26; frond++) {
        const left = frond % 2 === 0
        const x = left ? dice.range(-60, 60) : dice.range(850, 960)
        const y = dice.range(1120, 1230)
        const reach = dice.range(90, 170) * (left ? 1 : -1)
        const tone = mix('#22403a', '#c68a3a', dice.unit())
        for (let index = 0; index < 18; index++) {
          const t = index / 18
          const px = x + reach * t
          const py = y - Math.sin(t * 2.1) * 150
          blade(easel, px, py, 38 * (1 - t * 0.8), reach * 0.06, 7, mix(tone, '#ffd98a', t * 0.4))
          blade(easel, px, py, -30 * (1 - t * 0.8), reach * 0.1, 7, mix(tone, '#1a1a18', 0.3))
        }
      }
    }
  },
})
