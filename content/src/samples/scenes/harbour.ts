import { mix, tint, vary } from '../brush/colour.ts'
import { edge, fill, gradient, line, vertical } from '../brush/form.ts'
import { glow, spot } from '../brush/light.ts'
import { paintScene } from '../brush/paint-scene.ts'
import { polygon, rectangle, smooth } from '../brush/path.ts'
import { crown } from '../brush/plants.ts'
import { ridge } from '../brush/ridge.ts'
import { birds, clouds, sky } from '../brush/sky.ts'
import { glitter, mirror } from '../brush/water.ts'

const walls = ['#e9b872', '#d98868', '#f0d9a8', '#c96f5a', '#e8c6b0', '#a9b9b4', '#efc88e', '#dd9f86'] as const

/** Painted houses along the quay and fishing boats in their reflections. */
export const harbour = paintScene({
  id: 'harbour',
  width: 1200,
  height: 900,
  seed: 77,
  finish: { bloom: 0.24, wash: '#ffd2a0' },
  paint(easel) {
    const { ctx, dice, width } = easel
    const quay = 520
    sky(easel, quay, [
      [0, '#5f9ccc'],
      [0.5, '#b4d6e2'],
      [1, '#ffeccb'],
    ])
    clouds(easel, {
      top: 0,
      bottom: 400,
      across: 360,
      up: 120,
      cover: 0.58,
      light: '#fff7ea',
      dark: '#b9c3d4',
      seed: 23,
    })
    glow(easel, 60, 140, 560, '#fff0c4', 0.6)
    const hill = ridge(easel, {
      base: 330,
      rise: 60,
      length: 420,
      seed: 10,
      octaves: 4,
      lift: (x) => (x - 400) * 0.1,
      stops: [
        [0, '#8fb0a6'],
        [1, '#c9cfab'],
      ],
      foot: 520,
    })
    for (let index = 0; index < 150; index++) {
      const x = dice.range(0, width)
      const size = dice.range(8, 20)
      crown(easel, x, hill(x) + dice.range(4, 120), size * 1.3, size, {
        dark: '#628a76',
        mid: '#86a583',
        light: '#c6cd9a',
        count: 30,
        leaf: 5,
      })
    }
    for (let x = 20; x < width; x += dice.range(50, 90)) house(x, dice.range(300, 380), dice.range(40, 60), 200, 0.45)
    for (let x = -20; x < width; ) {
      const w = dice.range(74, 122)
      house(x, dice.range(290, 375), w, 260, 0)
      x += w
    }
    awnings()
    fill(
      easel,
      rectangle(0, quay - 16, width, 34),
      vertical(easel, quay - 16, quay + 18, [
        [0, '#d9c3a4'],
        [0.35, '#a88f7c'],
        [1, '#5b5560'],
      ]),
    )
    for (let index = 0; index < 130; index++)
      fill(
        easel,
        rectangle(dice.range(0, width), quay - 4 + dice.range(0, 18), dice.range(12, 30), 1),
        tint('#4a3f48', 0.3),
      )
    const water = quay + 18
    ctx.fillStyle = vertical(easel, water, 900, [
      [0, '#7fa7ab'],
      [0.4, '#3f7f93'],
      [1, '#174a66'],
    ])
    ctx.fillRect(0, water, width, 400)
    mirror(easel, { horizon: water, bottom: 900, ripple: 9, alpha: 0.6, squash: 0.95, blur: 0.8 })
    ripples()
    glitter(easel, {
      x: 140,
      top: water + 10,
      bottom: 890,
      far: 120,
      near: 330,
      count: 500,
      colour: '#fff6d8',
      alpha: 0.65,
    })
    for (const [x, y, size, hull, trim] of [
      [230, 590, 0.95, '#2f7f8f', '#f5ead2'],
      [900, 600, 1.05, '#c8493c', '#fff3dd'],
      [560, 720, 1.5, '#f6f0e0', '#3279ad'],
    ] as const)
      boat(x, y, size, hull, trim)
    birds(easel, 740, 170, 170, 9, tint('#fdfdfd', 0.95))

    function house(x: number, y: number, w: number, h: number, haze: number): void {
      const base = mix(vary(dice.pick(walls), dice, 12), '#d9dccb', haze)
      const shadow = mix(base, '#6b5470', 0.42)
      fill(
        easel,
        rectangle(x, y, w + 1, h),
        gradient(easel, x, y, x + w, y, [
          [0, mix(base, '#fff6dc', 0.3)],
          [0.85, base],
          [1, shadow],
        ]),
      )
      const roof = mix(vary('#b5593c', dice, 14), '#d9c9b8', haze)
      fill(
        easel,
        polygon([x - 5, y + 2, x + w * 0.12, y - 24, x + w * 0.88, y - 24, x + w + 5, y + 2]),
        gradient(easel, x, y, x + w, y, [
          [0, mix(roof, '#ffd9a0', 0.35)],
          [1, mix(roof, '#4d2c3c', 0.25)],
        ]),
      )
      ctx.strokeStyle = tint('#6d2f28', 0.25)
      ctx.lineWidth = 1
      for (let tile = x; tile < x + w; tile += 5) {
        ctx.beginPath()
        ctx.moveTo(tile, y)
        ctx.lineTo(x + w * 0.12 + ((tile - x) / w) * w * 0.76, y - 23)
        ctx.stroke()
      }
      fill(easel, rectangle(x + w * 0.7, y - 40, 9, 22), mix('#8d5a4a', '#d9c9b8', haze))
      const columns = Math.max(2, Math.round(w / 32))
      const shutter = mix(dice.pick(['#3f7566', '#4a6f8d', '#8c4a3c', '#5d7f58']), '#cfd5c6', haze)
      for (let wy = y + 20; wy < quay - 62; wy += 46) {
        for (let column = 0; column < columns; column++) {
          const wx = x + (w / columns) * (column + 0.5) - 6
          fill(easel, rectangle(wx - 1, wy - 1, 14, 24), mix('#fff3da', base, 0.3))
          fill(easel, rectangle(wx, wy, 12, 22), mix(dice.chance(0.3) ? '#7f8fa3' : '#4a5568', '#cfd5c6', haze))
          if (dice.chance(0.8)) {
            fill(easel, rectangle(wx - 7, wy, 6, 22), shutter)
            fill(easel, rectangle(wx + 13, wy, 6, 22), mix(shutter, '#20303a', 0.2))
          }
          fill(easel, rectangle(wx - 2, wy + 22, 18, 2.5), tint('#503a40', 0.35))
          if (dice.chance(0.3))
            crown(easel, wx + 6, wy + 22, 9, 4, {
              dark: '#496b42',
              mid: '#d9556a',
              light: '#ffb3a8',
              count: 22,
              leaf: 2,
            })
        }
      }
      fill(easel, rectangle(x, quay - 58, w, 44), tint(shadow, 0.3))
      fill(easel, rectangle(x + w * 0.32, quay - 52, 22, 38), mix('#4d3a3c', shutter, 0.4))
    }

    function awnings(): void {
      for (let x = 20; x < width; x += dice.range(120, 210)) {
        const w = dice.range(66, 96)
        const colour = dice.pick(['#c8493c', '#2f7f8f', '#e5a33f', '#f0e6d0'])
        for (let stripe = 0; stripe < 8; stripe++) {
          const left = x + (w / 8) * stripe
          fill(
            easel,
            polygon([left + 4, quay - 66, left + w / 8 + 4, quay - 66, left + w / 8, quay - 46, left, quay - 46]),
            stripe % 2 ? '#fff4e2' : colour,
          )
        }
        spot(easel, x + w / 2, quay - 30, w * 0.6, 20, '#3a2a35', 0.5)
        for (let person = 0; person < 5; person++) {
          const px = x + dice.range(0, w)
          const coat = dice.pick(['#33415e', '#b8473c', '#f1e7d6', '#3d6a63', '#8a5a48'])
          fill(
            easel,
            smooth([px - 4, quay - 12, px - 4.5, quay - 27, px, quay - 31, px + 4.5, quay - 27, px + 4, quay - 12]),
            coat,
          )
          fill(easel, smooth([px - 3, quay - 34, px, quay - 38, px + 3, quay - 34, px, quay - 30]), '#7a4a3c')
        }
      }
    }

    function boat(x: number, y: number, size: number, hull: string, trim: string): void {
      const at = (points: readonly number[]) =>
        points.map((value, index) => (index % 2 ? y + value * size : x + value * size))
      spot(easel, x, y + 26 * size, 130 * size, 14 * size, '#12384e', 0.65)
      const body = smooth(at([-120, -26, -60, -14, 20, -14, 90, -24, 124, -40, 108, 4, 92, 22, -88, 22, -108, 4]))
      fill(
        easel,
        body,
        vertical(easel, y - 40 * size, y + 22 * size, [
          [0, mix(hull, '#ffffff', 0.18)],
          [0.55, hull],
          [1, mix(hull, '#10283a', 0.5)],
        ]),
      )
      edge(easel, body, { dx: 0, dy: -7 * size, blur: 1, colour: trim })
      edge(easel, body, { dx: 0, dy: 9 * size, blur: 3, colour: '#5b2a2a', alpha: 0.8 })
      fill(
        easel,
        polygon(at([-62, -16, -56, -62, 0, -62, 8, -16])),
        gradient(easel, x - 60 * size, 0, x + 10 * size, 0, [
          [0, '#fff6e4'],
          [1, '#c9b9a8'],
        ]),
      )
      fill(easel, polygon(at([-66, -60, -60, -69, 6, -69, 10, -60])), trim === '#f5ead2' ? '#c96a4a' : trim)
      for (const wx of [-48, -30, -12])
        fill(easel, polygon(at([wx, -52, wx + 12, -52, wx + 13, -36, wx, -36])), '#3d5a6c')
      ctx.lineCap = 'round'
      line(easel, polygon(at([30, -14, 30, -150])), '#6d4b3a', 3.4 * size)
      line(easel, polygon(at([30, -40, 84, -96])), '#6d4b3a', 2 * size)
      for (const end of [
        [-112, -24],
        [118, -38],
        [-30, -68],
      ] as const)
        line(easel, polygon(at([30, -148, end[0], end[1]])), tint('#5b4a4a', 0.5), 0.9 * size)
      fill(easel, polygon(at([30, -150, 56, -143, 30, -136])), hull === '#c8493c' ? '#2f7f8f' : '#c8493c')
      for (let index = 0; index < 4; index++)
        fill(
          easel,
          smooth(at([-96 + index * 60, 0, -90 + index * 60, -8, -84 + index * 60, 0, -90 + index * 60, 9])),
          index % 2 ? '#f2a83b' : '#e9e2d2',
        )
      for (let index = 0; index < 26; index++) {
        ctx.fillStyle = tint(dice.chance(0.5) ? trim : '#0f3a50', 0.3)
        ctx.beginPath()
        ctx.ellipse(
          dice.around(x, 110 * size),
          y + (24 + dice.unit() * 50) * size,
          dice.range(8, 30) * size,
          1.6 * size,
          0,
          0,
          7,
        )
        ctx.fill()
      }
    }

    function ripples(): void {
      for (let index = 0; index < 1400; index++) {
        const t = dice.unit() ** 0.8
        ctx.fillStyle = dice.chance(0.55) ? tint('#12435c', 0.26) : tint('#e9f4ea', 0.24)
        ctx.beginPath()
        ctx.ellipse(
          dice.range(0, width),
          water + 4 + t * 360,
          (5 + 26 * t) * dice.range(0.4, 1.4),
          0.6 + 1.9 * t,
          0,
          0,
          7,
        )
        ctx.fill()
      }
    }
  },
})
