import { stopElement } from '../focus-stop.ts'
import { tileOf } from '../picking/tray-picks.ts'
import styles from './fly-in.module.css'
import type { Landed } from './landed.ts'

const FLIGHT_MS = 200
/** More photos would look like a swarm, and be slow. */
const MOST = 24

/** Lets photos fly from the tray to their slots. Only photos visible at both ends fly. */
export function flyIn(landed: readonly Landed[]): void {
  for (const { slot, photoId } of landed.slice(0, MOST)) {
    const picture = tileOf(document, photoId)?.querySelector('img')
    const to = stopElement(slot)?.getBoundingClientRect()
    const from = picture?.getBoundingClientRect()
    if (picture && from && to && isInWindow(from) && isInWindow(to)) fly(picture, from, to)
  }
}

function fly(picture: HTMLImageElement, from: DOMRect, to: DOMRect): void {
  const flier = picture.cloneNode()
  if (!(flier instanceof HTMLImageElement)) return
  flier.className = styles.flier ?? ''
  Object.assign(flier.style, boxOf(to))
  document.body.append(flier)
  const [across, down] = [from.left - to.left, from.top - to.top]
  const start = `translate(${across}px, ${down}px) scale(${from.width / to.width}, ${from.height / to.height})`
  const flight = flier.animate(
    [
      { transform: start, opacity: 1 },
      { transform: 'none', opacity: 1, offset: 0.8 },
      { transform: 'none', opacity: 0 },
    ],
    { duration: FLIGHT_MS, easing: 'cubic-bezier(0.2, 0.8, 0.3, 1.05)' },
  )
  for (const end of ['finish', 'cancel']) flight.addEventListener(end, () => flier.remove())
}

function boxOf({ left, top, width, height }: DOMRect) {
  return { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` }
}

function isInWindow({ left, top, right, bottom, width, height }: DOMRect): boolean {
  const isOn = right > 0 && bottom > 0 && left < window.innerWidth && top < window.innerHeight
  return isOn && width > 0 && height > 0
}
