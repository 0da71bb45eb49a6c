import { mix, tint } from '../brush/colour.ts'
import { type Easel, layer } from '../brush/easel.ts'
import { blossom } from '../brush/flowers.ts'
import { edge, fill, line, vertical } from '../brush/form.ts'
import { bokeh, glow, spot } from '../brush/light.ts'
import { paintScene } from '../brush/paint-scene.ts'
import { ellipse, smooth, smoothLine } from '../brush/path.ts'

/** A branch in full blossom before a soft spring sky, with a small bird. */
export const cherryBlossom = paintScene({
  id: 'cherry-blossom',
  width: 1200,
  height: 1200,
  seed: 171,
  finish: { bloom: 0.28, vignette: 0.14 },
  paint(easel) {
    const { ctx, dice } = easel
    ctx.fillStyle = vertical(easel, 0, 1200, [
      [0, '#8cc3e0'],
      [0.55, '#cfe3ea'],
      [1, '#f8e2e0'],
    ])
    ctx.fillRect(0, 0, 1200, 1200)
    glow(easel, { x: 960, y: 180, radius: 820 }, '#fff6e6', 0.7)
    layer(easel, { blur: 20 }, (sheet) => {
      for (let index = 0; index < 130; index++)
        spot(
          sheet,
          { x: dice.range(0, 1200), y: dice.around(980, 420), across: dice.range(30, 90), down: dice.range(26, 70) },
          dice.pick(['#f6b9cc', '#fbdde4', '#ef9ab6', '#e3c6d8']),
          0.7,
        )
      line(sheet, smoothLine([-40, 1010, 320, 930, 700, 980, 1240, 860]), '#a58590', 22)
      for (let index = 0; index < 60; index++)
        spot(
          sheet,
          { x: dice.range(0, 560), y: dice.range(-40, 240), across: dice.range(30, 70), down: dice.range(26, 60) },
          '#f7c6d4',
          0.6,
        )
    })
    for (let index = 0; index < 34; index++)
      bokeh(
        easel,
        { x: dice.range(0, 1200), y: dice.range(500, 1200), radius: dice.range(14, 46) },
        '#fff0f2',
        dice.range(0.1, 0.3),
      )
    const main = [1260, 300, 1080, 372, 900, 430, 740, 520, 560, 566, 400, 650, 250, 690, 110, 780]
    branch(easel, main, 40, 9)
    branch(easel, [900, 430, 830, 330, 720, 250, 610, 210], 17, 5)
    branch(easel, [740, 520, 700, 640, 590, 750, 520, 830], 15, 4)
    branch(easel, [400, 650, 330, 560, 240, 500, 160, 480], 12, 4)
    branch(easel, [1080, 372, 1040, 520, 960, 630, 930, 720], 15, 4)
    branch(easel, [560, 566, 500, 470, 430, 420, 400, 350], 11, 3)
    robin(easel, 668, 430)
    for (const [x, y, spread, count] of [
      [610, 210, 70, 14],
      [740, 280, 60, 10],
      [520, 830, 80, 16],
      [610, 730, 60, 11],
      [160, 480, 80, 15],
      [270, 520, 50, 8],
      [930, 720, 80, 15],
      [1000, 580, 60, 10],
      [110, 790, 70, 13],
      [260, 700, 60, 12],
      [420, 640, 60, 10],
      [400, 350, 64, 12],
      [1010, 410, 70, 12],
      [1150, 330, 80, 14],
      [850, 470, 46, 8],
    ] as const)
      cluster(easel, x, y, spread, count)
    layer(easel, { blur: 9 }, (sheet) => {
      cluster(sheet, 1120, 1100, 190, 18, 2.1)
      cluster(sheet, 40, 130, 130, 10, 1.9)
    })
    for (let index = 0; index < 60; index++) {
      const size = dice.range(5, 13)
      fill(
        easel,
        ellipse({
          x: dice.range(0, 1200),
          y: dice.range(500, 1180),
          across: size,
          down: size * 0.55,
          turn: dice.range(0, 3),
        }),
        tint(mix('#fff3f4', '#f49fb8', dice.unit()), 0.85),
      )
    }
  },
})

