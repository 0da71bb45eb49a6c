import { mix, tint } from '../brush/colour.ts'
import { type Easel, layer } from '../brush/easel.ts'
import { edge, fill, gradient, line, vertical, within } from '../brush/form.ts'
import { glow, spot } from '../brush/light.ts'
import { cloudNoise } from '../brush/noise.ts'
import { paintScene } from '../brush/paint-scene.ts'
import { ellipse, polygon, rectangle, smooth, smoothLine } from '../brush/path.ts'
import { crown } from '../brush/plants.ts'
import { shade } from '../brush/shade.ts'

/** A bicycle leaning at a sunlit wall under bougainvillea. */
export const bicycleWall = paintScene({
  id: 'bicycle-wall',
  width: 900,
  height: 1200,
  seed: 321,
  finish: { bloom: 0.22, vignette: 0.26 },
  paint(easel) {
    shade(easel, { y: 0, height: 1010, step: 2 }, (x, y) => {
      const plaster = cloudNoise(x / 90, y / 90, 5, 31)
      const worn = cloudNoise(x / 210, y / 150, 4, 37)
      const light = 1.03 - Math.hypot(x - 160, y - 200) / 2300 + (plaster - 0.5) * 0.16 - Math.max(0, worn - 0.58) * 0.9
      return [[250 * light, 214 * light, 156 * light], 1]
    })
    leafShadow(easel)
    pavement(easel)
    spot(easel, { x: 450, y: 1006, across: 700, down: 20 }, '#4a3038', 0.5)
    shuttered(easel)
    layer(easel, { blur: 5, alpha: 0.42 }, (sheet) => {
      sheet.ctx.translate(44, 22)
      bicycle(sheet, '#5a3a48')
    })
    bicycle(easel)
    flowers(easel)
    petals(easel)
    glow(easel, { x: 60, y: 120, radius: 900 }, '#fff3d0', 0.35)

    /** Drawn twice: once as its shadow on the wall, once in colour. */
  },
})

function pavement(easel: Easel): void {
  const { ctx, dice } = easel
  ctx.fillStyle = vertical(easel, 985, 1200, [
    [0, '#b59a84'],
    [0.12, '#c9ae92'],
    [1, '#7a6258'],
  ])
  ctx.fillRect(0, 1000, 900, 200)
  for (let row = 0; row < 7; row++) {
    const t = (row / 7) ** 1.3
    const y = 1010 + t * 190
    const wide = 60 + t * 70
    for (let x = -80 + (row % 2) * wide * 0.5; x < 900; x += wide)
      fill(
        easel,
        rectangle({ x: x + 2, y, width: wide - 4, height: 14 + t * 34, radius: 7 }),
        mix(dice.pick(['#cbb095', '#bda088', '#d8c0a4']), '#7a6258', t * 0.5),
      )
  }
}

/** Fallen on the pavement. */
function petals(easel: Easel): void {
  const { dice } = easel
  for (let index = 0; index < 130; index++) {
    const size = dice.range(5, 11)
    fill(
      easel,
      ellipse({
        x: dice.around(620, 460),
        y: dice.range(1016, 1180),
        across: size,
        down: size * 0.5,
        turn: dice.range(0, 3),
      }),
      tint(dice.pick(['#d8307a', '#f0609a', '#b8246a']), 0.9),
    )
  }
}

function leafShadow(easel: Easel): void {
  const { dice } = easel
  layer(easel, { blur: 7 }, (sheet) => {
    for (let index = 0; index < 150; index++) {
      const x = dice.range(300, 900)
      const y = dice.range(300, 760) - (x - 300) * 0.25
      fill(
        sheet,
        ellipse({ x, y, across: dice.range(12, 30), down: dice.range(8, 16), turn: dice.range(0, 3) }),
        tint('#7a4a68', 0.2),
      )
    }
  })
}

