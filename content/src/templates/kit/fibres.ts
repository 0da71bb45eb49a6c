import { inset, type Rect, seededRandom } from '@collagerie/core/geometry'
import { num, path } from './svg.ts'

interface Fibres {
  readonly seed: number
  readonly count: number
  /** The longest one, in centimetres. */
  readonly length: number
  readonly width: number
  /** Told off by turns. */
  readonly colors: readonly string[]
  readonly opacity: number
}

/** Fibres of rough paper. None crosses the edge, where a cut or a fold would show it. */
export function fibres(box: Rect, { seed, count, length, width, colors, opacity }: Fibres): string[] {
  const random = seededRandom(seed)
  const room = inset(box, length)
  return colors.map((stroke, turn) => {
    const strokes = Array.from({ length: Math.floor((count + turn) / colors.length) }, () => {
      const x = room.x + random() * room.width
      const y = room.y + random() * room.height
      const angle = random() * Math.PI * 2
      const reach = length * (0.15 + 0.85 * random() ** 3)
      const end = { x: Math.cos(angle) * reach, y: Math.sin(angle) * reach }
      const bend = (random() - 0.5) * 0.7
      const knee = { x: end.x / 2 - end.y * bend, y: end.y / 2 + end.x * bend }
      return `M${num(x)} ${num(y)}q${num(knee.x)} ${num(knee.y)} ${num(end.x)} ${num(end.y)}`
    })
    return path(strokes.join(''), {
      fill: 'none',
      stroke,
      'stroke-width': width,
      'stroke-opacity': opacity,
      'stroke-linecap': 'round',
    })
  })
}
