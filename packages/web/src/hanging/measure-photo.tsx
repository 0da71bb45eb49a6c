import { clamp, type ScreenPoint, type Size } from '@collagerie/core/geometry'
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
  /** Shows what lies under the finger above it, or below it at the top of the photo. */
  function magnify({ x, y }: ScreenPoint): void {
    const drawn = loupe.current
    if (!drawn) return
    const { side, away, times } = LOUPE
    const unit = Math.min(2, window.devicePixelRatio)
    drawn.width = side * unit
    drawn.height = side * unit
    const along = (at: number, start: number) => (side / 2 - (at - start) * times) * unit
    const size = { width: box.width * times * unit, height: box.height * times * unit }
    const ctx = contextOf(drawn)
    paintWallPhoto(ctx, photo, { x: along(x, box.x), y: along(y, box.y), ...size })
    // The same cross as in the point.
    ctx.fillStyle = getComputedStyle(drawn).color
    const [middle, arm, thin] = [(side / 2) * unit, 14 * unit, 2 * unit]
    ctx.fillRect(middle - arm, middle - thin / 2, 2 * arm, thin)
    ctx.fillRect(middle - thin / 2, middle - arm, thin, 2 * arm)
    const left = clamp(x - side / 2, 0, space.width - side)
    drawn.style.translate = `${left}px ${(y < away + side / 2 ? y + away : y - away) - side / 2}px`
  }

  /** Moves the end of the line without a rendering. */
  function stretch(end: (typeof ENDS)[number], { x, y }: ScreenPoint): void {
    const number = end === 'from' ? 1 : 2
    const lines = tape.current?.querySelectorAll('line') ?? []
    for (const line of lines) {
      line.setAttribute(`x${number}`, String(x))
      line.setAttribute(`y${number}`, String(y))
    }
    const [line] = lines
    const middle = (side: 'x' | 'y') =>
      (Number(line?.getAttribute(`${side}1`)) + Number(line?.getAttribute(`${side}2`))) / 2
    tape.current?.querySelector('text')?.setAttribute('x', String(middle('x')))
    tape.current?.querySelector('text')?.setAttribute('y', String(middle('y')))
  }
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
              stretch(end, moved)
              magnify(moved)
            }}
            onMove={(moved) => onChange({ ...measured, [end]: inPhoto(moved) })}
          />
        )
      })}
      <canvas ref={loupe} className={styles.loupe} aria-hidden="true" />
    </>
  )
}
