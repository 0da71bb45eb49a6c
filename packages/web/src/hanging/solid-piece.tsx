import {
  type Finish,
  MOST_TURN,
  type PieceObject,
  type SidePlane,
  sidePlanes,
  type Turn,
} from '@collagerie/core/hanging'
import { type PaintedSheet, paintFront, paintShadows, paintSide } from '@collagerie/painter/hanging'
import { type CSSProperties, useCallback, useMemo } from 'react'
import { Face } from './face.tsx'
import styles from './object-view.module.css'

interface Props {
  readonly object: PieceObject
  readonly sheet: PaintedSheet
  /** Page pixels per centimetre. */
  readonly scale: number
  /** By how much the whole piece is shown smaller than it is painted. */
  readonly smaller: number
  readonly seen: Turn
}

/** Less than a pixel of paper would be invisible. */
const LEAST_DEPTH_PX = 1.2
/** How far around it the shadow reaches, for each centimetre between piece and wall. */
const AIR_PER_CM = 6
const LEAST_AIR_CM = 3
const CORNER = { x: 0, y: 0 }
/** Reflections on metal and glass move with the viewer and are not painted. */
const WANDERING: ReadonlySet<Finish> = new Set(['metal', 'glass'])

/** A piece in space: its front, its sides and its shadow on the wall behind. */
export function SolidPiece({ object, sheet, scale, smaller, seen }: Props) {
  const { format, build, panels } = object
  const isWandering = WANDERING.has(build.finish)
  const planes = useMemo(() => sidePlanes(panels), [panels])
  const paint = useCallback(
    (ctx: CanvasRenderingContext2D, ratio: number) =>
      paintFront(ctx, { object, sheet, at: CORNER, scale: scale * ratio }, { hasSheen: !isWandering }),
    [object, sheet, scale, isWandering],
  )
  const depth = Math.max(LEAST_DEPTH_PX, build.depth * scale)
  const gap = build.gap * scale
  const style = {
    width: format.width * scale,
    height: format.height * scale,
    transform: `scale3d(${smaller}, ${smaller}, ${smaller}) rotateX(${-seen.tilt}deg) rotateY(${seen.turn}deg)`,
    '--turn': seen.turn / MOST_TURN,
  } as CSSProperties
  return (
    <div className={styles.solid} data-finish={build.finish} style={style} aria-hidden="true">
      <ShadowFace object={object} scale={scale} />
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
        {isWandering && <span className={styles.sheen} />}
      </Face>
    </div>
  )
}

interface SideProps extends Omit<Props, 'seen' | 'smaller'> {
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
      paintSide(ctx, plane, object, sheet, { scale: scale * ratio, depth: depth * ratio }),
    [plane, object, sheet, scale, depth],
  )
  // A left or top side runs from the wall to the front, the others the other way.
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

/** The part of the wall behind that lies in the shadow of the piece. */
function ShadowFace({ object, scale }: Pick<Props, 'object' | 'scale'>) {
  const { format, build } = object
  const air = Math.max(LEAST_AIR_CM, AIR_PER_CM * (build.depth + build.gap)) * scale
  const paint = useCallback(
    (ctx: CanvasRenderingContext2D, ratio: number) =>
      paintShadows(ctx, { object, at: { x: air * ratio, y: air * ratio }, scale: scale * ratio, scheme: 'light' }),
    [object, air, scale],
  )
  return (
    <Face
      className={styles.shadow ?? ''}
      width={format.width * scale + 2 * air}
      height={format.height * scale + 2 * air}
      start={`translate(${-air}px, ${-air}px)`}
      paint={paint}
    />
  )
}
