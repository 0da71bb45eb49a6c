import { mix, tint, vary } from '../brush/colour.ts'
import { type Easel, layer } from '../brush/easel.ts'
import { edge, fill, line, vertical, within } from '../brush/form.ts'
import { bokeh, glow, rays, spot } from '../brush/light.ts'
import { paintScene } from '../brush/paint-scene.ts'
import { ellipse, polygon, smooth } from '../brush/path.ts'
import { blade, crown } from '../brush/plants.ts'

/** A fox resting in a wood of copper and teal, morning light slanting in. */
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
      for (let index = 0; index < 46; index++) crown(sheet, dice.range(-40, 940), dice.range(-40, 420), dice.range(60, 110), dice.range(40, 70), { dark: '#7a8a6a', mid: '#c69a58', light: '#ffe0a0', count: 44, leaf: 14, lightX: 0.4 })
    })
    for (let index = 0; index < 30; index++) bokeh(easel, dice.range(300, 900), dice.range(120, 640), dice.range(12, 40), '#fff0c6', dice.range(0.08, 0.24))
    ctx.fillStyle = vertical(easel, 740, 1200, [[0, 'rgba(216,160,90,0)'], [0.15, '#b8743a'], [0.5, '#7a4426'], [1, '#2b1a18']])
    ctx.fillRect(0, 740, 900, 460)
    for (const [x, foot, w] of [[90, 860, 58], [760, 840, 46], [250, 810, 34], [850, 940, 84]] as const) trunk(easel, x, foot, w, '#3a3a3c')
    rays(easel, { x: 760, y: -60, length: 1200, from: 1.5, to: 2.4, colour: '#fff0c0', alpha: 0.34 })
    leaves(1500, 780)
    fox()
    leaves(260, 1000)
    ferns()
    for (let index = 0; index < 30; index++) {
      const left = index % 2 === 0
      crown(easel, left ? dice.range(-60, 200) : dice.range(700, 960), dice.range(-60, 260), dice.range(50, 90), dice.range(34, 60), { dark: '#7a2f18', mid: '#cf6a24', light: '#ffc45a', count: 64, leaf: 11, lightX: left ? 0.8 : -0.4, lightY: 0.2, slender: 0.5 })
    }
    for (let index = 0; index < 40; index++) leaf(dice.range(0, 900), dice.range(200, 900), dice.range(5, 11))
    glow(easel, 680, 480, 520, '#ffe0a0', 0.3)

    function trunk(on: Easel, x: number, foot: number, w: number, tone: string): void {
      const bark = polygon([x - w * 0.4, -10, x + w * 0.4, -10, x + w * 0.5, foot * 0.85, x + w * 0.9, foot, x - w * 0.9, foot, x - w * 0.5, foot * 0.85])
      fill(on, bark, tone)
      within(on, bark, () => {
        for (let index = 0; index < w; index++) {
          const bx = x + dice.range(-0.5, 0.5) * w
          const by = dice.range(0, foot)
          line(on, smooth([bx, by, bx + dice.range(-4, 4), by + 30, bx + dice.range(-4, 4), by + dice.range(50, 110)], false), tint(dice.chance(0.5) ? '#161418' : '#c9a070', 0.22), dice.range(1, 4))
        }
      })
      edge(on, bark, { dx: w * 0.2, dy: 0, blur: w * 0.12, colour: '#ffd890', alpha: 0.6 })
      edge(on, bark, { dx: -w * 0.4, dy: 0, blur: w * 0.2, colour: '#14181c', alpha: 0.55 })
    }

    function fox(): void {
      spot(easel, 440, 1050, 330, 50, '#1a0f10', 0.8)
      const tail = smooth([640, 930, 720, 900, 770, 930, 790, 1000, 740, 1056, 640, 1076, 520, 1080, 400, 1074, 340, 1056, 380, 1030, 480, 1030, 580, 1010, 630, 970])
      const body = smooth([380, 700, 450, 690, 530, 720, 610, 780, 668, 860, 690, 950, 660, 1030, 560, 1056, 440, 1056, 360, 1050, 346, 960, 350, 840])
      const leg = smooth([366, 820, 424, 830, 436, 930, 430, 1020, 446, 1048, 370, 1052, 362, 1020, 358, 920])
      const head = smooth([292, 548, 300, 470, 316, 440, 360, 500, 410, 498, 458, 440, 480, 470, 482, 552, 520, 610, 516, 640, 462, 672, 416, 716, 388, 730, 358, 716, 312, 672, 256, 640, 254, 610])
      form(tail)
      within(easel, tail, () => {
        const tip = smooth([330, 1040, 400, 1024, 460, 1030, 430, 1056, 470, 1086, 380, 1090, 320, 1070])
        fill(easel, tip, '#fff0dc')
        for (let index = 0; index < 240; index++) hair(dice.range(340, 790), dice.range(910, 1080), -26, 4, 0.4)
      })
      form(body)
      within(easel, body, () => {
        for (let index = 0; index < 900; index++) hair(dice.range(350, 700), dice.range(690, 1056), dice.range(2, 14), dice.range(16, 30), 0.36)
      })
      form(leg)
      within(easel, leg, () => fill(easel, smooth([350, 960, 440, 950, 450, 1060, 350, 1060]), tint('#3a1f1a', 0.85)))
      const chest = smooth([340, 690, 440, 690, 460, 760, 436, 850, 396, 890, 362, 850, 344, 770])
      fill(easel, chest, '#fbe9d2')
      edge(easel, chest, { dx: -20, dy: 30, blur: 26, colour: '#b88a68', alpha: 0.7 })
      for (let index = 0; index < 120; index++) hair(dice.range(346, 452), dice.range(690, 860), dice.range(-6, 6), dice.range(18, 32), 0.5, '#fffaf0')
      form(head)
      within(easel, head, () => {
        for (const cheek of [smooth([250, 606, 330, 620, 372, 664, 388, 734, 350, 720, 306, 680]), smooth([524, 606, 446, 620, 404, 664, 388, 734, 426, 720, 470, 680])]) fill(easel, cheek, '#fdf0de')
        for (let index = 0; index < 320; index++) {
          const x = dice.range(260, 516)
          hair(x, dice.range(490, 640), (x - 388) * 0.12, dice.range(8, 18), 0.32)
        }
      })
      for (const ear of [smooth([308, 520, 314, 466, 320, 458, 346, 506]), smooth([466, 520, 462, 466, 456, 458, 428, 506])]) {
        fill(easel, ear, '#3a1f1c')
        edge(easel, ear, { dx: 4, dy: -3, blur: 5, colour: '#d98a5a', alpha: 0.8 })
      }
      edge(easel, head, { dx: 10, dy: -7, blur: 6, colour: '#ffe0a0', alpha: 0.85 })
      for (const [x, turn] of [[334, 0.28], [442, -0.28]] as const) {
        fill(easel, ellipse(x, 594, 17, 10, turn), '#2a1410')
        fill(easel, ellipse(x, 593, 12, 8, turn), '#d99a3a')
        fill(easel, ellipse(x, 593, 5, 8), '#140c0c')
        fill(easel, ellipse(x + 4, 590, 3, 3), '#ffffff')
      }
      fill(easel, smooth([366, 690, 388, 682, 410, 690, 400, 710, 388, 716, 376, 710]), '#1a1214')
      fill(easel, ellipse(381, 692, 6, 3), tint('#ffffff', 0.6))
      line(easel, smooth([388, 714, 387, 726], false), '#2a1814', 3)

      function form(part: ReturnType<typeof smooth>): void {
        fill(easel, part, '#d2652a')
        edge(easel, part, { dx: -50, dy: 40, blur: 40, colour: '#6a2814', alpha: 0.75 })
        edge(easel, part, { dx: 16, dy: -10, blur: 12, colour: '#ffb660', alpha: 0.9 })
        edge(easel, part, { dx: 5, dy: -3, blur: 2, colour: '#fff0c0', alpha: 0.9 })
      }
    }

    function hair(x: number, y: number, dx: number, dy: number, alpha: number, tone?: string): void {
      const lit = Math.max(0, Math.min(1, (x - 320) / 360))
      ctx.strokeStyle = tint(vary(tone ?? mix('#8f3c18', '#ffc070', lit), dice, 18), alpha)
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
        const x = left ? dice.range(-40, 130) : dice.range(790, 940)
        const y = dice.range(1060, 1220)
        const reach = dice.range(110, 210) * (left ? 1 : -1)
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
