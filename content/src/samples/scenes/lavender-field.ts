import { mix, tint, vary } from '../brush/colour.ts'
import type { Easel } from '../brush/easel.ts'
import { fill, vertical } from '../brush/form.ts'
import { glow, spot } from '../brush/light.ts'
import { paintScene } from '../brush/paint-scene.ts'
import { polygon, rectangle } from '../brush/path.ts'
import { crown } from '../brush/plants.ts'
import { ridge } from '../brush/ridge.ts'
import { clouds, sky } from '../brush/sky.ts'

/** Rows of lavender running to a farmhouse under one tree, evening light from the right. */
export const lavenderField = paintScene({
  id: 'lavender-field',
  isHero: true,
  width: 1200,
  height: 800,
  seed: 44,
  finish: { bloom: 0.3, wash: '#ffc8a0' },
  paint(easel) {
    const { ctx, width } = easel
    const horizon = 330
    sky(easel, horizon, [
      [0, '#7d8fc4'],
      [0.5, '#e2b9c3'],
      [0.85, '#ffdcae'],
      [1, '#fff0cc'],
    ])
    clouds(easel, {
      top: -20,
      bottom: 300,
      across: 460,
      up: 60,
      cover: 0.55,
      light: '#ffe3cf',
      dark: '#b493bb',
      alpha: 0.8,
      seed: 41,
      towards: [0.2, 0.2],
    })
    glow(easel, { x: 960, y: 290, radius: 560 }, '#ffcb7d', 0.85)
    glow(easel, { x: 960, y: 292, radius: 90 }, '#fff7dc', 1)
    ridge(easel, {
      base: 300,
      rise: 40,
      length: 330,
      seed: 15,
      octaves: 4,
      stops: [
        [0, '#a79cc6'],
        [1, '#e8c3b4'],
      ],
      foot: 350,
    })
    ridge(easel, {
      base: 322,
      rise: 18,
      length: 260,
      seed: 18,
      octaves: 4,
      stops: [
        [0, '#8f86ab'],
        [1, '#cfa9a0'],
      ],
      foot: 350,
    })
    ctx.fillStyle = vertical(easel, horizon, 800, [
      [0, '#e0b29a'],
      [0.25, '#a5806f'],
      [1, '#4b3a3c'],
    ])
    ctx.fillRect(0, horizon, width, 480)
    farmhouse(easel)
    const vanish = 470
    const rows = 15
    for (let step = 0; step < 56; step++) {
      const t = step / 56
      const y = horizon + 5 + t ** 2.1 * 510
      const depth = (y - horizon) / 470
      for (let row = -rows; row <= rows; row++) {
        const x = vanish + row * 190 * depth + row * 7
        const size = 5 + depth * 74
        if (x < -size || x > width + size) continue
        tuft(easel, x, y + size * 0.3, size, depth)
      }
    }
    glow(easel, { x: 960, y: 340, radius: 480 }, '#ffb86e', 0.4)
  },
})

function tuft(easel: Easel, x: number, y: number, size: number, depth: number): void {
  const { ctx, dice } = easel
  if (size > 12)
    spot(easel, { x: x - size * 0.35, y: y + size * 0.14, across: size * 1.05, down: size * 0.3 }, '#2b1f3a', 0.5)
  const count = Math.round(9 + size * 0.5)
  for (let index = 0; index < count; index++) {
    const lean = dice.around(0, 1.1)
    const height = size * dice.range(0.5, 1.05) * (1 - Math.abs(lean) * 0.25)
    const px = x + lean * size * 0.62
    const py = y - height
    const lit = lean * 0.45 + dice.range(-0.1, 0.55)
    const colour = mix(mix('#4a3784', '#7d5fb8', lit + 0.35), '#ffb9c9', Math.max(0, lit) * 0.62)
    const far = mix(colour, '#d9a9c2', Math.max(0, 0.7 - depth * 2.2))
    if (size > 24) {
      ctx.strokeStyle = tint(mix('#4e6146', '#93915c', lit), 0.8)
      ctx.lineWidth = size * 0.02
      ctx.beginPath()
      ctx.moveTo(x + lean * size * 0.3, y)
      ctx.quadraticCurveTo(x + lean * size * 0.4, y - height * 0.6, px, py)
      ctx.stroke()
    }
    const head = Math.max(1.4, size * 0.052)
    for (let bud = 0; bud < (size > 22 ? 3 : 1); bud++) {
      ctx.fillStyle = vary(far, dice, 15)
      ctx.beginPath()
      ctx.ellipse(
        px - lean * bud * head * 0.5,
        py + bud * head * 1.35,
        head * (size > 22 ? 0.9 : 1.3),
        head * 1.25,
        lean * 0.4,
        0,
        7,
      )
      ctx.fill()
    }
  }
}

function farmhouse(easel: Easel): void {
  const { dice } = easel
  spot(easel, { x: 300, y: 338, across: 200, down: 10 }, '#5b3f5a', 0.5)
  for (let index = 0; index < 9; index++)
    crown(
      easel,
      { x: dice.range(120, 260), y: 322, across: 22, down: 16 },
      { dark: '#4a4a58', mid: '#6c6a5e', light: '#d3a878', count: 80, leaf: 3.4, lightX: 0.8 },
    )
  fill(easel, rectangle({ x: 262, y: 288, width: 86, height: 46 }), '#dcb094')
  fill(easel, rectangle({ x: 262, y: 288, width: 44, height: 46 }), '#a67f7f')
  fill(easel, polygon([254, 290, 270, 270, 340, 270, 356, 290]), '#a3604f')
  fill(easel, polygon([254, 290, 270, 270, 306, 270, 306, 290]), '#7d4a4d')
  fill(easel, rectangle({ x: 348, y: 304, width: 40, height: 30 }), '#e6bb98')
  fill(easel, polygon([344, 306, 354, 292, 384, 292, 394, 306]), '#b26a53')
  for (const x of [270, 288, 316, 332, 362]) fill(easel, rectangle({ x, y: 304, width: 7, height: 11 }), '#5f4653')
  fill(easel, rectangle({ x: 427, y: 290, width: 6, height: 46 }), '#4b3a40')
  crown(
    easel,
    { x: 430, y: 268, across: 42, down: 44 },
    { dark: '#3f4a4c', mid: '#6d7a54', light: '#f0c27c', count: 700, leaf: 4.4, lightX: 0.9, lightY: -0.3 },
  )
  spot(easel, { x: 370, y: 338, across: 90, down: 7 }, '#4b334c', 0.55)
}
