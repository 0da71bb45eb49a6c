import { mix, tint } from './colour.ts'
import type { Easel } from './easel.ts'
import { edge, fill, line, within } from './form.ts'
import { spot } from './light.ts'
import { ellipse, type Outline, smooth } from './path.ts'
import { placed } from './people.ts'

export interface Fish {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly side: number
  /** Skin, light on the back, markings. */
  readonly tones: readonly [string, string, string]
  readonly striped: boolean
}

/** A reef fish, lit from above and losing itself in blue below. */
export function fish(on: Easel, look: Fish): void {
  const { x, y, size, side, tones } = look
  const open = (points: Outline) => smooth(placed(points, x, y, size, side), false)
  const at = (points: Outline) => smooth(placed(points, x, y, size, side))
  const fins = [
    at([-74, -6, -112, -44, -130, -34, -118, 0, -130, 36, -112, 46, -74, 8]),
    at([-40, -44, -20, -74, 30, -72, 40, -50, 10, -46]),
    at([-20, 46, -6, 72, 26, 64, 20, 48]),
  ]
  for (const fin of fins) {
    fill(on, fin, tones[0])
    within(on, fin, () => {
      for (let ray = 0; ray < 16; ray++)
        line(on, at([-70 + ray * 4, -6 + ray, -130 + ray * 9, -70 + ray * 10]), tint('#ffffff', 0.2), 1.6 * size)
    })
    edge(on, fin, { dx: 0, dy: 9 * size, blur: 6 * size, colour: '#0a3a68', alpha: 0.5 })
  }
  const body = at([86, 4, 70, -22, 30, -48, -20, -46, -60, -22, -82, -4, -82, 6, -60, 24, -20, 48, 30, 48, 70, 28])
  fill(on, body, tones[0])
  within(on, body, () => {
    if (look.striped) {
      for (const [sx, wide] of [
        [46, 15],
        [0, 20],
        [-58, 12],
      ] as const) {
        line(on, open([sx + 4, -60, sx + 10, 0, sx + 2, 60]), '#22202c', (wide + 7) * size)
        line(on, open([sx + 4, -60, sx + 10, 0, sx + 2, 60]), tones[2], wide * size)
      }
    } else {
      fill(on, at([-90, -40, -30, -50, -46, 0, -30, 50, -90, 40]), tones[2])
      line(on, open([54, -50, 60, -10, 52, 40]), tint(tones[2], 0.85), 9 * size)
    }
    for (let row = -4; row <= 4; row++)
      for (let column = -5; column <= 3; column++)
        line(
          on,
          open([
            column * 14 + (row % 2) * 7,
            row * 10 - 5,
            column * 14 + 6 + (row % 2) * 7,
            row * 10,
            column * 14 + (row % 2) * 7,
            row * 10 + 5,
          ]),
          tint('#ffffff', 0.2),
          1.3 * size,
        )
  })
  edge(on, body, { dx: 0, dy: 26 * size, blur: 18 * size, colour: '#0a3a68', alpha: 0.6 })
  edge(on, body, { dx: 0, dy: -13 * size, blur: 9 * size, colour: tones[1], alpha: 0.95 })
  const fin = at([16, 10, -20, 4, -34, 22, -22, 34, 6, 26])
  fill(on, fin, mix(tones[0], tones[1], 0.5))
  edge(on, fin, { dx: -4 * side, dy: 6, blur: 4, colour: '#7a2a10', alpha: 0.4 })
  fill(on, ellipse(x + 62 * size * side, y - 8 * size, 9 * size, 9 * size), '#fffaf0')
  fill(on, ellipse(x + 64 * size * side, y - 8 * size, 5.6 * size, 5.6 * size), '#14121c')
  fill(on, ellipse(x + 66 * size * side, y - 11 * size, 2 * size, 2 * size), '#ffffff')
  line(on, open([84, 8, 76, 14, 68, 13]), tint('#5a1f10', 0.7), 2.4 * size)
  spot(on, x, y - 30 * size, 60 * size, 14 * size, '#ffffff', 0.35)
}
