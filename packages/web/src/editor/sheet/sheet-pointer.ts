import { photoSlotOf, type SheetTarget, slotDataOf } from '@collagerie/core/collage'
import type { ScreenPoint } from '@collagerie/core/geometry'
import { handleTouches } from '../../ui/handle-touches.ts'
import { isTyping } from '../../ui/is-typing.ts'
import { rectOf } from '../picking/marquee-box.ts'
import { isOnDeleteIn } from './delete-corner.ts'
import { isOnSpot } from './delete-spot.ts'
import { dropZoneAt } from './drop-zone.ts'
import { advance, type Gesture, type GestureEffect, type GestureEvent, IDLE } from './gesture.ts'
import type { SheetActions } from './sheet-actions.ts'
import type { SheetView } from './sheet-view.ts'
import { SlotMarquee } from './slot-marquee.ts'
import { slotsTouchedBy } from './slots-touched-by.ts'
import { elementOf, stopOf } from './stop-element.ts'
import { stopsOf } from './stops.ts'
import { swap } from './swap.ts'
import { TextClicks } from './text-clicks.ts'

/** Lets mouse, pen and fingers work on the sheet. The state machine decides; this carries it out. */
export class SheetPointer {
  readonly #view: SheetView
  /** What the sheet can ask for now: it changes with the collage. */
  readonly #actions: () => SheetActions
  readonly #viewport: HTMLElement
  readonly #listening = new AbortController()
  readonly #freeFingers: () => void
  readonly #textClicks: TextClicks
  readonly #marquee: SlotMarquee
  #gesture: Gesture = IDLE
  #ignoresClick = false
  /** Whether the delete button was visible when the pointer came down: fingers never make it appear. */
  #sawDelete = false
  /** Whether the last press was a finger's. */
  #isTouch = false
  /** The element beside the sheet that would accept the held photo. */
  #dropZone: HTMLElement | undefined

