import { mix, tint, vary } from '../brush/colour.ts'
import { fill, gradient, vertical } from '../brush/form.ts'
import { bokeh, glow } from '../brush/light.ts'
import { paintScene } from '../brush/paint-scene.ts'
import { polygon, rectangle } from '../brush/path.ts'
import { clouds, sky, stars } from '../brush/sky.ts'
import { mirror } from '../brush/water.ts'

/** Lit windows and their long reflections in the river, an hour after sunset. */
export const cityNight = paintScene({
  id: 'city-night',
  width: 1200,
  height: 800,
  seed: 66,
  finish: { bloom: 0.55, vignette: 0.35 },
  paint(easel) {
    const { ctx, dice, width } = easel
    const shore = 500
    sky(easel, shore, [
      [0, '#0c1838'],
      [0.45, '#2b3a70'],
      [0.75, '#7d5a8c'],
      [0.93, '#e08a78'],
      [1, '#f6b585'],
    ])
    stars(easel, 300, 180, '#dfe8ff')
    clouds(easel, {
      top: 40,
      bottom: 480,
      across: 520,
      up: 60,
      cover: 0.45,
      light: '#d78b98',
      dark: '#2d2f61',
      alpha: 0.55,
      seed: 28,
      towards: [0, 0.4],
    })
    glow(easel, 620, shore - 60, 640, '#ff9a6b', 0.75)
    glow(easel, 620, shore - 90, 330, '#ffc98a', 0.6)
    skyline(0, 90, 210, '#8d6a95', '#c98b90', 0.22, 34)
    skyline(1, 120, 300, '#45406f', '#7a547c', 0.4, 48)
    tower(760, 196, 56)
    tower(345, 250, 44)
    skyline(2, 70, 225, '#171a42', '#2a2452', 0.5, 66)
    bridge()
    ctx.fillStyle = vertical(easel, shore, 800, [
      [0, '#8c5a7a'],
      [0.3, '#3a3568'],
      [1, '#0a1230'],
    ])
    ctx.fillRect(0, shore, width, 300)
    mirror(easel, { horizon: shore, bottom: 800, ripple: 7, alpha: 0.72, squash: 0.8, blur: 1.4 })
    for (let index = 0; index < 260; index++) {
      const x = dice.range(0, width)
      const colour = dice.pick(['#ffcf7a', '#ffb35c', '#ffe3ae', '#ff8f6b', '#9fd3ff'])
      const long = dice.range(20, 190)
      for (let part = 0; part < 7; part++) {
        const y = shore + 4 + (part / 7) * long + dice.range(0, 14)
        ctx.fillStyle = tint(colour, 0.42 * (1 - part / 8))
        ctx.beginPath()
        ctx.ellipse(x + dice.range(-3, 3), y, dice.range(2, 8), 1.1, 0, 0, 7)
        ctx.fill()
      }
    }
    for (let index = 0; index < 700; index++) {
      const t = dice.unit()
      ctx.fillStyle = dice.chance(0.6) ? tint('#050a20', 0.3) : tint('#c78aa5', 0.16)
      ctx.fillRect(dice.range(-20, width), shore + 6 + t * 294, 10 + 60 * t, 0.8 + 1.8 * t)
    }
    for (let x = 12; x < width; x += 34) {
      glow(easel, x, shore - 6, 20, '#ffce80', 0.75)
      ctx.fillStyle = '#fff3d0'
      ctx.fillRect(x - 1.2, shore - 8, 2.4, 2.4)
    }
    for (let index = 0; index < 12; index++)
      bokeh(
        easel,
        dice.range(0, width),
        dice.range(690, 800),
        dice.range(10, 34),
        dice.pick(['#ffb45e', '#ff8a6a', '#8fc4ff']),
        0.13,
      )

    function skyline(
      row: number,
      low: number,
      high: number,
      dark: string,
      lit: string,
      share: number,
      wide: number,
    ): void {
      for (let x = -30; x < width; ) {
        const w = wide * dice.range(0.7, 1.5)
        const middle = Math.exp(-(((x - 600) / 380) ** 2))
        const h = low + (high - low) * (0.25 + 0.75 * middle) * dice.range(0.35, 1)
        house(x, shore - h, w - (row === 2 ? 3 : 0), h, dark, lit, share)
        x += w
      }
    }

    function house(x: number, y: number, w: number, h: number, dark: string, lit: string, share: number): void {
      fill(
        easel,
        rectangle(x, y, w, h),
        gradient(easel, x, y, x + w, y + h, [
          [0, vary(dark, dice, 6)],
          [1, vary(lit, dice, 8)],
        ]),
      )
      ctx.fillStyle = tint('#ffb68e', 0.25)
      ctx.fillRect(x, y, w, 1.5)
      if (dice.chance(0.35)) fill(easel, rectangle(x + w * 0.4, y - h * 0.12, 2, h * 0.12), dark)
      if (dice.chance(0.3)) fill(easel, rectangle(x + w * 0.2, y - 10, w * 0.6, 11), dark)
      const gap = 7.5
      for (let wy = y + 8; wy < shore - 10; wy += gap * 1.25) {
        const busy = dice.range(0.3, 1.5) * share
        for (let wx = x + 5; wx < x + w - 6; wx += gap) {
          if (!dice.chance(busy)) continue
          ctx.fillStyle = tint(dice.pick(['#ffd98f', '#ffc46b', '#fff0c9', '#ffad6e', '#bcd9ff']), dice.range(0.35, 1))
          ctx.fillRect(wx, wy, 3.8, 5)
        }
      }
    }

    function tower(x: number, top: number, w: number): void {
      house(x, top, w, shore - top, '#23265a', '#43407a', 0.75)
      house(x + w * 0.14, top - 34, w * 0.72, 36, '#23265a', '#43407a', 0.8)
      fill(easel, polygon([x + w * 0.3, top - 34, x + w * 0.5, top - 120, x + w * 0.7, top - 34]), '#2a2b60')
      glow(easel, x + w / 2, top - 50, 60, '#ffc27a', 0.5)
      glow(easel, x + w / 2, top - 118, 16, '#ff6b5e', 1)
    }

    function bridge(): void {
      ctx.strokeStyle = mix('#171a42', '#e08a78', 0.25)
      ctx.lineWidth = 5
      ctx.beginPath()
      ctx.moveTo(-10, 478)
      ctx.lineTo(430, 478)
      ctx.stroke()
      for (const x of [80, 290]) {
        fill(easel, rectangle(x - 6, 380, 12, 122), '#1b1c45')
        ctx.lineWidth = 1.6
        for (let side = -1; side <= 1; side += 2) {
          for (let cable = 1; cable < 9; cable++) {
            ctx.beginPath()
            ctx.moveTo(x, 384 + cable * 4)
            ctx.lineTo(x + side * cable * 13, 478)
            ctx.stroke()
          }
        }
        glow(easel, x, 380, 18, '#ff7a66', 0.9)
      }
      for (let x = 4; x < 430; x += 15) glow(easel, x, 474, 9, '#ffe0a0', 0.9)
    }
  },
})