function shuttered(easel: Easel): void {
  const frame = rectangle({ x: 96, y: 300, width: 268, height: 390, radius: 4 })
  fill(easel, frame, '#efe0c4')
  edge(easel, frame, { dx: 8, dy: 8, blur: 8, colour: '#a8885f', alpha: 0.7 })
  fill(easel, rectangle({ x: 116, y: 322, width: 228, height: 346 }), '#3a4a58')
  for (const x of [116, 232]) {
    const leaf = rectangle({ x, y: 322, width: 112, height: 346, radius: 3 })
    fill(easel, leaf, '#3f8f96')
    for (let y = 344; y < 650; y += 15) {
      fill(
        easel,
        rectangle({ x: x + 13, y, width: 86, height: 10 }),
        gradient(easel, { from: [0, y], to: [0, y + 10] }, [
          [0, '#6fbcbc'],
          [1, '#1f5f6a'],
        ]),
      )
    }
    edge(easel, leaf, { dx: 5, dy: 5, blur: 5, colour: '#0f3f4a', alpha: 0.6 })
    edge(easel, leaf, { dx: -3, dy: -3, blur: 2, colour: '#c6f0ea', alpha: 0.6 })
  }
  fill(easel, rectangle({ x: 84, y: 688, width: 292, height: 22, radius: 3 }), '#e6d2b0')
  spot(easel, { x: 240, y: 722, across: 170, down: 16 }, '#6a4a50', 0.4)
  for (const x of [150, 240, 326]) {
    const pot = polygon([x - 30, 640, x + 30, 640, x + 23, 692, x - 23, 692])
    fill(easel, pot, '#c0683f')
    edge(easel, pot, { dx: 16, dy: 4, blur: 10, colour: '#5a2430', alpha: 0.6 })
    crown(
      easel,
      { x, y: 618, across: 46, down: 34 },
      { dark: '#2f5a3c', mid: '#5f9048', light: '#cfdc80', count: 80, leaf: 9 },
    )
    crown(
      easel,
      { x, y: 604, across: 40, down: 26 },
      { dark: '#b8382a', mid: '#f06a3f', light: '#ffd0a0', count: 46, leaf: 6, slender: 0.85 },
    )
  }
}

function bicycle(on: Easel, ghost?: string): void {
  const paint = (tone: string) => ghost ?? tone
  const wheels = [
    [270, 930],
    [680, 930],
  ] as const
  for (const [x, y] of wheels) {
    if (!ghost) spot(on, { x: x + 30, y: y + 136, across: 130, down: 12 }, '#2f1f28', 0.6)
    line(on, ellipse({ x, y, across: 128, down: 128 }), paint('#2a2428'), 13)
    line(on, ellipse({ x, y, across: 119, down: 119 }), paint('#d8cfc0'), 4)
    for (let spoke = 0; spoke < 28; spoke++) {
      const angle = (spoke / 28) * Math.PI * 2
      line(
        on,
        polygon([
          x + Math.cos(angle + 0.5) * 9,
          y + Math.sin(angle + 0.5) * 9,
          x + Math.cos(angle) * 117,
          y + Math.sin(angle) * 117,
        ]),
        tint(paint('#e6e0d6'), 0.85),
        1.3,
      )
    }
    fill(on, ellipse({ x, y, across: 10, down: 10 }), paint('#8a8078'))
  }
  const frame = '#c83c34'
  for (const tube of [
    [270, 930, 440, 930],
    [440, 930, 400, 720],
    [270, 930, 404, 745],
    [404, 745, 600, 740],
    [440, 930, 612, 768],
    [596, 690, 616, 780, 640, 860, 680, 930],
  ]) {
    line(on, smoothLine(tube), paint(frame), 13)
    if (!ghost) {
      on.ctx.save()
      on.ctx.translate(-2, -3)
      line(on, smoothLine(tube), tint('#ff9a80', 0.8), 3)
      on.ctx.restore()
    }
  }
  for (const [x, y] of wheels)
    line(
      on,
      smoothLine([x - 132, y - 40, x - 98, y - 104, x - 20, y - 141, x + 70, y - 124, x + 124, y - 66]),
      paint(frame),
      7,
    )
  line(on, polygon([402, 726, 394, 676]), paint('#d8d0c4'), 8)
  fill(on, smooth([330, 668, 350, 652, 410, 656, 470, 666, 466, 676, 410, 682, 360, 690, 336, 686]), paint('#6a3c24'))
  if (!ghost) line(on, smoothLine([344, 660, 400, 660, 456, 668]), tint('#e0a878', 0.7), 4)
  line(on, smoothLine([598, 694, 592, 640, 560, 622, 520, 640]), paint('#d8d0c4'), 8)
  line(on, smoothLine([546, 630, 512, 646]), paint('#6a3c24'), 14)
  line(on, smoothLine([592, 650, 640, 630, 662, 640]), paint('#d8d0c4'), 6)
  line(on, ellipse({ x: 440, y: 930, across: 38, down: 38 }), paint('#8a8078'), 6)
  line(on, polygon([440, 930, 466, 990]), paint('#8a8078'), 8)
  fill(on, rectangle({ x: 446, y: 986, width: 44, height: 12, radius: 5 }), paint('#2a2428'))
  line(on, smoothLine([270, 920, 360, 900, 440, 892]), paint('#4a4244'), 3)
  line(on, smoothLine([270, 940, 360, 960, 440, 968]), paint('#4a4244'), 3)
  line(on, polygon([440, 930, 410, 1052]), paint('#4a4244'), 6)
  basket(on, ghost)
}