  constructor(viewport: HTMLElement, view: SheetView, actions: () => SheetActions) {
    this.#viewport = viewport
    this.#view = view
    this.#actions = actions
    this.#marquee = new SlotMarquee(viewport)
    this.#textClicks = new TextClicks({
      once: (slot) => actions().activate({ kind: 'text', slot }),
      twice: (slot) => actions().write(slot),
    })
    this.#freeFingers = handleTouches(viewport)
    const { signal } = this.#listening
    viewport.addEventListener('pointerdown', (event) => this.#down(event), { signal })
    viewport.addEventListener('click', (event) => this.#click(event), { signal })
    // A long touch begins a drag and does not ask for the browser's menu.
    viewport.addEventListener('contextmenu', (event) => this.#menu(event), { signal })
    window.addEventListener('pointermove', (event) => this.#tell({ kind: 'move', ...pointerOf(event) }), { signal })
    window.addEventListener('pointerup', (event) => this.#tell({ kind: 'up', ...pointerOf(event) }), { signal })
    window.addEventListener('pointercancel', (event) => this.#tell({ kind: 'cancel', id: event.pointerId }), { signal })
    window.addEventListener('keydown', (event) => this.#key(event), { signal, capture: true })
  }

  stop(): void {
    this.#freeFingers()
    this.#listening.abort()
    this.#textClicks.stop()
    this.#marquee.clear()
  }

  #down(event: PointerEvent): void {
    if (event.button !== 0 || isTyping(event.target)) return
    this.#ignoresClick = false
    const stop = stopOf(event.target)
    this.#sawDelete = isSeen(stop && elementOf(this.#viewport, stop.slot)?.firstElementChild)
    const slot = stop?.kind === 'photo' && this.#isFilled(stop.slot) ? stop.slot : undefined
    const isTouch = event.pointerType === 'touch'
    this.#isTouch = isTouch
    const canPan = this.#view.camera.isZoomed
    this.#tell({ kind: 'down', ...pointerOf(event), isTouch, slot, canPan, adds: event.shiftKey })
  }

  #key(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !(this.#gesture.kind === 'dragging' || this.#gesture.kind === 'marquee')) return
    event.preventDefault()
    event.stopPropagation()
    this.#tell({ kind: 'escape' })
  }

  /** A right click or the menu key on a photo opens the same menu as a click. */
  #menu(event: MouseEvent): void {
    const target = stopOf(event.target)
    const isByFinger = 'pointerType' in event && event.pointerType === 'touch'
    const isForPhoto = target?.kind === 'photo' && this.#isFilled(target.slot) && !isByFinger
    if (this.#gesture.kind !== 'idle' || isForPhoto) event.preventDefault()
    if (this.#gesture.kind === 'idle' && isForPhoto) this.#actions().activate(target)
  }

  /**
   * The browser's click event serves pointers, keys and screen readers alike. The order matters: a modifier key comes
   * before the delete button, and that before enlarging or activating.
   */
  #click(event: MouseEvent): void {
    const isFromPointer = event.detail > 0
    const target = stopOf(event.target)
    if (!target || (isFromPointer && this.#ignoresClick)) return
    if (isFromPointer && target.kind === 'photo' && (event.shiftKey || event.ctrlKey || event.metaKey)) {
      this.#actions().pick(target.slot, event.shiftKey ? 'range' : 'alone')
    } else if (isFromPointer && this.#sawDelete && this.#isOnDelete(target, { x: event.clientX, y: event.clientY })) {
      this.#actions().remove(target.slot)
    } else if (isFromPointer && target.kind === 'text') {
      this.#textClicks.click(target.slot)
    } else if (isFromPointer && this.#isTouch && target.kind === 'photo' && this.#view.enlarge(target.slot)) {
      // The first tap on a slot too small for a finger only enlarges it.
      this.#actions().cameNearer()
    } else this.#actions().activate(target)
  }

  #isOnDelete({ kind, slot }: SheetTarget, at: ScreenPoint): boolean {
    const { page } = this.#view
    if (kind !== 'photo' || !page || !this.#actions().canDelete() || !this.#isFilled(slot)) return false
    const spot = this.#actions().deleteSpot(slot)
    if (spot) return isOnSpot(spot, this.#view.camera.pointAt(at), this.#view.camera.pxPerCm)
    const place = photoSlotOf(page.template, slot)
    const stop = stopsOf(page.template).find((each) => each.slot === slot)
    if (!place || !stop) return false
    const corner = this.#actions().deleteCorner(slot)
    return isOnDeleteIn(corner, { ...place, outer: stop.box }, this.#view.camera.pointAt(at), this.#view.camera.pxPerCm)
  }

  #isFilled(slot: string): boolean {
    return this.#view.page !== undefined && slotDataOf(this.#view.page, slot)?.photo !== undefined
  }

  #tell(event: GestureEvent): void {
    if (this.#gesture.kind === 'idle' && event.kind !== 'down') return
    const [next, effects] = advance(this.#gesture, event)
    const hasTaken = next.kind !== this.#gesture.kind && next.kind !== 'idle' && next.kind !== 'pressed'
    this.#gesture = next
    if (hasTaken && 'id' in event && event.kind === 'move') this.#viewport.setPointerCapture(event.id)
    for (const effect of effects) this.#carryOut(effect)
  }

  #carryOut(effect: GestureEffect): void {
    const view = this.#view
    switch (effect.kind) {
      case 'lift':
        view.air.lift(effect.slot, effect.at)
        this.#viewport.dataset['dragging'] = ''
        return
      case 'carry':
        view.air.carry(effect.at)
        this.#highlight(this.#targetAt(effect.at), this.#dropZoneAt(effect.at))
        return
      case 'drop':
        this.#drop(effect.at)
        this.#endDrag()
        return
      case 'put back':
        view.air.putBack()
        this.#endDrag()
        return
      case 'begin view':
        view.camera.beginMove()
        return
      case 'pan':
        view.camera.panBy(effect.by)
        return
      case 'zoom':
        view.camera.pinch(effect.factor, effect.at)
        return
      case 'end view':
        view.camera.endMove()
        return
      case 'marquee':
        return this.#drawMarquee(effect.from, effect.to)
      case 'take marquee':
        this.#actions().pickAll(this.#marquee.slots, effect.adds)
        return this.#marquee.clear()
      case 'clear marquee':
        return this.#marquee.clear()
      case 'no click':
        this.#ignoresClick = true
    }
  }

  #drawMarquee(from: ScreenPoint, to: ScreenPoint): void {
    const { page, camera } = this.#view
    if (!page) return
    const area = rectOf(camera.pointAt(from), camera.pointAt(to))
    this.#marquee.show(rectOf(from, to), slotsTouchedBy(page, area))
  }

  #targetAt(at: ScreenPoint): string | undefined {
    const slot = this.#view.slotAt(at)
    return slot === this.#view.air.lifted ? undefined : slot
  }

  #drop(at: ScreenPoint): void {
    const from = this.#view.air.lifted
    if (from === undefined) return
    const to = this.#targetAt(at)
    if (to !== undefined) {
      swap(this.#view, this.#actions(), from, to)
      return
    }
    if (this.#dropZoneAt(at)) {
      this.#view.air.giveAway()
      this.#actions().dragOut(from)
    } else {
      this.#view.air.putBack()
    }
  }

  #dropZoneAt(at: ScreenPoint): HTMLElement | undefined {
    return this.#view.camera.isOnSheet(at) ? undefined : dropZoneAt(at)
  }

  /** The slot and the zone that would take the photo, neither if none is given. */
  #highlight(slot?: string, zone?: HTMLElement): void {
    this.#view.target.put(slot)
    if (zone === this.#dropZone) return
    delete this.#dropZone?.dataset['target']
    this.#dropZone = zone
    if (zone) zone.dataset['target'] = ''
  }

  #endDrag(): void {
    this.#highlight()
    delete this.#viewport.dataset['dragging']
  }
}

function pointerOf({ pointerId, clientX, clientY, timeStamp }: PointerEvent) {
  return { id: pointerId, at: { x: clientX, y: clientY }, time: timeStamp }
}

function isSeen(element: Element | null | undefined): boolean {
  return element ? getComputedStyle(element).opacity !== '0' : false
}
