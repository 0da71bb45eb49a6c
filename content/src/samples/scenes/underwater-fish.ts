import { mix, rgb, tint } from '../brush/colour.ts'
import { type Easel, layer } from '../brush/easel.ts'
import { edge, fill, line, vertical, within } from '../brush/form.ts'
import { glow, rays, spot } from '../brush/light.ts'
import { cloudNoise, smoothstep } from '../brush/noise.ts'
import { paintScene } from '../brush/paint-scene.ts'
import { ellipse, smooth } from '../brush/path.ts'
import { placed } from '../brush/people.ts'
import { crown } from '../brush/plants.ts'
import { shade } from '../brush/shade.ts'

/** A coral garden with a shoal turning in shafts of sun. */
export const underwaterFish = paintScene({
  id: 'underwater-fish',
  width: 1200,
  height: 1200,
  seed: 251,
  finish: { bloom: 0.36, vignette: 0.34 },
  paint(easel) {
    const { ctx, dice } = easel
    ctx.fillStyle = vertical(easel, 0, 1200, [
      [0, '#8fe6e0'],
      [0.2, '#3fb8cc'],
      [0.55, '#1578a8'],
      [1, '#0a3a68'],
    ])
    ctx.fillRect(0, 0, 1200, 1200)
    const white = rgb('#f2fffa')
    shade(easel, { y: 0, height: 210, step: 3, blend: 'screen' }, (x, y) => {
      const depth = 0.25 + y / 210
      const wave = cloudNoise(x / (150 / depth), y / 24, 4, 15)
      return [white, smoothstep(0.46, 0.7, wave) * (1 - y / 210) * 0.9]
    })
    glow(easel, 640, -40, 760, '#d9fff2', 0.7)
    rays(easel, { x: 640, y: -260, length: 1300, from: 0.95, to: 2.2, colour: '#c6fff0', alpha: 0.3 })
    reef(0.72, '#2a7fa0', 950, 3)
    shoal()
    reef(0.4, '#1d5f88', 1010, 9)
    corals()
    fish(easel, 820, 420, 1.5, -1, ['#ff8a2a', '#ffd27a', '#fffaf0'], true)
    fish(easel, 360, 620, 1.2, 1, ['#ffcf2f', '#fff3a0', '#3a4a9a'], false)
    fish(easel, 900, 700, 0.85, -1, ['#ff8a2a', '#ffd27a', '#fffaf0'], true)
    fish(easel, 560, 800, 0.75, 1, ['#4f8fe8', '#b9e0ff', '#ffd23a'], false)
    fish(easel, 190, 400, 0.7, 1, ['#4f8fe8', '#b9e0ff', '#ffd23a'], false)
    for (let column = 0; column < 4; column++) {
      const x = dice.pick([250, 480, 930, 1080, 720])
      for (let bubble = 0; bubble < 13; bubble++) {
        const r = dice.range(3, 13)
        const bx = x + dice.around(0, 34)
        const by = dice.range(180, 980)
        line(easel, ellipse(bx, by, r, r), tint('#e6fffb', 0.6), 1.6)
        fill(easel, ellipse(bx - r * 0.35, by - r * 0.35, r * 0.28, r * 0.28), tint('#ffffff', 0.85))
      }
    }
    for (let index = 0; index < 240; index++) fill(easel, ellipse(dice.range(0, 1200), dice.range(100, 1100), dice.range(0.8, 2.2), dice.range(0.8, 2.2)), tint('#d9fff6', dice.range(0.1, 0.45)))
    glow(easel, 640, 100, 700, '#b9fff0', 0.25)

    function reef(haze: number, tone: string, base: number, seed: number): void {
      const points: number[] = [-20, 1240]
      for (let x = -20; x <= 1220; x += 14) points.push(x, base - (cloudNoise(x / 170, seed, 4, seed) - 0.4) * 330 * (0.4 + Math.abs(x - 600) / 700))
      points.push(1220, 1240)
      fill(easel, smooth(points), vertical(easel, base - 160, 1200, [[0, tone], [1, mix(tone, '#0a3a68', 0.8 - haze)]]))
    }

    function corals(): void {
      const sand: number[] = [-20, 1240]
      for (let x = -20; x <= 1220; x += 30) sand.push(x, 1100 + Math.sin(x / 130) * 18)
      sand.push(1220, 1240)
      fill(easel, smooth(sand), vertical(easel, 1080, 1200, [[0, '#7fc0b8'], [1, '#2a6a84']]))
      for (const [x, y, size, tone] of [[90, 1080, 1.25, '#e8506e'], [1110, 1090, 1.35, '#f08a4a'], [1000, 1130, 0.8, '#b96ad0'], [240, 1130, 0.8, '#f3b24c']] as const) branchCoral(x, y, size, tone)
      for (let index = 0; index < 26; index++) {
        const x = index % 2 ? dice.range(-20, 400) : dice.range(800, 1220)
        const size = dice.range(26, 74)
        const tone = dice.pick([['#7a2a5a', '#d9588a', '#ffb9c6'], ['#8a4a1c', '#e08a3a', '#ffdf9a'], ['#2a5a5a', '#4fa890', '#b9f0c6'], ['#4a3a8a', '#8a78d0', '#d3c6ff']])
        crown(easel, x, dice.range(1070, 1170), size, size * 0.62, { dark: tone[0] ?? '#000000', mid: tone[1] ?? '#000000', light: tone[2] ?? '#000000', count: 130, leaf: size * 0.11, lightX: 0.1, lightY: -1, slender: 0.85 })
      }
      for (let index = 0; index < 60; index++) {
        const x = index % 2 ? dice.range(300, 470) : dice.range(690, 840)
        const tall = dice.range(60, 210)
        line(easel, smooth([x, 1180, x + dice.range(-14, 14), 1180 - tall * 0.5, x + dice.range(-34, 34), 1180 - tall], false), tint(mix('#1f6a5a', '#9fe08a', dice.unit()), 0.9), dice.range(3, 8))
      }
    }

    function branchCoral(x: number, y: number, size: number, tone: string): void {
      const grow = (px: number, py: number, angle: number, length: number, depth: number) => {
        const ex = px + Math.cos(angle) * length
        const ey = py + Math.sin(angle) * length
        line(easel, smooth([px, py, (px + ex) / 2 + dice.range(-6, 6), (py + ey) / 2, ex, ey], false), mix(mix(tone, '#2a1a4a', 0.45), mix(tone, '#fff0d8', 0.35), 1 - depth / 6), depth * 4.4 * size)
        if (depth <= 1) {
          fill(easel, ellipse(ex, ey, 5 * size, 5 * size), mix(tone, '#fff6e4', 0.55))
          return
        }
        for (const turn of [-0.42, 0.36, dice.range(-0.15, 0.15)]) if (dice.chance(0.82)) grow(ex, ey, angle + turn * dice.range(0.7, 1.3), length * dice.range(0.68, 0.86), depth - 1)
      }
      grow(x, y, -1.57, 84 * size, 6)
    }

    function shoal(): void {
      layer(easel, { blur: 1.5 }, (sheet) => {
        for (let index = 0; index < 130; index++) {
          const t = dice.unit()
          const x = 130 + t * 560 + dice.around(0, 60)
          const y = 330 - Math.sin(t * 3) * 130 + dice.around(0, 90)
          const size = dice.range(8, 15)
          fill(sheet, smooth([x - size * 1.5, y - size * 0.4, x - size, y, x - size * 1.5, y + size * 0.4, x, y + size * 0.42, x + size * 1.2, y, x, y - size * 0.42]), tint(mix('#0f5f8c', '#bfeef0', dice.unit()), 0.75))
        }
      })
    }

    function fish(on: Easel, x: number, y: number, size: number, side: number, tones: readonly [string, string, string], striped: boolean): void {
      const at = (points: readonly number[]) => smooth(placed(points, x, y, size, side))
      const fins = [
        at([-74, -6, -112, -44, -130, -34, -118, 0, -130, 36, -112, 46, -74, 8]),
        at([-40, -44, -20, -74, 30, -72, 40, -50, 10, -46]),
        at([-20, 46, -6, 72, 26, 64, 20, 48]),
      ]
      for (const fin of fins) {
        fill(on, fin, tones[0])
        within(on, fin, () => {
          for (let ray = 0; ray < 16; ray++) line(on, at([-70 + ray * 4, -6 + ray, -130 + ray * 9, -70 + ray * 10]), tint('#ffffff', 0.2), 1.6 * size)
        })
        edge(on, fin, { dx: 0, dy: 9 * size, blur: 6 * size, colour: '#0a3a68', alpha: 0.5 })
      }
      const body = at([86, 4, 70, -22, 30, -48, -20, -46, -60, -22, -82, -4, -82, 6, -60, 24, -20, 48, 30, 48, 70, 28])
      fill(on, body, tones[0])
      within(on, body, () => {
        if (striped) {
          for (const [sx, wide] of [[46, 15], [0, 20], [-58, 12]] as const) {
            line(on, smooth(placed([sx + 4, -60, sx + 10, 0, sx + 2, 60], x, y, size, side), false), '#22202c', (wide + 7) * size)
            line(on, smooth(placed([sx + 4, -60, sx + 10, 0, sx + 2, 60], x, y, size, side), false), tones[2], wide * size)
          }
        } else {
          fill(on, at([-90, -40, -30, -50, -46, 0, -30, 50, -90, 40]), tones[2])
          line(on, smooth(placed([54, -50, 60, -10, 52, 40], x, y, size, side), false), tint(tones[2], 0.85), 9 * size)
        }
        for (let row = -4; row <= 4; row++) for (let column = -5; column <= 3; column++) line(on, smooth(placed([column * 14 + (row % 2) * 7, row * 10 - 5, column * 14 + 6 + (row % 2) * 7, row * 10, column * 14 + (row % 2) * 7, row * 10 + 5], x, y, size, side), false), tint('#ffffff', 0.2), 1.3 * size)
      })
      edge(on, body, { dx: 0, dy: 26 * size, blur: 18 * size, colour: '#0a3a68', alpha: 0.6 })
      edge(on, body, { dx: 0, dy: -13 * size, blur: 9 * size, colour: tones[1], alpha: 0.95 })
      const fin = at([16, 10, -20, 4, -34, 22, -22, 34, 6, 26])
      fill(on, fin, mix(tones[0], tones[1], 0.5))
      edge(on, fin, { dx: -4 * side, dy: 6, blur: 4, colour: '#7a2a10', alpha: 0.4 })
      fill(on, ellipse(x + 62 * size * side, y - 8 * size, 9 * size, 9 * size), '#fffaf0')
      fill(on, ellipse(x + 64 * size * side, y - 8 * size, 5.6 * size, 5.6 * size), '#14121c')
      fill(on, ellipse(x + 66 * size * side, y - 11 * size, 2 * size, 2 * size), '#ffffff')
      line(on, smooth(placed([84, 8, 76, 14, 68, 13], x, y, size, side), false), tint('#5a1f10', 0.7), 2.4 * size)
      spot(on, x, y - 30 * size, 60 * size, 14 * size, '#ffffff', 0.35)
    }
  },
})
