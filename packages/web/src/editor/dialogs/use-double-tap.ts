import type { ScreenPoint } from '@collagerie/core/geometry'
import { isTap } from '@collagerie/core/handling'
import { useEffect, useEffectEvent } from 'react'
import { DOUBLE_TAP } from '../../ui/ignore-double-clicks.ts'
import { stopOf } from '../sheet/stop-element.ts'

interface Touch {
  readonly time: number
  readonly at: ScreenPoint
  /** The slot that was touched, if any. */
  readonly slot: string | undefined
}

/**
 * Counts the taps of a finger on the photos of the sheet: not every phone reports a double click, and the first tap may
 * have brought a drawer over the photo, which the second then hits. So the slot of the first counts.
 */
export class DoubleTaps {
  readonly #onDoubleTap: (slot: string) => void
  #down: Touch | undefined
  #tapped: Touch | undefined

  constructor(onDoubleTap: (slot: string) => void) {
    this.#onDoubleTap = onDoubleTap
  }

  down(event: PointerEvent): void {
    this.#down = isFirstFinger(event) ? touchOf(event) : undefined
  }

  up(event: PointerEvent): void {
    const [down, before] = [this.#down, this.#tapped]
    this.#down = undefined
    this.#tapped = undefined
    const up = touchOf(event)
    if (!down || !isFirstFinger(event) || !isTap({ elapsed: up.time - down.time, distance: apart(down, up) })) return
    if (before && down.time - before.time < DOUBLE_TAP.ms && apart(before, up) <= DOUBLE_TAP.px) {
      if (before.slot !== undefined) this.#onDoubleTap(before.slot)
    } else this.#tapped = { ...up, slot: down.slot }
  }

  cancel(): void {
    this.#down = undefined
    this.#tapped = undefined
  }
}

/** Calls back with the slot of a photo that was tapped twice. */
export function useDoubleTap(onDoubleTap: (slot: string) => void): void {
  const called = useEffectEvent(onDoubleTap)
  useEffect(() => {
    const taps = new DoubleTaps((slot) => called(slot))
    const listening = new AbortController()
    // Before all others: the second tap may close what the first has opened.
    const options = { capture: true, signal: listening.signal }
    window.addEventListener('pointerdown', (event) => taps.down(event), options)
    window.addEventListener('pointerup', (event) => taps.up(event), options)
    window.addEventListener('pointercancel', () => taps.cancel(), options)
    return () => listening.abort()
  }, [])
}

const isFirstFinger = ({ pointerType, isPrimary }: PointerEvent) => pointerType === 'touch' && isPrimary

function touchOf({ timeStamp, clientX, clientY, target }: PointerEvent): Touch {
  const stop = stopOf(target)
  return { time: timeStamp, at: { x: clientX, y: clientY }, slot: stop?.kind === 'photo' ? stop.slot : undefined }
}

function apart(one: Touch, other: Touch): number {
  return Math.hypot(one.at.x - other.at.x, one.at.y - other.at.y)
}
