import type { ScreenPoint } from '@collagerie/core/geometry'
import type { CSSProperties, ReactNode } from 'react'
import { useRef } from 'react'

interface Props {
  readonly label: string
  readonly describedBy: string
  readonly className: string
  readonly style: CSSProperties
  /** Where it is, in pixels of the stage. */
  readonly at: ScreenPoint
  readonly onMove: (to: ScreenPoint) => void
  readonly children?: ReactNode
}

const STEP_PX = 2
const LARGE_STEP_PX = 20

const ARROWS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Something that can be put elsewhere, by hand or with the arrow keys; with Shift in large steps. */
export function Handle({ label, describedBy, className, style, at, onMove, children }: Props) {
  const grip = useRef<ScreenPoint>(undefined)
  const letGo = () => {
    grip.current = undefined
  }
  return (
    <button
      type="button"
      className={className}
      style={style}
      aria-label={label}
      aria-describedby={describedBy}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        grip.current = { x: event.clientX - at.x, y: event.clientY - at.y }
      }}
      onPointerMove={({ clientX, clientY }) => {
        const held = grip.current
        if (held) onMove({ x: clientX - held.x, y: clientY - held.y })
      }}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onKeyDown={(event) => {
        const arrow = ARROWS[event.key]
        if (!arrow) return
        event.preventDefault()
        const step = event.shiftKey ? LARGE_STEP_PX : STEP_PX
        onMove({ x: at.x + arrow[0] * step, y: at.y + arrow[1] * step })
      }}
    >
      {children}
    </button>
  )
}
