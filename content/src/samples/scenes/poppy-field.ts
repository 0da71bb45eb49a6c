import { mix, tint } from '../brush/colour.ts'
import { layer } from '../brush/easel.ts'
import { poppy } from '../brush/flowers.ts'
import { vertical } from '../brush/form.ts'
import { glow, spot } from '../brush/light.ts'
import { paintScene } from '../brush/paint-scene.ts'
import { blade, crown, grass } from '../brush/plants.ts'
import { ridge } from '../brush/ridge.ts'
import { clouds, sky } from '../brush/sky.ts'

/** Poppies to the horizon, the nearest ones out of focus at the lower edge. */
export const poppyField = paintScene({
  id: 'poppy-field',
  width: 1200,
  height: 800,
  seed: 33,
  finish: { bloom: 0.28, wash: '#ffd9a0' },
  paint(easel) {
    const { ctx, dice, width } = easel
    sky(easel, 380, [
      [0, '#6fa6d6'],
      [0.6, '#bcdcea'],
      [1, '#fdf1d4'],
    ])
    clouds(easel, { top: 0, bottom: 350, across: 330, up: 120, cover: 0.62, light: '#fffaf0', dark: '#b6c6d8', seed: 12 })
    glow(easel, 230, 210, 560, '#ffedb8', 0.7)
    ridge(easel, { base: 352, rise: 34, length: 420, seed: 2, octaves: 4, stops: [[0, '#9dbccb'], [1, '#c6d8cd']], foot: 420 })
    ridge(easel, { base: 376, rise: 22, length: 300, seed: 7, octaves: 4, stops: [[0, '#86aa9f'], [1, '#b3c79a']], foot: 430 })
    for (let index = 0; index < 46; index++) {
      const x = dice.range(-20, width + 20)
      const size = dice.range(7, 24) * (x > 760 ? 1.5 : 1)
      crown(easel, x, 390 - size * 0.5, size * 1.2, size, { dark: '#4b7262', mid: '#6f9673', light: '#b9c78a', count: 90, leaf: 3.4 })
    }
    ctx.fillStyle = vertical(easel, 384, 800, [
      [0, '#c9c987'],
      [0.12, '#9fb36a'],
      [0.5, '#5f8a48'],
      [1, '#2c5532'],
    ])
    ctx.fillRect(0, 388, width, 420)
    for (let index = 0; index < 900; index++) {
      const t = dice.unit() ** 1.7
      spot(easel, dice.range(0, width), 392 + t * 120, 4 + t * 16, 1.2 + t * 5, mix('#e8896c', '#dd3b2a', t), 0.75)
    }
    grass(easel, { top: 420, bottom: 800, count: 2400, far: 8, near: 110, wind: 0.16, stops: [[0, '#b5c079'], [0.4, '#7da257'], [1, '#2f6238']] })
    const count = 420
    for (let index = 0; index < count; index++) {
      const t = index / count
      const y = 425 + t ** 1.25 * 330
      const size = 3.6 + t ** 1.7 * 30
      const x = dice.range(-20, width + 20)
      const lean = dice.around(size * 0.5, size)
      if (size > 8) blade(easel, x - lean, y + size * 3.4, size * 3.3, lean, size * 0.13 + 1, mix('#6d8f4a', '#3a6a3a', t))
      poppy(easel, x, y, size * dice.range(0.75, 1.15), mix('#e2543f', '#d9281f', t), mix('#ffb489', '#ff7a4f', t))
      if (index % 5 === 0) grass(easel, { top: y + size, bottom: y + size * 4, count: 16, far: size * 2, near: size * 3.2, wind: 0.16, stops: [[0, '#8fae5c'], [1, '#4c7a3e']] })
    }
    layer(easel, { blur: 7 }, (sheet) => {
      for (const [x, y, size] of [[90, 700, 84], [1130, 735, 100], [300, 800, 70], [860, 815, 62]] as const) {
        blade(sheet, x - 20, y + 300, 300, 20, 9, '#3f6b38')
        poppy(sheet, x, y, size, '#e0301f', '#ff8a57')
      }
    })
    ctx.fillStyle = tint('#fff3c9', 0.12)
    ctx.fillRect(0, 300, width, 130)
    glow(easel, 180, 330, 620, '#ffe09a', 0.35)
  },
})