function branch(easel: Easel, points: readonly number[], thick: number, thin: number): void {
  const { dice } = easel
  const count = points.length / 2
  const upper: number[] = []
  const lower: number[] = []
  for (let index = 0; index < count; index++) {
    const half = (thick + ((thin - thick) * index) / (count - 1)) / 2
    upper.push(points[index * 2] ?? 0, (points[index * 2 + 1] ?? 0) - half + dice.range(-2, 2))
    lower.unshift((points[index * 2] ?? 0) + dice.range(-3, 3), (points[index * 2 + 1] ?? 0) + half)
  }
  const bark = smooth([...upper, ...lower])
  fill(easel, bark, '#5d3f3c')
  edge(easel, bark, { dx: 0, dy: thick * 0.35, blur: thick * 0.2, colour: '#241418', alpha: 0.8 })
  edge(easel, bark, { dx: 2, dy: -thick * 0.16, blur: 2, colour: '#d3aa98', alpha: 0.8 })
  for (let index = 0; index < thick * 2; index++) {
    const at = dice.unit() * (count - 1.01)
    const step = Math.floor(at)
    const t = at - step
    const x = (points[step * 2] ?? 0) * (1 - t) + (points[step * 2 + 2] ?? 0) * t
    const y = (points[step * 2 + 1] ?? 0) * (1 - t) + (points[step * 2 + 3] ?? 0) * t
    fill(
      easel,
      ellipse({ x, y: y + dice.around(0, thin), across: dice.range(3, 10), down: 1.3, turn: -0.4 }),
      tint(dice.chance(0.5) ? '#1e1012' : '#b98f80', 0.4),
    )
  }
}

function cluster(on: Easel, x: number, y: number, spread: number, count: number, scale = 1): void {
  const { dice } = on
  for (let index = 0; index < count * 0.5; index++) {
    const bx = dice.around(x, spread * 1.5)
    const by = dice.around(y, spread * 1.4)
    line(on, smoothLine([x, y, (x + bx) / 2, (y + by) / 2 - 8, bx, by]), tint('#7a8a52', 0.8), 2.4)
    fill(
      on,
      ellipse({ x: bx, y: by, across: 7 * scale, down: 10 * scale, turn: dice.range(-1, 1) }),
      dice.pick(['#e0698f', '#f08aa8', '#d9577d']),
    )
  }
  for (let index = 0; index < count * 0.4; index++)
    fill(
      on,
      ellipse({
        x: dice.around(x, spread * 1.3),
        y: dice.around(y, spread * 1.3),
        across: 16 * scale,
        down: 5 * scale,
        turn: dice.range(0, 3),
      }),
      dice.pick(['#a3b56a', '#b98a5a', '#8fa85a']),
    )
  for (let index = 0; index < count; index++) {
    const depth = index / count
    blossom(
      on,
      { x: dice.around(x, spread), y: dice.around(y, spread), size: dice.range(26, 38) * scale },
      {
        petals: 5,
        colour: mix('#ee9fb9', '#fbd6df', depth),
        tip: mix('#f8c5d4', '#fffafa', depth),
        heart: '#c23a62',
        squash: dice.range(0.6, 1),
        wide: 0.66,
      },
    )
  }
}

function robin(easel: Easel, x: number, y: number): void {
  const at = (points: readonly number[]) => points.map((value, index) => (index % 2 ? y + value : x + value))
  line(easel, smoothLine(at([6, 60, 8, 90])), '#3d2c2c', 4)
  line(easel, smoothLine(at([-12, 60, -14, 98])), '#3d2c2c', 4)
  fill(easel, smooth(at([44, 20, 120, 62, 132, 76, 112, 78, 40, 52])), '#4a4a58')
  const body = smooth(
    at([-62, -56, -40, -82, -6, -86, 24, -64, 50, -18, 58, 24, 36, 60, -8, 72, -50, 52, -68, 10, -60, -24]),
  )
  fill(easel, body, '#6f6f7c')
  const breast = smooth(at([-62, -56, -50, -66, -30, -40, -14, 0, -22, 50, -40, 60, -56, 44, -70, 10, -60, -24]))
  fill(easel, breast, '#e8794a')
  edge(easel, breast, { dx: 0, dy: 40, blur: 20, colour: '#f6e3cf', alpha: 0.9 })
  edge(easel, body, { dx: 10, dy: 22, blur: 14, colour: '#2b2c3c', alpha: 0.6 })
  edge(easel, body, { dx: 6, dy: -8, blur: 5, colour: '#fff2e0', alpha: 0.75 })
  const wing = smooth(at([4, -34, 36, -10, 62, 30, 88, 58, 40, 48, 10, 26, -4, -6]))
  fill(easel, wing, '#54566a')
  edge(easel, wing, { dx: 4, dy: -6, blur: 3, colour: '#b9bccb', alpha: 0.8 })
  for (let feather = 0; feather < 5; feather++)
    line(
      easel,
      smoothLine(
        at([14 + feather * 6, 6 + feather * 6, 44 + feather * 7, 26 + feather * 6, 70 + feather * 4, 48 + feather * 2]),
      ),
      tint('#23243a', 0.45),
      2.4,
    )
  fill(easel, smooth(at([-60, -58, -84, -48, -60, -46])), '#3a3038')
  fill(easel, ellipse({ x: x - 38, y: y - 60, across: 6, down: 6 }), '#16121a')
  fill(easel, ellipse({ x: x - 40, y: y - 62, across: 2, down: 2 }), '#ffffff')
}
