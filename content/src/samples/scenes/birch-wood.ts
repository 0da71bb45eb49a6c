import { mix, tint, vary } from '../brush/colour.ts'
import { type Easel, layer } from '../brush/easel.ts'
import { fill, gradient, vertical, within } from '../brush/form.ts'
import { glow, rays, spot } from '../brush/light.ts'
import { paintScene } from '../brush/paint-scene.ts'
import { polygon, smooth } from '../brush/path.ts'
import { crown, grass } from '../brush/plants.ts'

/** White trunks and gold leaves, a path running into the light. */
export const birchWood = paintScene({
  id: 'birch-wood',
  width: 800,
  height: 1200,
  seed: 99,
  finish: { bloom: 0.34, wash: '#ffc46b' },
  paint(easel) {
    const { ctx, dice, width } = easel
    ctx.fillStyle = vertical(easel, 0, 1200, [
      [0, '#e6cf8f'],
      [0.5, '#fdf0c4'],
      [0.66, '#f3d690'],
      [1, '#8d5a2a'],
    ])
    ctx.fillRect(0, 0, width, 1200)
    glow(easel, { x: 420, y: 560, radius: 520 }, '#fffbe6', 0.9)
    layer(easel, { blur: 7 }, (sheet) => {
      for (let index = 0; index < 26; index++)
        trunk(sheet, dice.range(-20, 820), dice.range(720, 760), dice.range(6, 12), 0.68)
      for (let index = 0; index < 60; index++)
        crown(
          sheet,
          { x: dice.range(-40, 840), y: dice.range(-20, 470), across: dice.range(40, 90), down: dice.range(30, 60) },
          { dark: '#d4a552', mid: '#eac36a', light: '#fff0b8', count: 46, leaf: 12, lightX: 0 },
        )
    })
    ctx.fillStyle = vertical(easel, 735, 1200, [
      [0, 'rgba(240,205,128,0)'],
      [0.12, '#e0ac55'],
      [0.45, '#b9742f'],
      [1, '#5e3219'],
    ])
    ctx.fillRect(0, 720, width, 480)
    const path = smooth([
      402, 745, 428, 745, 452, 800, 430, 880, 500, 1000, 640, 1240, 190, 1240, 290, 1000, 352, 880, 384, 800,
    ])
    fill(
      easel,
      path,
      vertical(easel, 745, 1200, [
        [0, '#fff0c2'],
        [0.4, '#d9b07d'],
        [1, '#7a563f'],
      ]),
    )
    within(easel, path, () => {
      for (let index = 0; index < 420; index++) {
        const t = dice.unit()
        spot(
          easel,
          { x: dice.range(180, 640), y: 750 + t * 450, across: 4 + t * 16, down: 1 + t * 4 },
          dice.pick(['#6b4530', '#ffe4a8', '#a8703e']),
          0.4,
        )
      }
    })
    fallen(easel, 1500)
    for (let index = 0; index < 15; index++)
      trunk(
        easel,
        index % 2 ? dice.range(-10, 330) : dice.range(480, 810),
        dice.range(780, 850),
        dice.range(15, 24),
        0.36,
      )
    for (let index = 0; index < 46; index++) {
      const x = dice.range(-40, 840)
      crown(
        easel,
        { x, y: dice.range(-30, 430) - Math.abs(x - 420) * -0.3, across: dice.range(46, 90), down: dice.range(34, 60) },
        { dark: '#b8782c', mid: '#e0a23a', light: '#ffdf86', count: 60, leaf: 9, lightX: (420 - x) / 500, lightY: 0.3 },
      )
    }
    rays(easel, { x: 430, y: 380, length: 900, from: 0.7, to: 2.4, colour: '#fff0bd', alpha: 0.32 })
    trunk(easel, 96, 985, 46, 0)
    trunk(easel, 232, 905, 30, 0.14)
    trunk(easel, 640, 925, 33, 0.12)
    trunk(easel, 742, 1060, 60, 0)
    trunk(easel, 560, 860, 20, 0.26)
    grass(easel, {
      top: 860,
      bottom: 1200,
      count: 900,
      far: 10,
      near: 46,
      stops: [
        [0, '#c9993f'],
        [0.5, '#8f6a2c'],
        [1, '#4d3a1c'],
      ],
    })
    fallen(easel, 900)
    for (let index = 0; index < 40; index++) {
      const x = dice.chance(0.5) ? dice.range(-40, 280) : dice.range(520, 840)
      crown(
        easel,
        { x, y: dice.range(-40, 300), across: dice.range(40, 80), down: dice.range(30, 54) },
        { dark: '#a05f1c', mid: '#e39a26', light: '#ffd35c', count: 70, leaf: 8, lightX: (420 - x) / 420, lightY: 0.4 },
      )
    }
    for (let index = 0; index < 90; index++)
      leaf(
        easel,
        dice.range(0, width),
        dice.range(120, 900),
        dice.range(4, 9),
        dice.pick(['#ffcf4d', '#f0a22e', '#ffe39a']),
      )
    glow(easel, { x: 420, y: 620, radius: 420 }, '#fff0b8', 0.4)
  },
})

