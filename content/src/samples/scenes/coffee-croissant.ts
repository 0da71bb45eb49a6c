import { mix, tint } from '../brush/colour.ts'
import { edge, fill, gradient, line, radial, within } from '../brush/form.ts'
import { glow, spot } from '../brush/light.ts'
import { cloudNoise } from '../brush/noise.ts'
import { paintScene } from '../brush/paint-scene.ts'
import { ellipse, rectangle, smooth } from '../brush/path.ts'
import { crown } from '../brush/plants.ts'
import { shade } from '../brush/shade.ts'

/** Breakfast from above: a cappuccino with a leaf of milk and a fresh croissant. */
export const coffeeCroissant = paintScene({
  id: 'coffee-croissant',
  width: 1200,
  height: 1200,
  seed: 201,
  finish: { bloom: 0.16, vignette: 0.3 },
  paint(easel) {
    const { ctx, dice } = easel
    shade(easel, { y: 0, height: 1200, step: 2 }, (x, y) => {
      const board = Math.floor(x / 200)
      const grain = cloudNoise(x / 16 + board * 9, y / 420 + board * 3, 4, 21 + board)
      const ring = Math.sin((x / 30 + cloudNoise(x / 90, y / 300, 3, board) * 14) * 1.6) * 0.06
      const seam = Math.min(x % 200, 200 - (x % 200)) < 2.2 ? 0.45 : 0
      const light =
        0.86 + (grain - 0.5) * 0.5 + ring - seam + ((board * 37) % 5) * 0.03 - Math.hypot(x - 250, y - 200) / 3600
      return [[222 * light, 202 * light, 178 * light], 1]
    })
    napkin()
    plate(800, 800, 330)
    croissant(800, 800)
    spot(easel, 470, 480, 350, 330, '#3a261c', 0.6)
    plate(420, 420, 288)
    cup(420, 420)
    spoon()
    for (const [x, y, size] of [
      [1010, 160, 1],
      [1100, 250, 0.8],
      [930, 250, 0.7],
    ] as const)
      flower(x, y, size)
    for (let index = 0; index < 60; index++) {
      const x = dice.around(760, 330)
      const y = dice.around(1040, 160)
      fill(
        easel,
        ellipse(x, y, dice.range(1.5, 6), dice.range(1, 4), dice.range(0, 3)),
        dice.pick(['#c98a45', '#e8b878', '#a8662c']),
      )
    }
    glow(easel, 120, 80, 1000, '#fff4dc', 0.3)

    function napkin(): void {
      ctx.save()
      ctx.translate(860, 780)
      ctx.rotate(0.5)
      spot(easel, 20, 30, 460, 420, '#4a3020', 0.4)
      const cloth = rectangle(-380, -360, 760, 720, 8)
      fill(easel, cloth, '#7f9fae')
      within(easel, cloth, () => {
        for (let at = -360; at < 380; at += 36) {
          line(easel, smooth([at, -360, at, 360], false), tint('#f3efe4', 0.5), at % 72 ? 3 : 11)
          line(easel, smooth([-380, at, 380, at], false), tint('#f3efe4', 0.4), at % 72 ? 3 : 11)
        }
        for (let index = 0; index < 9; index++)
          spot(
            easel,
            dice.range(-380, 380),
            dice.range(-360, 360),
            200,
            40,
            dice.chance(0.5) ? '#2f4656' : '#ffffff',
            0.16,
            dice.range(0, 3),
          )
      })
      edge(easel, cloth, { dx: 8, dy: 8, blur: 6, colour: '#2f4656', alpha: 0.5 })
      for (let x = -380; x < 380; x += 7) line(easel, smooth([x, 360, x + dice.range(-3, 3), 374], false), '#a5bcc6', 2)
      ctx.restore()
    }

    function plate(x: number, y: number, r: number): void {
      spot(easel, x + r * 0.14, y + r * 0.16, r * 1.16, r * 1.16, '#2f1f18', 0.72)
      fill(
        easel,
        ellipse(x, y, r, r),
        gradient(easel, x - r, y - r, x + r, y + r, [
          [0, '#ffffff'],
          [0.5, '#f3ece0'],
          [1, '#cdbfae'],
        ]),
      )
      line(easel, ellipse(x, y, r * 0.955, r * 0.955), tint('#5a7f96', 0.6), r * 0.014)
      line(easel, ellipse(x, y, r * 0.92, r * 0.92), tint('#5a7f96', 0.35), r * 0.006)
      fill(
        easel,
        ellipse(x, y, r * 0.68, r * 0.68),
        gradient(easel, x - r * 0.6, y - r * 0.6, x + r * 0.6, y + r * 0.6, [
          [0, '#d9cdbd'],
          [0.3, '#f1e9dc'],
          [1, '#fffdf6'],
        ]),
      )
      edge(easel, ellipse(x, y, r * 0.68, r * 0.68), {
        dx: -r * 0.04,
        dy: -r * 0.04,
        blur: r * 0.04,
        colour: '#8d7a68',
        alpha: 0.6,
      })
      spot(easel, x - r * 0.55, y - r * 0.55, r * 0.3, r * 0.12, '#ffffff', 0.9, -0.78)
    }

    function cup(x: number, y: number): void {
      spot(easel, x + 34, y + 38, 214, 210, '#3a261c', 0.72)
      line(easel, smooth([x + 130, y - 96, x + 226, y - 168, x + 258, y - 122, x + 160, y - 48], false), '#efe6d6', 30)
      line(easel, smooth([x + 132, y - 102, x + 226, y - 172, x + 256, y - 128], false), tint('#ffffff', 0.9), 9)
      fill(
        easel,
        ellipse(x, y, 176, 176),
        gradient(easel, x - 176, y - 176, x + 176, y + 176, [
          [0, '#ffffff'],
          [0.6, '#eee4d4'],
          [1, '#b9a794'],
        ]),
      )
      const brew = ellipse(x, y, 154, 154)
      fill(
        easel,
        brew,
        radial(easel, x - 20, y - 20, 190, [
          [0, '#c98f58'],
          [0.55, '#a3632f'],
          [0.85, '#6d3a1a'],
          [1, '#4a2410'],
        ]),
      )
      within(easel, brew, () => {
        for (let index = 0; index < 300; index++) {
          const angle = dice.range(0, 6.28)
          const reach = 154 * (1 - dice.unit() ** 2 * 0.4)
          fill(
            easel,
            ellipse(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach, dice.range(1, 4), dice.range(1, 4)),
            tint(dice.chance(0.5) ? '#f3d3a8' : '#3d1c0c', 0.35),
          )
        }
        ctx.save()
        ctx.translate(x, y)
        ctx.rotate(-0.5)
        for (let leaf = 0; leaf < 7; leaf++) {
          const at = -92 + leaf * 26
          const wide = 34 + Math.sin(((leaf + 0.6) / 7.4) * Math.PI) * 74
          for (const side of [-1, 1]) {
            const petal = smooth([
              0,
              at + 22,
              side * wide * 0.5,
              at + 2,
              side * wide,
              at - 18,
              side * wide * 0.98,
              at - 4,
              side * wide * 0.5,
              at + 24,
              0,
              at + 40,
            ])
            fill(easel, petal, '#f8e9d0')
            edge(easel, petal, { dx: side * 3, dy: 5, blur: 4, colour: '#b9804a', alpha: 0.6 })
          }
        }
        fill(easel, smooth([-8, 110, 0, 92, 8, 110, 0, 132]), '#f8e9d0')
        line(easel, smooth([0, -110, 2, 0, 0, 112], false), tint('#a3632f', 0.8), 5)
        ctx.restore()
      })
      edge(easel, brew, { dx: -22, dy: -22, blur: 18, colour: '#2b1408', alpha: 0.75 })
      spot(easel, x + 62, y + 86, 70, 20, '#ffe9c6', 0.4, -0.7)
      line(easel, ellipse(x, y, 166, 166), tint('#ffffff', 0.5), 6)
    }

    function croissant(x: number, y: number): void {
      spot(easel, x + 30, y + 46, 270, 190, '#4a2a14', 0.65)
      const count = 7
      for (const index of [0, 6, 1, 5, 2, 4, 3]) {
        const t = (index / (count - 1)) * 2 - 1
        const angle = t * 1.25
        const px = x + Math.sin(angle) * 205
        const py = y - 40 + (1 - Math.cos(angle)) * 205 - 20
        const thick = 118 * (1 - t * t * 0.76)
        ctx.save()
        ctx.translate(px, py)
        ctx.rotate(angle * 0.92)
        const roll = smooth([
          -50,
          -thick * 0.74,
          -8,
          -thick,
          46,
          -thick * 0.8,
          64,
          -thick * 0.1,
          44,
          thick * 0.66,
          4,
          thick * 0.8,
          -44,
          thick * 0.62,
          -62,
          0,
        ])
        fill(
          easel,
          roll,
          radial(easel, -10, -thick * 0.3, thick * 1.25, [
            [0, '#f3c070'],
            [0.5, '#d08a3a'],
            [1, '#8d4a1a'],
          ]),
        )
        edge(easel, roll, { dx: t > 0 ? 11 : -11, dy: 12, blur: 8, colour: '#6a3410', alpha: 0.7 })
        within(easel, roll, () => {
          for (let flake = 0; flake < 34; flake++) {
            const fx = dice.range(-56, 56)
            line(
              easel,
              smooth([fx, -thick, fx + dice.range(-4, 6), 0, fx, thick], false),
              tint(dice.chance(0.5) ? '#ffe0a0' : '#7a3c10', 0.22),
              dice.range(1, 4),
            )
          }
        })
        edge(easel, roll, { dx: -5, dy: -10, blur: 8, colour: '#ffe6ac', alpha: 0.7 })
        spot(easel, -8, -thick * 0.5, 22, thick * 0.24, '#fff6d8', 0.65)
        ctx.restore()
      }
      for (let index = 0; index < 130; index++)
        fill(
          easel,
          ellipse(dice.around(x, 250), dice.around(y - 20, 130), dice.range(0.8, 2.2), dice.range(0.8, 2.2)),
          tint('#ffffff', 0.7),
        )
    }

    function spoon(): void {
      ctx.save()
      ctx.translate(150, 560)
      ctx.rotate(0.62)
      spot(easel, 14, 26, 60, 150, '#2f1f18', 0.4)
      line(easel, smooth([0, 10, 2, 120, 0, 230], false), '#a8a39c', 12)
      line(easel, smooth([-3, 10, -1, 120, -3, 228], false), '#f6f3ec', 4)
      const bowl = ellipse(0, -30, 30, 46)
      fill(
        easel,
        bowl,
        gradient(easel, -30, -70, 30, 10, [
          [0, '#8a857f'],
          [0.5, '#d9d5cd'],
          [1, '#fbf9f4'],
        ]),
      )
      edge(easel, bowl, { dx: -6, dy: -6, blur: 6, colour: '#5a5550', alpha: 0.7 })
      ctx.restore()
    }

    function flower(x: number, y: number, size: number): void {
      spot(easel, x + 16, y + 20, 90 * size, 80 * size, '#3a261c', 0.45)
      crown(easel, x, y, 84 * size, 74 * size, {
        dark: '#3f6442',
        mid: '#6f9458',
        light: '#c3cf8c',
        count: 26,
        leaf: 30 * size,
        slender: 0.4,
      })
      for (let ring = 0; ring < 4; ring++) {
        for (let petal = 0; petal < 9 - ring; petal++) {
          const angle = (petal / (9 - ring)) * 6.28 + ring
          const reach = 46 * size * (1 - ring * 0.24)
          const outline = ellipse(
            x + Math.cos(angle) * reach,
            y + Math.sin(angle) * reach,
            28 * size * (1 - ring * 0.14),
            24 * size * (1 - ring * 0.14),
            angle,
          )
          fill(easel, outline, mix('#ffd9d6', '#f3939c', ring / 4 + Math.max(0, Math.sin(angle + 0.6)) * 0.3))
          line(easel, outline, tint('#b34a60', 0.25), 1.6)
        }
      }
      spot(easel, x, y, 20 * size, 20 * size, '#d95a70', 0.7)
    }
  },
})
