import type { Point } from '@collagerie/core/geometry'
import { ribbonPath } from '../kit/curves.ts'
import { between, type Random, wobble } from '../kit/hand.ts'
import { path } from '../kit/svg.ts'

const HAIRS = 44

/** The ring hair by hair: full where the brush was set down, lifting one by one towards the end. */
export function inkRing(centre: Point, radius: number, ink: string, random: Random): string[] {
  const start = -1.9
  const sway = wobble(random, 1, 3)
  const hairs = Array.from({ length: HAIRS }, (_, hair) => {
    const lane = (hair + 0.5) / HAIRS
    const from = start - 0.09 * Math.sin(Math.PI * lane) + between(random, -0.03, 0.03)
    const turn = 5.95 - 0.9 * Math.abs(2 * lane - 0.8) ** 1.5 + between(random, -0.75, 0.1)
    const spine = Array.from({ length: 21 }, (__, step) => {
      const share = step / 20
      const angle = from + turn * share
      const breadth = radius * (0.19 - 0.075 * share + 0.02 * sway(share * 0.7))
      const reach = 1 + (0.055 * radius + lane * breadth) / radius
      return { x: centre.x + radius * reach * Math.cos(angle), y: centre.y + radius * reach * Math.sin(angle) }
    })
    const wet = radius * (0.19 / HAIRS) * between(random, 1.7, 3)
    return ribbonPath(spine, (share) => wet * (1 - 0.72 * share ** 1.3) * (share > 0.985 ? 0.3 : 1))
  })
  return hairs.map((hair) => path(hair, { fill: ink, 'fill-opacity': 0.93 }))
}
