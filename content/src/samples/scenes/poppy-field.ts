import { mix, tint } from '../brush/colour.ts'
import { poppy } from '../brush/flowers.ts'
import { vertical } from '../brush/form.ts'
import { glow, spot } from '../brush/light.ts'
import { paintScene } from '../brush/paint-scene.ts'
import { blade, crown, grass } from '../brush/plants.ts'
import { ridge } from '../brush/ridge.ts'
import { clouds, sky } from '../brush/sky.ts'

/** Poppies to the horizon on a bright morning. */
export const poppyField = paintScene({
  id: 'poppy-field',
  width: 1200,
  height: 800,
  seed: 33,
  finish: { bloom: 0.28, wash: '#ffd9a0' },
  paint(easel) {
    const { ctx, dice, width } = easel
    sky(easel, 380, [
      [0, '#4f97d6'],
      [0.6, '#bcdcea'],
      [1, '#fdf1d4'],
    ])
    clouds(easel, {
      top: 0,
      bottom: 350,
      across: 330,
      up: 120,
      cover: 0.74,
      light: '#fffaf0',
      dark: '#a9bdd4',
      seed: 12,
    })
    glow(easel, { x: 230, y: 210, radius: 560 }, '#ffedb8', 0.7)
    ridge(easel, {
      base: 352,
      rise: 34,
      length: 420,
      seed: 2,
      octaves: 4,
      stops: [
        [0, '#9dbccb'],
        [1, '#c6d8cd'],
      ],
      foot: 420,
    })
    ridge(easel, {
      base: 376,
      rise: 22,
      length: 300,
      seed: 7,
      octaves: 4,
      stops: [
        [0, '#86aa9f'],
        [1, '#b3c79a'],
      ],
      foot: 430,
    })
    for (let index = 0; index < 70; index++) {
      const grove = dice.pick([90, 150, 830, 905, 960, 1120])
      const x = index % 3 ? dice.around(grove, 120) : dice.range(-20, width + 20)
      const size = index % 3 ? dice.range(12, 34) : dice.range(5, 11)
      crown(
        easel,
        { x, y: 392 - size * 0.55, across: size * 1.1, down: size },
        { dark: '#3f6a5c', mid: '#5f8c66', light: '#c3cf86', count: 90, leaf: 3.6 },
      )
    }
    ctx.fillStyle = vertical(easel, 384, 800, [
      [0, '#cfc67c'],
      [0.1, '#93ae5c'],
      [0.5, '#4d8040'],
      [1, '#22502e'],
    ])
    ctx.fillRect(0, 388, width, 420)
    for (let index = 0; index < 1500; index++) {
      const t = dice.unit() ** 1.7
      spot(
        easel,
        { x: dice.range(0, width), y: 392 + t * 110, across: 4 + t * 14, down: 1.2 + t * 4.5 },
        mix('#ee8f70', '#dd3b2a', t),
        0.9,
      )
    }
    grass(easel, {
      top: 430,
      bottom: 700,
      count: 1500,
      far: 8,
      near: 70,
      wind: 0.16,
      stops: [
        [0, '#b5c079'],
        [0.4, '#7da257'],
        [1, '#3f7a40'],
      ],
    })
    const count = 520
    for (let index = 0; index < count; index++) {
      const t = index / count
      const y = 430 + t ** 1.6 * 420
      const size = 4 + t ** 1.9 * 46
      const x = dice.range(-20, width + 20)
      const lean = dice.around(size * 0.5, size)
      const top = y - dice.unit() * size * 1.6
      if (size > 8)
        blade(
          easel,
          { x: x - lean, y: y + size * 3.4, length: y + size * 3.4 - top, lean, width: size * 0.13 + 1 },
          mix('#6d8f4a', '#3a6a3a', t),
        )
      poppy(
        easel,
        { x, y: top, size: size * dice.range(0.7, 1.15) },
        mix('#e2543f', '#d9281f', t),
        mix('#ffb489', '#ff7a4f', t),
      )
      for (let stem = 0; stem < 7; stem++) {
        const length = size * dice.range(1.5, 3.2)
        blade(
          easel,
          {
            x: x + dice.range(-4, 4) * size,
            y: y + size * 3.6,
            length,
            lean: dice.around(0.16 * length, length * 0.4),
            width: size * 0.16 + 0.8,
          },
          mix('#a8bb66', '#3a7038', t * dice.range(0.6, 1.2)),
        )
      }
    }
    ctx.fillStyle = tint('#fff3c9', 0.12)
    ctx.fillRect(0, 300, width, 130)
    glow(easel, { x: 180, y: 330, radius: 620 }, '#ffe09a', 0.35)
  },
})