/** Before the handlebar, full of flowers. */
function basket(on: Easel, ghost?: string): void {
  const paint = (tone: string) => ghost ?? tone
  const { dice } = on
  const box = polygon([618, 636, 776, 636, 756, 742, 640, 742])
  fill(on, box, paint('#c08a4c'))
  if (!ghost) {
    within(on, box, () => {
      for (let row = 0; row < 9; row++) {
        for (let column = 0; column < 14; column++) {
          const x = 616 + column * 13 + (row % 2) * 6
          fill(on, ellipse({ x, y: 642 + row * 12, across: 8, down: 5 }), mix('#b8803f', '#f0cc8a', dice.unit() * 0.8))
          line(on, smoothLine([x - 7, 646 + row * 12, x + 7, 646 + row * 12]), tint('#5a3014', 0.5), 1.6)
        }
      }
    })
    edge(on, box, { dx: 40, dy: 10, blur: 24, colour: '#4a2418', alpha: 0.55 })
    for (let index = 0; index < 9; index++)
      crown(
        on,
        { x: dice.range(636, 760), y: dice.range(590, 636), across: 32, down: 26 },
        { dark: '#3f6a4a', mid: '#78a060', light: '#dfe8a8', count: 24, leaf: 10 },
      )
    for (let index = 0; index < 8; index++)
      crown(
        on,
        { x: dice.range(636, 764), y: dice.range(570, 624), across: 20, down: 17 },
        { dark: '#6a5ab0', mid: '#a898e0', light: '#f3edff', count: 34, leaf: 5, slender: 0.85 },
      )
    crown(
      on,
      { x: 668, y: 590, across: 24, down: 20 },
      { dark: '#e0b83a', mid: '#ffe27a', light: '#fffbe0', count: 40, leaf: 6, slender: 0.85 },
    )
  }
  line(on, polygon([612, 636, 782, 636]), paint('#8a5a2c'), 8)
}

function flowers(easel: Easel): void {
  const { dice } = easel
  line(easel, smoothLine([920, 60, 760, 120, 620, 110, 480, 150, 380, 130]), '#5a4438', 13)
  line(easel, smoothLine([900, 200, 840, 330, 860, 520, 830, 760]), '#5a4438', 11)
  const masses = [
    [860, 60, 120, 90],
    [740, 90, 120, 90],
    [610, 100, 110, 80],
    [500, 130, 90, 66],
    [400, 120, 74, 54],
    [840, 220, 110, 90],
    [730, 210, 100, 70],
    [870, 370, 84, 90],
    [620, 210, 70, 56],
    [850, 520, 74, 84],
    [480, 214, 50, 50],
    [860, 660, 60, 70],
    [330, 96, 50, 36],
  ] as const
  for (const [x, y, rx, ry] of masses)
    crown(
      easel,
      { x, y: y + 14, across: rx * 1.08, down: ry * 1.08 },
      { dark: '#1f4430', mid: '#47784a', light: '#a8c46a', count: 130, leaf: 13, slender: 0.5 },
    )
  for (const [x, y, rx, ry] of masses)
    crown(
      easel,
      { x, y, across: rx, down: ry },
      { dark: '#8a1454', mid: '#dc3a86', light: '#ff9cc4', count: 330, leaf: 11, slender: 0.7 },
    )
  for (let index = 0; index < 26; index++) {
    const [x, y, rx, ry] = masses[index % masses.length] ?? masses[0]
    fill(
      easel,
      ellipse({ x: x + dice.range(-0.8, 0.8) * rx, y: y + dice.range(-0.8, 0.8) * ry, across: 4, down: 4 }),
      '#fff6d8',
    )
  }
}
