import { mix, tint } from '../brush/colour.ts'
import { edge, fill, line, vertical } from '../brush/form.ts'
import { glow, spot } from '../brush/light.ts'
import { paintScene } from '../brush/paint-scene.ts'
import { ellipse, polygon, smooth } from '../brush/path.ts'
import { figure } from '../brush/people.ts'
import { crown, grass } from '../brush/plants.ts'
import { ridge } from '../brush/ridge.ts'
import { clouds, sky } from '../brush/sky.ts'

const hill = (x: number) => 1000 - 84 * Math.exp(-(((x - 250) / 300) ** 2)) + Math.sin(x / 60) * 3

/** A child running over a hill with a kite high in the wind. */
export const childKite = paintScene({
  id: 'child-kite',
  width: 800,
  height: 1200,
  seed: 231,
  finish: { bloom: 0.24, vignette: 0.18, wash: '#fff0c0' },
  paint(easel) {
    const { ctx, dice } = easel
    sky(easel, 900, [
      [0, '#2f8ac9'],
      [0.5, '#84c3e6'],
      [0.9, '#eaf3e6'],
      [1, '#fff3d0'],
    ])
    clouds(easel, {
      top: 60,
      bottom: 880,
      across: 330,
      up: 170,
      cover: 0.7,
      light: '#ffffff',
      dark: '#a9c4dc',
      seed: 37,
      towards: [0.15, -0.25],
    })
    glow(easel, 700, 120, 520, '#fff7d6', 0.6)
    ridge(easel, {
      base: 846,
      rise: 40,
      length: 300,
      seed: 8,
      octaves: 4,
      stops: [
        [0, '#9fc0cf'],
        [1, '#d5e2c8'],
      ],
      foot: 920,
    })
    ridge(easel, {
      base: 884,
      rise: 26,
      length: 240,
      seed: 13,
      octaves: 4,
      stops: [
        [0, '#86b094'],
        [1, '#bfd08a'],
      ],
      foot: 950,
    })
    for (let index = 0; index < 24; index++) {
      const size = dice.range(8, 24)
      crown(easel, dice.range(0, 800), 906 - size * 0.4, size * 1.2, size, {
        dark: '#56836a',
        mid: '#7da86c',
        light: '#d3dc90',
        count: 60,
        leaf: 4,
        lightX: 0.6,
      })
    }
    const slope: number[] = [-20, 1220]
    for (let x = -20; x <= 820; x += 15) slope.push(x, hill(x))
    slope.push(820, 1220)
    fill(
      easel,
      polygon(slope),
      vertical(easel, 900, 1200, [
        [0, '#d9dd7a'],
        [0.35, '#8fb84e'],
        [1, '#2f6a38'],
      ]),
    )
    grass(easel, {
      top: 0,
      bottom: 250,
      count: 2600,
      far: 12,
      near: 80,
      wind: -0.35,
      ground: hill,
      stops: [
        [0, '#d3da70'],
        [0.4, '#8fb84a'],
        [1, '#2b6236'],
      ],
    })
    spot(easel, 236, 932, 90, 12, '#2f5a2c', 0.55)
    kite()
    figure(easel, {
      x: 262,
      y: 932,
      tall: 190,
      side: 1,
      skin: '#c98a66',
      top: '#e8513f',
      bottom: '#2f5f96',
      hair: '#6b3f22',
      light: '#fff0c0',
      left: [-22, -62],
      right: [15, -106],
      feet: [
        [-20, -9],
        [14, 0],
      ],
    })
    dandelions()
    grass(easel, {
      top: 4,
      bottom: 40,
      count: 260,
      far: 14,
      near: 26,
      wind: -0.35,
      ground: hill,
      stops: [
        [0, '#c6d262'],
        [1, '#7da848'],
      ],
    })

    function kite(): void {
      line(easel, smooth([290, 732, 380, 540, 490, 370, 562, 300], false), tint('#ffffff', 0.8), 1.8)
      const tail = [560, 420, 600, 470, 570, 530, 610, 590, 590, 650]
      line(easel, smooth(tail, false), tint('#e8513f', 0.9), 3)
      for (let index = 2; index < tail.length; index += 2) {
        const x = tail[index] ?? 0
        const y = tail[index + 1] ?? 0
        for (const side of [-1, 1])
          fill(easel, polygon([x, y, x + side * 20, y - 9, x + side * 20, y + 9]), index % 4 ? '#f6c445' : '#3f9fb0')
      }
      const [cx, cy] = [560, 270]
      const parts = [
        [cx, cy, cx + 20, cy - 150, cx - 100, cy - 30, '#f6c445'],
        [cx, cy, cx + 20, cy - 150, cx + 100, cy + 10, '#e8513f'],
        [cx, cy, cx + 100, cy + 10, cx, cy + 150, '#3f9fb0'],
        [cx, cy, cx, cy + 150, cx - 100, cy - 30, '#f6f0e0'],
      ] as const
      for (const [ax, ay, bx, by, dx, dy, tone] of parts) {
        const cloth = polygon([ax, ay, bx, by, dx, dy])
        fill(easel, cloth, tone)
        edge(easel, cloth, { dx: -12, dy: 12, blur: 14, colour: mix(tone, '#3a2350', 0.6), alpha: 0.5 })
        edge(easel, cloth, { dx: 7, dy: -7, blur: 8, colour: '#fffbe8', alpha: 0.7 })
      }
      line(easel, smooth([cx + 20, cy - 150, cx + 4, cy, cx, cy + 150], false), tint('#5a3a2c', 0.7), 3)
      line(easel, smooth([cx - 100, cy - 30, cx, cy - 4, cx + 100, cy + 10], false), tint('#5a3a2c', 0.7), 3)
    }

    function dandelions(): void {
      for (let index = 0; index < 190; index++) {
        const t = dice.unit()
        const x = dice.range(0, 800)
        const y = hill(x) + 20 + t * 200
        const r = 2 + t * 7
        fill(easel, ellipse(x, y, r, r * 0.8), index % 3 ? '#ffd23a' : '#fffaf0')
        fill(easel, ellipse(x, y, r * 0.4, r * 0.32), index % 3 ? '#e8982a' : '#f0b52a')
      }
      for (let index = 0; index < 26; index++) {
        ctx.fillStyle = tint('#ffffff', dice.range(0.4, 0.9))
        ctx.beginPath()
        ctx.arc(dice.range(0, 800), dice.range(600, 1100), dice.range(1, 3), 0, 7)
        ctx.fill()
      }
    }
  },
})