function trunk(on: Easel, x: number, foot: number, w: number, haze: number): void {
  const { dice } = on
  const lean = dice.range(-14, 14)
  const bark = polygon([
    x - w * 0.42 + lean,
    -10,
    x + w * 0.42 + lean,
    -10,
    x + w * 0.5,
    foot * 0.8,
    x + w * 0.72,
    foot + 4,
    x - w * 0.72,
    foot + 4,
    x - w * 0.5,
    foot * 0.8,
  ])
  const toward = x < 420 ? 1 : 0
  const bright = mix('#fffaf0', '#fbe9bf', haze)
  const dark = mix('#8d8290', '#e3bd77', haze)
  fill(
    on,
    bark,
    gradient(
      on,
      { from: [x - w * 0.5, 0], to: [x + w * 0.5, 0] },
      toward
        ? [
            [0, dark],
            [0.45, mix(dark, bright, 0.6)],
            [0.85, bright],
            [1, '#fff3cf'],
          ]
        : [
            [0, '#fff3cf'],
            [0.15, bright],
            [0.55, mix(dark, bright, 0.6)],
            [1, dark],
          ],
    ),
  )
  within(on, bark, () => {
    const marks = Math.round(w * 1.5)
    for (let index = 0; index < marks; index++) {
      const y = dice.range(0, foot)
      const side = dice.chance(0.6) ? -toward : toward
      on.ctx.fillStyle = tint(mix('#2b2430', '#b98a52', haze), dice.range(0.3, 0.85))
      on.ctx.beginPath()
      on.ctx.ellipse(
        x + lean * (1 - y / foot) + (side * 0.6 + dice.range(-0.35, 0.35)) * w * 0.5,
        y,
        w * dice.range(0.08, 0.34),
        dice.range(0.8, w * 0.07 + 1),
        dice.range(-0.12, 0.12),
        0,
        7,
      )
      on.ctx.fill()
    }
    spot(on, { x, y: foot, across: w, down: w * 1.6 }, mix('#3b2a2a', '#b98a52', haze), 0.6)
  })
  spot(on, { x: x + (toward ? -1 : 1) * w, y: foot + 4, across: w * 2.2, down: w * 0.35 }, '#3d2010', 0.5 * (1 - haze))
}

function fallen(easel: Easel, count: number): void {
  const { dice, width } = easel
  for (let index = 0; index < count; index++) {
    const t = dice.unit() ** 0.75
    leaf(
      easel,
      dice.range(0, width),
      770 + t * 430,
      2 + t * 6.5,
      dice.pick(['#e9a437', '#c8702a', '#ffcf66', '#a04f20', '#f3b94a']),
    )
  }
}

function leaf(easel: Easel, x: number, y: number, size: number, colour: string): void {
  const { ctx, dice } = easel
  ctx.fillStyle = vary(colour, dice, 14)
  ctx.beginPath()
  ctx.ellipse(x, y, size, size * dice.range(0.3, 0.6), dice.range(0, 3.1), 0, 7)
  ctx.fill()
}
