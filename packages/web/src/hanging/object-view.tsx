import {
  dragged,
  EYE_DISTANCE,
  FIRST_TURN,
  type Finish,
  MOST_TURN,
  type PieceObject,
  STRAIGHT,
  stageScale,
  stepBack,
  type Turn,
  turnedByKey,
} from '@collagerie/core/hanging'
import type { PaintedSheet } from '@collagerie/painter/hanging'
import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../ui/button.tsx'
import { handleTouches } from '../ui/handle-touches.ts'
import { useTouch } from '../ui/media-hook.ts'
import { FlatPiece } from './flat-piece.tsx'
import styles from './object-view.module.css'
import { SolidPiece } from './solid-piece.tsx'
import { useSpace } from './use-space.ts'

interface Props {
  readonly object: PieceObject
  readonly sheet: PaintedSheet
  /** The name of what is shown, for screen readers. */
  readonly name: string
  /** Whether no material is chosen yet. */
  readonly isUndecided: boolean
  readonly action: ReactNode
}

interface Grip {
  readonly pointer: number
  readonly x: number
  readonly y: number
  readonly from: Turn
}

/** The text about how each material is made. */
const MADE = {
  paper: 'paperThin',
  canvas: 'depth',
  metal: 'depth',
  glass: 'depth',
  tile: 'tileDepth',
} as const satisfies Record<Finish, string>

const CAN_TURN = CSS.supports('transform-style', 'preserve-3d')

/** A piece to turn and look at: its front and its sides, from the painter's own pixels. */
export function ObjectView({ object, sheet, name, isUndecided, action }: Props) {
  const t = useTranslations('hanging')
  const isTouch = useTouch()
  const stage = useRef<HTMLDivElement>(null)
  const space = useSpace(stage)
  // Seen from the side at first, so that nobody takes it for a flat picture.
  const [seen, setSeen] = useState<Turn>(FIRST_TURN)
  const grip = useRef<Grip>(undefined)

  useEffect(() => (stage.current ? handleTouches(stage.current, 'sideways') : undefined), [])

  function onPointerDown(event: PointerEvent<HTMLDivElement>): void {
    // If another button opens a menu, no pointerup ever comes.
    if (event.button !== 0 || !event.isPrimary) return
    event.currentTarget.setPointerCapture(event.pointerId)
    grip.current = { pointer: event.pointerId, x: event.clientX, y: event.clientY, from: seen }
  }

  function onPointerMove({ pointerId, clientX, clientY }: PointerEvent<HTMLDivElement>): void {
    const held = grip.current
    if (held?.pointer === pointerId) setSeen(dragged(held.from, clientX - held.x, clientY - held.y))
  }

  function letGo({ pointerId }: PointerEvent<HTMLDivElement>): void {
    if (grip.current?.pointer === pointerId) grip.current = undefined
  }

  const made = isUndecided && object.build.finish === 'paper' ? 'shownAsPoster' : MADE[object.build.finish]
  const degrees = Math.round(seen.turn)
  const words =
    degrees === 0 ? t('straight') : t(degrees < 0 ? 'fromRight' : 'fromLeft', { degrees: Math.abs(degrees) })

  return (
    <>
      {/* Left and right are its value; up and down also tilt it. */}
      <div
        ref={stage}
        className={styles.stage}
        style={{ perspective: EYE_DISTANCE }}
        role="slider"
        tabIndex={0}
        aria-label={`${name}. ${t('turn')}`}
        aria-valuemin={-MOST_TURN}
        aria-valuemax={MOST_TURN}
        aria-valuenow={degrees}
        aria-valuetext={words}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        onKeyDown={(event) => {
          const next = turnedByKey(seen, event.key)
          if (!next) return
          event.preventDefault()
          setSeen(next)
        }}
      >
        {space &&
          (CAN_TURN ? (
            <SolidPiece
              object={object}
              sheet={sheet}
              scale={stageScale(object, space)}
              smaller={stepBack(object, space, seen)}
              seen={seen}
            />
          ) : (
            <FlatPiece object={object} sheet={sheet} scale={stageScale(object, space)} />
          ))}
      </div>
      <div className={styles.foot}>
        <p className={styles.help}>
          <strong className={styles.made}>{t(made, { depth: object.build.depth })}</strong>{' '}
          {t(isTouch ? 'turnHelpTouch' : 'turnHelp')}
        </p>
        <Button onPress={() => setSeen(STRAIGHT)}>{t('toFront')}</Button>
        {action}
      </div>
    </>
  )
}
