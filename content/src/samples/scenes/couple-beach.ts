import { tint } from '../brush/colour.ts'
import { layer } from '../brush/easel.ts'
import { fill, vertical, within } from '../brush/form.ts'
import { glow, spot } from '../brush/light.ts'
import { paintScene } from '../brush/paint-scene.ts'
import { ellipse, smooth } from '../brush/path.ts'
import { figure } from '../brush/people.ts'
import { birds, clouds, sky } from '../brush/sky.ts'
import { glitter, sea } from '../brush/water.ts'

/** Two people hand in hand at the water's edge, the sun going down between them. */
export const coupleBeach = paintScene({
  id: 'couple-beach',
  width: 800,
  height: 1200,
  seed: 221,
  finish: { bloom: 0.42, vignette: 0.32 },
  paint(easel) {
    const { ctx, dice } = easel
    const horizon = 590
    sky(easel, horizon, [
      [0, '#4a4a8a'],
      [0.3, '#a8648f'],
      [0.6, '#f0836f'],
      [0.85, '#ffbf74'],
      [1, '#ffe6a0'],
    ])
    clouds(easel, {
      top: -60,
      bottom: 560,
      across: 430,
      up: 90,
      cover: 0.68,
      light: '#ffb58a',
      dark: '#7a4a88',
      alpha: 0.85,
      seed: 44,
      towards: [0, 0.4],
    })
    glow(easel, 400, 510, 480, '#ffc06a', 0.85)
    glow(easel, 400, 510, 130, '#fff3c8', 1)
    fill(easel, ellipse(400, 510, 46, 46), '#fffbe2')
    sea(easel, {
      top: horizon,
      bottom: 930,
      seed: 19,
      chop: 0.5,
      stops: [
        [0, '#ffca8a'],
        [0.15, '#e08a7d'],
        [0.5, '#8a5a8c'],
        [1, '#5a4a84'],
      ],
    })
    glitter(easel, {
      x: 400,
      top: horizon + 3,
      bottom: 880,
      far: 40,
      near: 150,
      count: 1700,
      colour: '#ffe0a0',
      alpha: 0.8,
    })
    surf(800, 16)
    surf(846, 22)
    beach()
    shadow()
    figure(easel, {
      x: 346,
      y: 968,
      tall: 330,
      side: 1,
      skin: '#5a2c3a',
      top: '#7a5468',
      bottom: '#2b2140',
      hair: '#2a1a2c',
      light: '#ffc98a',
      left: [-15, -47],
      right: [16.5, -48],
      feet: [
        [-6, 0],
        [7, 3],
      ],
    })
    figure(easel, {
      x: 452,
      y: 972,
      tall: 300,
      side: -1,
      skin: '#6a3440',
      top: '#96283f',
      bottom: '#96283f',
      hair: '#3a1f2c',
      light: '#ffd79a',
      dress: true,
      left: [-17, -56],
      right: [17.5, -50],
      feet: [
        [-5, 3],
        [5, 0],
      ],
    })
    birds(easel, 230, 330, 130, 7, tint('#3a244a', 0.8))
    glow(easel, 400, 540, 360, '#ffae5a', 0.3)

    function surf(y: number, deep: number): void {
      const points: number[] = [-20, y]
      for (let x = -20; x <= 820; x += 20) points.push(x, y + Math.sin(x / 90 + y) * deep * 0.6 + dice.range(-3, 3))
      for (let x = 820; x >= -20; x -= 20) points.push(x, y + deep + Math.sin(x / 70 + y) * deep * 0.4)
      fill(easel, smooth(points), tint('#ffdcc4', 0.6))
      for (let index = 0; index < 300; index++)
        fill(
          easel,
          ellipse(dice.range(0, 800), dice.around(y + deep * 0.5, deep * 1.6), dice.range(2, 9), dice.range(0.8, 2.4)),
          tint('#fff3e4', 0.65),
        )
    }

    function beach(): void {
      const edge: number[] = [-20, 1220]
      for (let x = -20; x <= 820; x += 20) edge.push(x, 878 + Math.sin(x / 110) * 12)
      edge.push(820, 1220)
      const sand = smooth(edge)
      fill(
        easel,
        sand,
        vertical(easel, 866, 1200, [
          [0, '#f0b088'],
          [0.2, '#b87874'],
          [0.5, '#7d5068'],
          [1, '#38264a'],
        ]),
      )
      within(easel, sand, () => {
        spot(easel, 400, 890, 190, 110, '#ffdf9f', 0.8)
        for (let index = 0; index < 500; index++) {
          const t = dice.unit()
          ctx.fillStyle = dice.chance(0.5) ? tint('#2b1838', 0.2) : tint('#ffc79a', 0.18 * (1 - t))
          ctx.beginPath()
          ctx.ellipse(dice.range(0, 800), 890 + t * 310, 8 + t * 36, 1.4 + t * 4, 0, 0, 7)
          ctx.fill()
        }
        for (let index = 0; index < 14; index++) {
          const t = index / 14
          for (const [x, lean] of [
            [346, -90],
            [452, 70],
          ] as const) {
            const side = index % 2 ? 9 : -9
            spot(easel, x + side * (1 + t) + lean * t, 990 + t * 210, 9 + t * 9, 4 + t * 4, '#2b1838', 0.65)
          }
        }
        for (let index = 0; index < 700; index++) {
          ctx.fillStyle = tint('#ffe6c8', dice.range(0.1, 0.4))
          ctx.fillRect(dice.range(0, 800), dice.range(880, 1200), 1.6, 1.6)
        }
      })
    }

    function shadow(): void {
      layer(easel, { blur: 6, alpha: 0.6 }, (sheet) => {
        fill(sheet, smooth([326, 966, 372, 966, 366, 1120, 340, 1240, 250, 1240, 290, 1110]), '#22143a')
        fill(sheet, smooth([430, 970, 478, 970, 520, 1100, 560, 1240, 470, 1240, 450, 1110]), '#22143a')
      })
    }
  },
})
