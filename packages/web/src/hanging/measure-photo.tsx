import { clamp, type Rect, type ScreenPoint, type Size } from '@collagerie/core/geometry'
import { isMeasurable, type MeasuredLength } from '@collagerie/core/hanging'
import type { Picture } from '@collagerie/painter'
import { useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { contextOf } from '../painting/browser-platform.ts'
import spoken from '../ui/spoken.module.css'
import { DragHandle } from './drag-handle.tsx'
import measure from './measure-photo.module.css'
import { paintWallPhoto } from './paint-wall-scene.ts'
import { PhotoWall } from './photo-wall.tsx'
import { photoIn } from './wall-scene.ts'
import styles from './wall-view.module.css'

interface Props {
  readonly photo: Picture
  readonly space: Size
  readonly measured: MeasuredLength
  readonly onChange: (measured: MeasuredLength) => void
}

/** The width and height of the loupe, how far its middle is from the finger, and how much larger it shows the photo. */
const LOUPE = { side: 112, away: 104, times: 2.5 } as const

const ENDS = ['from', 'to'] as const
const NAMES = { from: 'firstPoint', to: 'secondPoint' } as const

/** The photo of a wall with two points to place on a measured distance, and the line between them. */
export function MeasurePhoto({ photo, space, measured, onChange }: Props) {
  const t = useTranslations('hanging')
  const helpId = useId()
  const tape = useRef<SVGSVGElement>(null)
  const loupe = useRef<HTMLCanvasElement>(null)
  const box = photoIn(photo, space)

  const inStage = ({ x, y }: ScreenPoint) => ({ x: box.x + x * box.width, y: box.y + y * box.height })
  const inPhoto = ({ x, y }: ScreenPoint) => ({
    x: clamp((x - box.x) / box.width, 0, 1),
    y: clamp((y - box.y) / box.height, 0, 1),
  })
  const [from, to] = [inStage(measured.from), inStage(measured.to)]

  return (
    <>
      <PhotoWall photo={photo} space={space} />
      <svg ref={tape} className={measure.tape} width={space.width} height={space.height} aria-hidden="true">
        <line className={measure.tapeEdge} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
        <line className={measure.tapeLine} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
        {isMeasurable(measured.centimetres) && (
          <text className={measure.tapeLength} x={(from.x + to.x) / 2} y={(from.y + to.y) / 2} dy="-22">
            {t('tape', { centimetres: measured.centimetres })}
          </text>
        )}
      </svg>
      <span id={helpId} className={spoken.spoken}>
        {t('pointHelp')}
      </span>
      {ENDS.map((end) => {
        const at = inStage(measured[end])
        return (
          <DragHandle
            key={end}
            label={t(NAMES[end])}
            describedBy={helpId}
            className={styles.point ?? ''}
            style={{ left: at.x, top: at.y }}
            at={at}
            within={box}
            onDrag={(moved) => {
              if (tape.current) stretch(tape.current, end, moved)
              if (loupe.current) magnify(loupe.current, { photo, box, at: moved, space })
            }}
            onMove={(moved) => onChange({ ...measured, [end]: inPhoto(moved) })}
          />
        )
      })}
      <canvas ref={loupe} className={styles.loupe} aria-hidden="true" />
    </>
  )
}

interface Magnified {
  readonly photo: Picture
  /** The photo's place on the stage. */
  readonly box: Rect
  /** The point under the finger. */
  readonly at: ScreenPoint
  readonly space: Size
}

/** Shows what lies under the finger above it, or below it at the top of the photo. */
function magnify(loupe: HTMLCanvasElement, { photo, box, at, space }: Magnified): void {
  const { side, away, times } = LOUPE
  const unit = Math.min(2, window.devicePixelRatio)
  loupe.width = side * unit
  loupe.height = side * unit
  const along = (point: number, start: number) => (side / 2 - (point - start) * times) * unit
  const size = { width: box.width * times * unit, height: box.height * times * unit }
  const ctx = contextOf(loupe)
  paintWallPhoto(ctx, photo, { x: along(at.x, box.x), y: along(at.y, box.y), ...size })
  // The same cross as in the point.
  ctx.fillStyle = getComputedStyle(loupe).color
  const [middle, arm, thin] = [(side / 2) * unit, 14 * unit, 2 * unit]
  ctx.fillRect(middle - arm, middle - thin / 2, 2 * arm, thin)
  ctx.fillRect(middle - thin / 2, middle - arm, thin, 2 * arm)
  const left = clamp(at.x - side / 2, 0, space.width - side)
  loupe.style.translate = `${left}px ${(at.y < away + side / 2 ? at.y + away : at.y - away) - side / 2}px`
}

/** Moves an end of the tape without a rendering. */
function stretch(tape: SVGSVGElement, end: (typeof ENDS)[number], { x, y }: ScreenPoint): void {
  const number = end === 'from' ? 1 : 2
  const lines = tape.querySelectorAll('line')
  for (const line of lines) {
    line.setAttribute(`x${number}`, String(x))
    line.setAttribute(`y${number}`, String(y))
  }
  const [line] = lines
  const middle = (side: 'x' | 'y') =>
    (Number(line?.getAttribute(`${side}1`)) + Number(line?.getAttribute(`${side}2`))) / 2
  const length = tape.querySelector('text')
  length?.setAttribute('x', String(middle('x')))
  length?.setAttribute('y', String(middle('y')))
}
