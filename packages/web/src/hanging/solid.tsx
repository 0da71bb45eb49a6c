import { MOST_TURN, type PieceObject, type SidePlane, sidePlanes, type Turn } from '@collagerie/core/hanging'
import type { SheetPicture } from '@collagerie/painter/hanging'
import { type CSSProperties, useCallback, useMemo } from 'react'
import { Face } from './face.tsx'
import styles from './object-view.module.css'
import { paintFront, paintSide } from './paint-faces.ts'

interface Props {
  readonly object: PieceObject
  readonly sheet: SheetPicture
  /** Pixels of the page to a centimetre. */
  readonly scale: number
  readonly seen: Turn
}

/** Less than a pixel of paper would not be seen at all. */
const LEAST_DEPTH_PX = 1.2
/** What lies on the wall throws a shadow too. */
const LEAST_LIFT_CM = 0.35

/** A piece in space: its front, its sides and its shadow on the wall behind. */
export function Solid({ object, sheet, scale, seen }: Props) {
  const { format, build, panels } = object
  const planes = useMemo(() => sidePlanes(panels), [panels])
  const paint = useCallback(
    (ctx: CanvasRenderingContext2D, ratio: number) => paintFront(ctx, object, sheet, scale * ratio),
    [object, sheet, scale],
  )
  const depth = Math.max(LEAST_DEPTH_PX, build.depth * scale)
  const gap = build.gap * scale
  const style = {
    width: format.width * scale,
    height: format.height * scale,
    transform: `rotateX(${-seen.tilt}deg) rotateY(${seen.turn}deg)`,
    '--turn': seen.turn / MOST_TURN,
    '--lift': `${Math.max(LEAST_LIFT_CM * scale, depth + gap)}px`,
  } as CSSProperties
  return (
    <div className={styles.solid} data-finish={build.finish} style={style} aria-hidden="true">
      <div className={styles.plane}>
        {panels.map((panel) => (
          <span key={`${panel.x} ${panel.y}`} className={styles.shadow} style={boxOf(panel, scale)} />
        ))}
      </div>
      {planes.map((plane) => (
        <SideFace key={`${plane.side} ${plane.at}`} {...{ plane, object, sheet, scale, depth, gap }} />
      ))}
      <Face
        className={styles.front ?? ''}
        width={format.width * scale}
        height={format.height * scale}
        start={`translateZ(${gap + depth}px)`}
        paint={paint}
      >
        {panels.map((panel) => (
          <span key={`${panel.x} ${panel.y}`} className={styles.sheen} style={boxOf(panel, scale)} />
        ))}
      </Face>
    </div>
  )
}

interface SideProps extends Omit<Props, 'seen'> {
  readonly plane: SidePlane
  readonly depth: number
  readonly gap: number
}

function SideFace({ plane, object, sheet, scale, depth, gap }: SideProps) {
  const { side, at } = plane
  const { width, height } = object.format
  const isUpright = side === 'left' || side === 'right'
  const paint = useCallback(
    (ctx: CanvasRenderingContext2D, ratio: number) =>
      paintSide(ctx, plane, object, sheet, scale * ratio, depth * ratio),
    [plane, object, sheet, scale, depth],
  )
  // A left or top side runs from the wall to the front, the others from the front to the wall.
  const start = side === 'left' || side === 'top' ? gap : gap + depth
  const [x, y] = isUpright ? [at * scale, 0] : [0, at * scale]
  return (
    <Face
      className={styles[side] ?? ''}
      width={isUpright ? depth : width * scale}
      height={isUpright ? height * scale : depth}
      start={`translate3d(${x}px, ${y}px, ${start}px)`}
      paint={paint}
    />
  )
}

function boxOf({ x, y, width, height }: PieceObject['panels'][number], scale: number): CSSProperties {
  return { left: x * scale, top: y * scale, width: width * scale, height: height * scale }
}
