import { tint } from '../brush/colour.ts'
import { fill } from '../brush/form.ts'
import { glow, spot } from '../brush/light.ts'
import { paintScene } from '../brush/paint-scene.ts'
import { smooth } from '../brush/path.ts'
import { ridge } from '../brush/ridge.ts'
import { birds, clouds, sky } from '../brush/sky.ts'
import { glitter, sea } from '../brush/water.ts'

/** The sun a hand above the sea, its path leading to the viewer's feet. */
export const seaSunPath = paintScene({
  id: 'sea-sun-path',
  width: 1200,
  height: 800,
  seed: 22,
  finish: { bloom: 0.4, vignette: 0.36 },
  paint(easel) {
    const { ctx, dice, width } = easel
    const horizon = 400
    sky(easel, horizon, [
      [0, '#33517e'],
      [0.4, '#8a7fa6'],
      [0.7, '#ef9f7d'],
      [0.9, '#ffcf85'],
      [1, '#ffe7ac'],
    ])
    clouds(easel, {
      top: -40,
      bottom: 380,
      across: 520,
      up: 74,
      cover: 0.66,
      light: '#ffc79a',
      dark: '#6d5f8c',
      alpha: 0.85,
      seed: 31,
      towards: [0, 0.4],
    })
    glow(easel, 640, 330, 520, '#ffb05e', 0.8)
    glow(easel, 640, 330, 120, '#fff0c2', 1)
    ctx.fillStyle = '#fffbe6'
    ctx.beginPath()
    ctx.arc(640, 330, 34, 0, 7)
    ctx.fill()
    ridge(easel, {
      base: 394,
      rise: 20,
      length: 260,
      seed: 6,
      octaves: 3,
      lift: (x) => (x < 420 ? (420 - x) * 0.13 - 22 : -30),
      stops: [
        [0, '#7a6486'],
        [1, '#c58c7f'],
      ],
      foot: 404,
    })
    sea(easel, {
      top: horizon,
      bottom: 800,
      seed: 14,
      chop: 0.55,
      stops: [
        [0, '#f0b583'],
        [0.12, '#b98a8b'],
        [0.4, '#5f6a92'],
        [0.75, '#2e4a76'],
        [1, '#1c3159'],
      ],
    })
    spot(easel, 640, 420, 360, 40, '#ffd595', 0.7)
    glow(easel, 640, 520, 300, '#ff9d55', 0.4)
    glitter(easel, { x: 640, top: 403, bottom: 800, far: 46, near: 230, count: 2600, colour: '#ffdf9e', alpha: 0.8 })
    glitter(easel, { x: 640, top: 403, bottom: 790, far: 22, near: 80, count: 900, colour: '#fffbe0', alpha: 0.95 })
    for (let index = 0; index < 1500; index++) {
      const t = dice.unit() ** 0.8
      ctx.fillStyle = dice.chance(0.5) ? tint('#16264a', 0.25) : tint('#f2b796', 0.22)
      ctx.beginPath()
      ctx.ellipse(
        dice.range(0, width),
        horizon + 6 + t * 400,
        (4 + 30 * t) * dice.range(0.4, 1.3),
        0.5 + 2.4 * t,
        0,
        0,
        7,
      )
      ctx.fill()
    }
    boat(880, 412, 1)
    boat(955, 408, 0.55)
    birds(easel, 420, 190, 150, 8, tint('#2f2a4a', 0.8))

    function boat(x: number, y: number, size: number): void {
      const at = (points: number[]) =>
        smooth(points.map((value, index) => (index % 2 ? y + value * size : x + value * size)))
      fill(easel, at([-26, -6, -20, 3, 18, 3, 28, -8, 0, -5]), '#33294a')
      fill(easel, at([-2, -8, 0, -74, 4, -70, 24, -12, 12, -9]), '#4d3c58')
      fill(easel, at([-5, -9, -3, -62, -8, -50, -22, -11]), '#6b4d5f')
      glow(easel, x - 6 * size, y - 36 * size, 40 * size, '#ffb27a', 0.35)
      spot(easel, x, y + 9 * size, 34 * size, 5 * size, '#2b2647', 0.6)
    }
  },
})
