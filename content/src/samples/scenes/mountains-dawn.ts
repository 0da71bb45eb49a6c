import { mix, tint } from '../brush/colour.ts'
import { glow, spot } from '../brush/light.ts'
import { cloudNoise } from '../brush/noise.ts'
import { paintScene } from '../brush/paint-scene.ts'
import { conifer } from '../brush/plants.ts'
import { ridge, rock } from '../brush/ridge.ts'
import { birds, clouds, sky } from '../brush/sky.ts'

const peaks = (x: number) =>
  210 * Math.max(0, 1 - Math.abs(x - 470) / 300) ** 1.5 + 120 * Math.max(0, 1 - Math.abs(x - 980) / 230) ** 1.5

/** Ranges behind ranges, first sun over the shoulder of the highest. */
export const mountainsDawn = paintScene({
  id: 'mountains-dawn',
  width: 1200,
  height: 800,
  seed: 11,
  finish: { bloom: 0.3, wash: '#ffb38a' },
  paint(easel) {
    const { dice, width } = easel
    sky(easel, 560, [
      [0, '#5b7fb0'],
      [0.35, '#a9b4cf'],
      [0.62, '#f3cdb6'],
      [0.82, '#ffdfae'],
      [1, '#fff0cf'],
    ])
    clouds(easel, {
      top: 20,
      bottom: 400,
      across: 420,
      up: 70,
      cover: 0.5,
      light: '#ffe6d0',
      dark: '#b99bb4',
      alpha: 0.75,
      seed: 5,
      towards: [0.1, 0.3],
    })
    glow(easel, 800, 360, 620, '#ffcf8a', 0.75)
    glow(easel, 800, 360, 150, '#fff6dd', 1)
    const far = ridge(easel, {
      base: 440,
      rise: 60,
      length: 300,
      seed: 4,
      stops: [
        [0, '#a8a5c6'],
        [0.5, '#d9bcc0'],
        [1, '#f6d9bd'],
      ],
      foot: 620,
    })
    rock(easel, far, { lit: '#f5cdbd', dark: '#8f93bd', alpha: 0.4, depth: 170, seed: 3, side: 1 })
    const high = ridge(easel, {
      base: 470,
      rise: 80,
      length: 230,
      seed: 9,
      lift: peaks,
      octaves: 6,
      stops: [
        [0, '#646d9c'],
        [0.55, '#9a93b3'],
        [1, '#dcb9b3'],
      ],
      foot: 660,
    })
    rock(easel, high, { lit: '#ffcaa2', dark: '#4b5688', alpha: 0.85, depth: 260, seed: 8, side: 1 })
    for (let index = 0; index < 16; index++)
      spot(easel, dice.range(0, width), dice.range(520, 580), dice.range(160, 320), dice.range(14, 36), '#ffe3c8', 0.4)
    const bands = [
      { base: 590, rise: 40, top: '#55689a', foot: '#a99bb2', tree: 22 },
      { base: 650, rise: 45, top: '#3c5080', foot: '#7d7c9d', tree: 44 },
      { base: 730, rise: 50, top: '#24365a', foot: '#3b4466', tree: 92 },
    ]
    for (const [number, band] of bands.entries()) {
      const line = ridge(easel, {
        base: band.base,
        rise: band.rise,
        length: 340,
        seed: 20 + number * 7,
        octaves: 3,
        stops: [
          [0, band.top],
          [1, band.foot],
        ],
        foot: band.base + 130,
      })
      for (let x = -10; x < width + 10; x += band.tree * 0.13) {
        const place = x + dice.range(-3, 3)
        conifer(
          easel,
          place,
          line(place) + 5,
          band.tree * dice.range(0.3, 1.05) * (0.55 + cloudNoise(place / 110, number, 2, 5)),
          band.top,
          mix(band.top, '#ffbf8f', 0.28),
        )
      }
      spot(easel, 760, band.base + 70, 760, 46, '#ffdcb8', 0.42 - number * 0.12)
      spot(easel, 200, band.base + 80, 420, 30, '#e8c6c4', 0.35 - number * 0.1)
    }
    for (let index = 0; index < 9; index++) {
      const x = dice.chance(0.5) ? dice.range(-20, 240) : dice.range(1000, 1220)
      conifer(easel, x, 830, dice.range(150, 290), '#16233d', '#4c4660')
    }
    birds(easel, 640, 230, 130, 9, tint('#3a3a55', 0.75))
    glow(easel, 800, 370, 420, '#ffb46b', 0.3)
  },
})
