import { mix, mixRgb, rgb, tint } from '../brush/colour.ts'
import { fill, within } from '../brush/form.ts'
import { glow } from '../brush/light.ts'
import { cloudNoise, smoothstep } from '../brush/noise.ts'
import { paintScene } from '../brush/paint-scene.ts'
import { smooth } from '../brush/path.ts'
import { below, type Skyline } from '../brush/ridge.ts'
import { shade } from '../brush/shade.ts'
import { clouds, sky } from '../brush/sky.ts'

function bump(x: number, middle: number, spread: number): number {
  const away = Math.abs(x - middle) / spread
  return 1 / (1 + away ** 2.1 * 1.3)
}

/** Sharp crests between sunlit and shaded sand, a small caravan for scale. */
export const dunes = paintScene({
  id: 'dunes',
  width: 1200,
  height: 800,
  seed: 55,
  finish: { bloom: 0.25, wash: '#ffb27a' },
  paint(easel) {
    const { ctx } = easel
    sky(easel, 460, [
      [0, '#3f77ae'],
      [0.55, '#9cc0d2'],
      [1, '#fbe3bd'],
    ])
    clouds(easel, {
      top: -30,
      bottom: 380,
      across: 700,
      up: 46,
      cover: 0.42,
      light: '#fff4e2',
      dark: '#d8c8c4',
      alpha: 0.7,
      seed: 17,
    })
    glow(easel, 1000, 330, 480, '#ffe0a6', 0.7)
    dune((x) => 392 - 34 * bump(x, 860, 260) - 20 * bump(x, 240, 200), 120, 700, '#e9b98c', '#c79a86', 0.5)
    dune((x) => 452 - 96 * bump(x, 560, 210) - 46 * bump(x, 1090, 170), 190, 560, '#efb273', '#b0786a', 0.75)
    caravan()
    dune((x) => 560 - 150 * bump(x, 250, 260) - 70 * bump(x, 1010, 260), 300, 262, '#f2a95f', '#93525a', 1)
    dune((x) => 745 - 170 * bump(x, 950, 330) + 10 * Math.sin(x / 90), 420, 930, '#f0a052', '#7a3f50', 1)

    /** The crest runs down from the summit in a winding line: sun to its right, shade to its left. */
    function dune(at: Skyline, depth: number, summit: number, sunlit: string, shaded: string, ripple: number): void {
      const bright = rgb(sunlit)
      const top = rgb(mix(sunlit, '#fff0c8', 0.6))
      const dark = rgb(shaded)
      const deep = rgb(mix(shaded, '#3b2348', 0.35))
      const peak = at(summit)
      within(easel, below(easel, at), () => {
        shade(easel, { y: peak - 4, height: 804 - peak, step: 2 }, (x, y) => {
          const down = y - peak
          const crest =
            summit +
            Math.sin(down / (depth * 0.42)) * depth * 0.22 +
            (cloudNoise(down / 60, 3, 3, summit) - 0.5) * 60 +
            down * 0.25
          const wind = cloudNoise(x / 240, y / 90, 3, summit + 1)
          const waves = Math.sin((y + x * 0.35 + wind * 190) / (2.2 + down * 0.012)) * ripple
          const sun = smoothstep(-6, 10 + down * 0.3, x - crest)
          const grain = 0.5 + waves * 0.14 + (wind - 0.5) * 0.5 - down / (depth * 3.4)
          const light = smoothstep(0, 1, grain + 0.2)
          const a = mixRgb(bright, top, light * 0.9)
          const b = mixRgb(deep, dark, light + 0.1)
          return [mixRgb(b, a, sun * (0.78 + waves * 0.1)), 1]
        })
      })
      const rim: number[] = []
      for (let x = -10; x <= 1210; x += 30) rim.push(x, at(x))
      ctx.strokeStyle = tint('#fff1cf', 0.55)
      ctx.lineWidth = 1.6
      ctx.stroke(smooth(rim, false))
    }

    function caravan(): void {
      for (let index = 0; index < 5; index++) {
        const x = 770 + index * 46
        const y = 452 - 96 * bump(x, 560, 210) - 46 * bump(x, 1090, 170) + 2
        const camel = [
          -14, -12, -12, -20, -6, -22, -1, -29, 4, -22, 10, -20, 15, -24, 18, -33, 24, -32, 25, -29, 20, -28, 17, -17,
          12, -13,
        ]
        fill(easel, smooth(camel.map((value, at) => (at % 2 ? y + value : x + value))), '#4d2f3d')
        ctx.strokeStyle = '#4d2f3d'
        ctx.lineWidth = 2
        for (const leg of [-12, -8, 8, 12]) {
          ctx.beginPath()
          ctx.moveTo(x + leg, y - 14)
          ctx.lineTo(x + leg + (index % 2 ? 2 : -2), y + 1)
          ctx.stroke()
        }
        ctx.fillStyle = index % 2 ? '#c7583d' : '#e8e0d0'
        ctx.beginPath()
        ctx.ellipse(x - 1, y - 33, 3.4, 7, 0, 0, 7)
        ctx.fill()
      }
    }
  },
})
