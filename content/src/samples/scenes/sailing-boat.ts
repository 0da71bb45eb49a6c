import { mix, tint } from '../brush/colour.ts'
import { edge, fill, gradient, line, within } from '../brush/form.ts'
import { glow, spot } from '../brush/light.ts'
import { paintScene } from '../brush/paint-scene.ts'
import { ellipse, polygon, smooth } from '../brush/path.ts'
import { ridge } from '../brush/ridge.ts'
import { birds, clouds, sky } from '../brush/sky.ts'
import { sea } from '../brush/water.ts'

/** A yacht heeling in a fresh breeze, towering summer clouds. */
export const sailingBoat = paintScene({
  id: 'sailing-boat',
  width: 900,
  height: 1200,
  seed: 291,
  finish: { bloom: 0.26, vignette: 0.24 },
  paint(easel) {
    const { ctx, dice } = easel
    const horizon = 800
    sky(easel, horizon, [
      [0, '#1f6fb8'],
      [0.5, '#6fb4dd'],
      [0.85, '#cfe9ee'],
      [1, '#f6efdc'],
    ])
    clouds(easel, {
      top: 200,
      bottom: 830,
      across: 330,
      up: 210,
      cover: 0.78,
      light: '#ffffff',
      dark: '#9fbcd8',
      seed: 77,
      towards: [-0.2, -0.25],
    })
    clouds(easel, {
      top: -40,
      bottom: 320,
      across: 700,
      up: 50,
      cover: 0.45,
      light: '#ffffff',
      dark: '#d3e3ee',
      alpha: 0.55,
      seed: 18,
    })
    glow(easel, 120, 160, 560, '#fff7da', 0.5)
    ridge(easel, {
      base: 790,
      rise: 26,
      length: 210,
      seed: 16,
      octaves: 4,
      lift: (x) => (x > 560 ? 12 : -18),
      stops: [
        [0, '#7fa5bd'],
        [1, '#c3d6d3'],
      ],
      foot: 806,
    })
    sea(easel, {
      top: horizon,
      bottom: 1200,
      seed: 25,
      chop: 0.75,
      stops: [
        [0, '#9fd0d6'],
        [0.1, '#4fa5bd'],
        [0.4, '#1f7aa3'],
        [0.75, '#0f5a8a'],
        [1, '#0a3f6b'],
      ],
    })
    swell(1300)
    distant(180, 806, 0.34)
    distant(760, 804, 0.2)
    yacht()
    swell(500)
    spray()
    birds(easel, 700, 330, 120, 7, tint('#ffffff', 0.95))
    glow(easel, 150, 820, 460, '#fff6d0', 0.25)

    function swell(count: number): void {
      for (let index = 0; index < count; index++) {
        const t = dice.unit() ** 0.8
        const x = dice.range(-20, 920)
        const y = horizon + 8 + t * 400
        const boat = Math.abs(x - 450) < 230 && y < 960
        if (boat && count < 1000) continue
        const w = (5 + 40 * t) * dice.range(0.4, 1.3)
        ctx.strokeStyle = dice.chance(0.5) ? tint('#06365c', 0.32) : tint('#e6fbff', 0.42)
        ctx.lineWidth = 0.7 + 2.4 * t
        ctx.beginPath()
        ctx.moveTo(x - w, y)
        ctx.quadraticCurveTo(x - w * 0.3, y - 3 - t * 7, x + w * 0.2, y - 1)
        ctx.quadraticCurveTo(x + w * 0.6, y + 1, x + w, y)
        ctx.stroke()
      }
    }

    function distant(x: number, y: number, size: number): void {
      fill(easel, polygon([x, y - 200 * size, x + 70 * size, y - 14 * size, x, y - 14 * size]), '#f6f6ee')
      fill(
        easel,
        polygon([x - 4 * size, y - 180 * size, x - 4 * size, y - 14 * size, x - 50 * size, y - 14 * size]),
        '#dfe6e6',
      )
      fill(
        easel,
        smooth([
          x - 70 * size,
          y - 12 * size,
          x + 76 * size,
          y - 12 * size,
          x + 50 * size,
          y + 6 * size,
          x - 50 * size,
          y + 6 * size,
        ]),
        '#5f7f98',
      )
    }

    function yacht(): void {
      ctx.save()
      ctx.translate(450, 910)
      ctx.rotate(0.11)
      spot(easel, 40, 40, 260, 34, '#062f50', 0.7)
      const main = smooth([14, -640, 40, -560, 84, -400, 150, -230, 196, -92, 120, -84, 14, -88, 10, -300])
      fill(
        easel,
        main,
        gradient(easel, 0, 0, 200, 0, [
          [0, '#fffaf0'],
          [0.55, '#f3ecdd'],
          [1, '#cfd3d8'],
        ]),
      )
      const jib = smooth([-2, -600, -40, -460, -110, -280, -190, -112, -216, -64, -120, -84, -14, -90, -20, -300])
      fill(
        easel,
        jib,
        gradient(easel, -216, 0, 0, 0, [
          [0, '#d8453a'],
          [0.6, '#f0684a'],
          [1, '#b83238'],
        ]),
      )
      for (const [sail, shadeColour] of [
        [main, '#7d8fa8'],
        [jib, '#7a1f34'],
      ] as const) {
        within(easel, sail, () => {
          for (let seam = 0; seam < 11; seam++)
            line(
              easel,
              smooth([-240, -60 - seam * 54, 0, -90 - seam * 54, 240, -54 - seam * 54], false),
              tint(shadeColour, 0.3),
              1.6,
            )
        })
        edge(easel, sail, { dx: 34, dy: 16, blur: 30, colour: shadeColour, alpha: 0.6 })
        edge(easel, sail, { dx: -9, dy: -3, blur: 7, colour: '#fffdf2', alpha: 0.75 })
      }
      line(easel, polygon([6, -34, 8, -664]), '#5a4234', 9)
      line(easel, polygon([4, -34, 6, -664]), '#d8b088', 3)
      line(easel, smooth([10, -82, 110, -76, 206, -84], false), '#7a5638', 8)
      for (const [ax, ay, bx, by] of [
        [8, -660, -236, -40],
        [8, -660, 236, -30],
        [8, -420, -40, -36],
        [8, -420, 60, -34],
      ] as const)
        line(easel, polygon([ax, ay, bx, by]), tint('#2f3a4a', 0.55), 1.4)
      fill(easel, polygon([8, -664, 60, -652, 8, -638]), '#f6c445')
      const hull = smooth([-246, -46, -140, -34, 40, -30, 180, -34, 246, -40, 232, 2, 196, 44, -120, 48, -190, 20])
      fill(
        easel,
        hull,
        gradient(easel, 0, -46, 0, 48, [
          [0, '#2f5f96'],
          [0.55, '#1d4474'],
          [1, '#0c2444'],
        ]),
      )
      edge(easel, hull, { dx: 0, dy: -9, blur: 1.5, colour: '#fffaf0' })
      edge(easel, hull, { dx: -40, dy: -4, blur: 24, colour: '#9fd0ea', alpha: 0.5 })
      const cabin = smooth([-96, -34, -84, -62, 20, -66, 96, -56, 104, -32])
      fill(easel, cabin, '#f6efe0')
      edge(easel, cabin, { dx: 30, dy: 6, blur: 14, colour: '#6f7f98', alpha: 0.6 })
      for (const x of [-60, -24, 14, 50]) fill(easel, ellipse(x, -48, 11, 6), '#22384f')
      for (const [x, tone] of [
        [140, '#d8453a'],
        [176, '#f6c445'],
      ] as const) {
        const body = smooth([x - 13, -34, x - 13, -60, x, -70, x + 13, -60, x + 13, -34])
        fill(easel, body, tone)
        edge(easel, body, { dx: 6, dy: 2, blur: 6, colour: '#4a2438', alpha: 0.6 })
        fill(easel, ellipse(x, -80, 9, 10), '#8a5a40')
        fill(easel, smooth([x - 10, -82, x - 8, -92, x, -94, x + 9, -91, x + 10, -82]), mix('#3a2620', '#ffe0a0', 0.15))
      }
      ctx.restore()
    }

    function spray(): void {
      for (let index = 0; index < 520; index++) {
        const t = dice.unit()
        const x = 230 + t * 460 + dice.around(0, 30)
        const y = 946 + dice.around(0, 34) + t * 20
        fill(easel, ellipse(x, y, dice.range(2, 15), dice.range(1, 4.4)), tint('#f6fdff', dice.range(0.2, 0.75)))
      }
      for (let index = 0; index < 210; index++)
        fill(
          easel,
          ellipse(dice.around(222, 90), dice.around(912, 90), dice.range(1, 4), dice.range(1, 4)),
          tint('#ffffff', dice.range(0.3, 0.9)),
        )
      spot(easel, 240, 930, 80, 44, '#ffffff', 0.5)
      for (let index = 0; index < 300; index++) {
        const t = dice.unit()
        fill(
          easel,
          ellipse(690 + t * 230, 956 + t * 60 + dice.around(0, 40 + t * 40), dice.range(4, 22), dice.range(1, 3.4)),
          tint('#eafaff', dice.range(0.15, 0.5)),
        )
      }
    }
  },
})
