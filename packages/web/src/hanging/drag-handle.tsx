import { clamp, type Rect, type ScreenPoint } from '@collagerie/core/geometry'
import type { CSSProperties, PointerEvent } from 'react'
import { useEffect, useRef } from 'react'
import { handleTouches } from '../ui/handle-touches.ts'

interface Props {
  readonly label: string
  readonly describedBy: string
  readonly className: string
  readonly style: CSSProperties
  /** Its place in pixels of the stage, and its bounds. */
  readonly at: ScreenPoint
  readonly within: Rect
  /** Called during the drag: what moves along bypasses React, which is told at the end. */
  readonly onDrag?: (to: ScreenPoint) => void
  readonly onMove: (to: ScreenPoint) => void
}

interface Held {
  readonly pointer: number
  readonly grip: ScreenPoint
  to: ScreenPoint
}

const STEP_PX = 2
const LARGE_STEP_PX = 20

const ARROWS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Something to move, by hand or with the arrow keys; with Shift in large steps. */
export function DragHandle({ label, describedBy, className, style, at, within, onDrag, onMove }: Props) {
  const held = useRef<Held>(undefined)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => (button.current ? handleTouches(button.current) : undefined), [])

  function drag(element: HTMLElement, to: ScreenPoint): void {
    element.style.translate = `${to.x - at.x}px ${to.y - at.y}px`
    onDrag?.(to)
  }

  function letGo({ currentTarget, pointerId }: PointerEvent<HTMLElement>, isMoved: boolean): void {
    if (held.current?.pointer !== pointerId) return
    const { to } = held.current
    held.current = undefined
    delete currentTarget.dataset['moving']
    drag(currentTarget, at)
    if (isMoved && (to.x !== at.x || to.y !== at.y)) onMove(to)
  }

  return (
    <button
      ref={button}
      type="button"
      className={className}
      style={style}
      aria-label={label}
      aria-describedby={describedBy}
      onPointerDown={({ currentTarget, button: pressed, isPrimary, pointerId, clientX, clientY }) => {
        // If another button opens a menu, no pointerup ever comes.
        if (pressed !== 0 || !isPrimary) return
        currentTarget.setPointerCapture(pointerId)
        held.current = { pointer: pointerId, grip: { x: clientX - at.x, y: clientY - at.y }, to: at }
      }}
      onPointerMove={({ currentTarget, pointerId, clientX, clientY }) => {
        if (held.current?.pointer !== pointerId) return
        const { grip } = held.current
        held.current.to = nearestIn(within, { x: clientX - grip.x, y: clientY - grip.y })
        currentTarget.dataset['moving'] = ''
        drag(currentTarget, held.current.to)
      }}
      onPointerUp={(event) => letGo(event, true)}
      onPointerCancel={(event) => letGo(event, false)}
      onKeyDown={(event) => {
        const arrow = ARROWS[event.key]
        if (!arrow || held.current) return
        event.preventDefault()
        const step = event.shiftKey ? LARGE_STEP_PX : STEP_PX
        onMove(nearestIn(within, { x: at.x + arrow[0] * step, y: at.y + arrow[1] * step }))
      }}
    />
  )
}

function nearestIn({ x, y, width, height }: Rect, to: ScreenPoint): ScreenPoint {
  return { x: clamp(to.x, x, x + width), y: clamp(to.y, y, y + height) }
}
