import { mix, tint } from '../brush/colour.ts'
import { edge, fill, line, vertical, within } from '../brush/form.ts'
import { glow, spot } from '../brush/light.ts'
import { paintScene } from '../brush/paint-scene.ts'
import { ellipse, smooth } from '../brush/path.ts'
import { blade } from '../brush/plants.ts'
import { ridge } from '../brush/ridge.ts'
import { birds, clouds, sky } from '../brush/sky.ts'
import { glitter, mirror } from '../brush/water.ts'

/** Flamingos wading in a still lagoon, pink on turquoise. */
export const flamingos = paintScene({
  id: 'flamingos',
  width: 1200,
  height: 1200,
  seed: 141,
  finish: { bloom: 0.3, wash: '#ffd2b8' },
  paint(easel) {
    const { ctx, dice } = easel
    const horizon = 520
    sky(easel, horizon, [
      [0, '#7fc6cf'],
      [0.5, '#c8e3da'],
      [0.85, '#fde6cc'],
      [1, '#ffd9bd'],
    ])
    clouds(easel, {
      top: 40,
      bottom: 500,
      across: 520,
      up: 90,
      cover: 0.6,
      light: '#fff4ea',
      dark: '#d9b8c0',
      alpha: 0.8,
      seed: 71,
    })
    glow(easel, 960, 420, 520, '#fff0cf', 0.8)
    ridge(easel, {
      base: 494,
      rise: 22,
      length: 300,
      seed: 12,
      octaves: 4,
      stops: [
        [0, '#8fb5b5'],
        [1, '#d3cfbd'],
      ],
      foot: 530,
    })
    for (let index = 0; index < 46; index++) {
      const x = dice.range(0, 1200)
      flock(x, horizon + dice.range(-4, 10), dice.range(7, 13))
    }
    ctx.fillStyle = vertical(easel, horizon, 1200, [
      [0, '#e9dccb'],
      [0.25, '#9fd0c9'],
      [0.6, '#5fb0b3'],
      [1, '#2b7f8c'],
    ])
    ctx.fillRect(0, horizon, 1200, 680)
    mirror(easel, { horizon, bottom: 1200, ripple: 4, alpha: 0.55, squash: 1.35, blur: 1 })
    bird(985, 770, 0.62, -1, 0.3)
    bird(175, 790, 0.62, 1, 0.25)
    bird(770, 925, 1.04, -1, 0)
    bird(390, 975, 1.16, 1, 0)
    for (let index = 0; index < 900; index++) {
      const t = dice.unit()
      ctx.fillStyle = dice.chance(0.5) ? tint('#22707d', 0.2) : tint('#fff6e6', 0.26)
      ctx.beginPath()
      ctx.ellipse(
        dice.range(0, 1200),
        horizon + 10 + t * 660,
        (6 + 40 * t) * dice.range(0.3, 1.2),
        0.6 + 1.8 * t,
        0,
        0,
        7,
      )
      ctx.fill()
    }
    glitter(easel, {
      x: 960,
      top: horizon + 4,
      bottom: 1190,
      far: 80,
      near: 160,
      count: 520,
      colour: '#fff9e6',
      alpha: 0.7,
    })
    for (let index = 0; index < 130; index++) {
      const side = dice.chance(0.5)
      const x = side ? dice.range(-30, 190) : dice.range(1030, 1230)
      blade(
        easel,
        x,
        1215,
        dice.range(90, 330),
        dice.around(side ? 40 : -40, 70),
        dice.range(5, 10),
        mix('#2f6a5c', '#a9b96a', dice.unit() ** 2),
      )
    }
    birds(easel, 330, 220, 160, 8, tint('#d9717d', 0.85))

    function flock(x: number, y: number, size: number): void {
      fill(easel, ellipse(x, y - size * 1.5, size * 0.7, size * 0.42, -0.2), tint('#f29aa0', 0.85))
      line(
        easel,
        smooth([x + size * 0.5, y - size * 1.6, x + size * 0.9, y - size * 2.4, x + size * 0.6, y - size * 2.9], false),
        tint('#f29aa0', 0.85),
        size * 0.16,
      )
      line(easel, smooth([x, y - size, x, y], false), tint('#c97780', 0.7), size * 0.1)
    }

    function bird(x: number, foot: number, size: number, side: number, haze: number): void {
      shape(x, foot, size, side, haze, false)
      ctx.save()
      ctx.globalAlpha = 0.42
      ctx.translate(0, foot * 2)
      ctx.scale(1, -1)
      shape(x, foot, size, side, haze, true)
      ctx.restore()
      for (let ripple = 0; ripple < 4; ripple++)
        line(
          easel,
          ellipse(x, foot + 2, (34 + ripple * 30) * size, (5 + ripple * 5) * size),
          tint('#fff9f0', 0.42 - ripple * 0.09),
          2 * size,
        )
      for (let index = 0; index < 60; index++) {
        const y = foot + dice.range(20, 330) * size
        fill(easel, ellipse(dice.around(x, 130 * size), y, dice.range(14, 50) * size, 2.2 * size), tint('#5fb0b3', 0.4))
      }
    }

    function shape(x: number, foot: number, size: number, side: number, haze: number, plain: boolean): void {
      const at = (points: readonly number[]) =>
        points.map((value, index) => (index % 2 ? foot + value * size : x + value * size * side))
      const pink = mix('#f0707c', '#f3d3cc', haze)
      const leg = mix('#d8546a', '#f0c4c0', haze)
      line(easel, smooth(at([6, -150, 4, -90, 8, -82, 4, 0]), false), leg, 6.5 * size)
      line(easel, smooth(at([-16, -150, -34, -96, -10, -74, 2, -84]), false), leg, 6 * size)
      line(
        easel,
        smooth(at([86, -236, 132, -262, 130, -318, 92, -356, 88, -406, 118, -428, 140, -414]), false),
        pink,
        19 * size,
      )
      line(
        easel,
        smooth(at([90, -240, 136, -264, 134, -318, 97, -356, 93, -404, 118, -424]), false),
        mix('#ffb0a8', '#f7dcd4', haze),
        7 * size,
      )
      fill(easel, ellipse(x + 126 * size * side, foot - 418 * size, 21 * size, 16 * size, 0.4 * side), pink)
      fill(
        easel,
        smooth(at([138, -426, 160, -414, 166, -392, 160, -376, 154, -392, 136, -404])),
        mix('#ffe6da', '#f7dcd4', haze),
      )
      fill(easel, smooth(at([162, -402, 168, -390, 161, -374, 155, -388])), '#3a2430')
      fill(easel, ellipse(x + 130 * size * side, foot - 422 * size, 2.6 * size, 2.6 * size), '#3a2430')
      const body = smooth(
        at([104, -246, 92, -196, 40, -150, -30, -142, -92, -160, -150, -186, -110, -214, -60, -244, 0, -262, 62, -264]),
      )
      fill(easel, body, pink)
      if (plain) return
      edge(easel, body, {
        dx: -10 * size,
        dy: 40 * size,
        blur: 26 * size,
        colour: mix('#b23a5c', '#dba8ae', haze),
        alpha: 0.75,
      })
      edge(easel, body, { dx: 8 * size, dy: -22 * size, blur: 14 * size, colour: '#ffe2d2', alpha: 0.85 })
      within(easel, body, () => {
        for (let row = 0; row < 6; row++) {
          for (let feather = 0; feather < 9; feather++) {
            const fx = 64 - feather * 22 - row * 8
            const fy = -240 + row * 15 + feather * 3
            line(
              easel,
              smooth(at([fx, fy, fx - 20, fy + 12, fx - 40, fy + 10]), false),
              tint(dice.chance(0.5) ? '#ffd0c6' : '#c8486a', 0.4),
              2.6 * size,
            )
          }
        }
        for (let index = 0; index < 9; index++)
          line(
            easel,
            smooth(at([-60 - index * 4, -206 + index * 5, -110, -196 + index * 4, -150, -186]), false),
            tint('#5a2440', 0.35),
            3 * size,
          )
      })
      spot(easel, x + 40 * size * side, foot - 240 * size, 60 * size, 26 * size, '#fff0e6', 0.4)
    }
  },
})
