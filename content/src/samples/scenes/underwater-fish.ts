import { mix, rgb, tint } from '../brush/colour.ts'
import { layer } from '../brush/easel.ts'
import { fish } from '../brush/fish.ts'
import { fill, line, vertical } from '../brush/form.ts'
import { glow, rays } from '../brush/light.ts'
import { cloudNoise, smoothstep } from '../brush/noise.ts'
import { paintScene } from '../brush/paint-scene.ts'
import { ellipse, smooth } from '../brush/path.ts'
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
    fish(easel, { x: 820, y: 420, size: 1.5, side: -1, tones: ['#ff8a2a', '#ffd27a', '#fffaf0'], striped: true })
    fish(easel, { x: 360, y: 620, size: 1.2, side: 1, tones: ['#ffcf2f', '#fff3a0', '#3a4a9a'], striped: false })
    fish(easel, { x: 900, y: 700, size: 0.85, side: -1, tones: ['#ff8a2a', '#ffd27a', '#fffaf0'], striped: true })
    fish(easel, { x: 560, y: 800, size: 0.75, side: 1, tones: ['#4f8fe8', '#b9e0ff', '#ffd23a'], striped: false })
    fish(easel, { x: 190, y: 400, size: 0.7, side: 1, tones: ['#4f8fe8', '#b9e0ff', '#ffd23a'], striped: false })
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
    for (let index = 0; index < 240; index++)
      fill(
        easel,
        ellipse(dice.range(0, 1200), dice.range(100, 1100), dice.range(0.8, 2.2), dice.range(0.8, 2.2)),
        tint('#d9fff6', dice.range(0.1, 0.45)),
      )
    glow(easel, 640, 100, 700, '#b9fff0', 0.25)

    function reef(haze: number, tone: string, base: number, seed: number): void {
      const points: number[] = [-20, 1240]
      for (let x = -20; x <= 1220; x += 14)
        points.push(x, base - (cloudNoise(x / 170, seed, 4, seed) - 0.4) * 330 * (0.4 + Math.abs(x - 600) / 700))
      points.push(1220, 1240)
      fill(
        easel,
        smooth(points),
        vertical(easel, base - 160, 1200, [
          [0, tone],
          [1, mix(tone, '#0a3a68', 0.8 - haze)],
        ]),
      )
    }

    function corals(): void {
      const sand: number[] = [-20, 1240]
      for (let x = -20; x <= 1220; x += 30) sand.push(x, 1100 + Math.sin(x / 130) * 18)
      sand.push(1220, 1240)
      fill(
        easel,
        smooth(sand),
        vertical(easel, 1080, 1200, [
          [0, '#7fc0b8'],
          [1, '#2a6a84'],
        ]),
      )
      for (const [x, y, size, tone] of [
        [90, 1080, 1.25, '#e8506e'],
        [1110, 1090, 1.35, '#f08a4a'],
        [1000, 1130, 0.8, '#b96ad0'],
        [240, 1130, 0.8, '#f3b24c'],
      ] as const)
        branchCoral(x, y, size, tone)
      for (let index = 0; index < 26; index++) {
        const x = index % 2 ? dice.range(-20, 400) : dice.range(800, 1220)
        const size = dice.range(26, 74)
        const tone = dice.pick([
          ['#7a2a5a', '#d9588a', '#ffb9c6'],
          ['#8a4a1c', '#e08a3a', '#ffdf9a'],
          ['#2a5a5a', '#4fa890', '#b9f0c6'],
          ['#4a3a8a', '#8a78d0', '#d3c6ff'],
        ])
        crown(easel, x, dice.range(1070, 1170), size, size * 0.62, {
          dark: tone[0] ?? '#000000',
          mid: tone[1] ?? '#000000',
          light: tone[2] ?? '#000000',
          count: 130,
          leaf: size * 0.11,
          lightX: 0.1,
          lightY: -1,
          slender: 0.85,
        })
      }
      for (let index = 0; index < 60; index++) {
        const x = index % 2 ? dice.range(300, 470) : dice.range(690, 840)
        const tall = dice.range(60, 210)
        line(
          easel,
          smooth([x, 1180, x + dice.range(-14, 14), 1180 - tall * 0.5, x + dice.range(-34, 34), 1180 - tall], false),
          tint(mix('#1f6a5a', '#9fe08a', dice.unit()), 0.9),
          dice.range(3, 8),
        )
      }
    }

    function branchCoral(x: number, y: number, size: number, tone: string): void {
      const grow = (px: number, py: number, angle: number, length: number, depth: number) => {
        const ex = px + Math.cos(angle) * length
        const ey = py + Math.sin(angle) * length
        line(
          easel,
          smooth([px, py, (px + ex) / 2 + dice.range(-6, 6), (py + ey) / 2, ex, ey], false),
          mix(mix(tone, '#2a1a4a', 0.45), mix(tone, '#fff0d8', 0.35), 1 - depth / 6),
          depth * 4.4 * size,
        )
        if (depth <= 1) {
          fill(easel, ellipse(ex, ey, 5 * size, 5 * size), mix(tone, '#fff6e4', 0.55))
          return
        }
        for (const turn of [-0.42, 0.36, dice.range(-0.15, 0.15)])
          if (dice.chance(0.82))
            grow(ex, ey, angle + turn * dice.range(0.7, 1.3), length * dice.range(0.68, 0.86), depth - 1)
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
          fill(
            sheet,
            smooth([
              x - size * 1.5,
              y - size * 0.4,
              x - size,
              y,
              x - size * 1.5,
              y + size * 0.4,
              x,
              y + size * 0.42,
              x + size * 1.2,
              y,
              x,
              y - size * 0.42,
            ]),
            tint(mix('#0f5f8c', '#bfeef0', dice.unit()), 0.75),
          )
        }
      })
    }
  },
})
