import { type Direction, photoSlotOf, type SheetTarget, slotDataOf } from '@collagerie/core/collage'
import type { Point } from '@collagerie/core/geometry'
import { type PlacedPhoto, panBy, zoomBy } from '@collagerie/core/placement'
import type { PictureSource } from '../../painting/picture-source.ts'
import { type KeyAction, keyAction } from './key-action.ts'
import type { SheetActions } from './sheet-actions.ts'
import type { SheetView } from './sheet-view.ts'
import { elementOf, stopOf } from './stop-element.ts'
import { nextStop, stopsOf } from './stops.ts'
import { swap } from './swap.ts'

/** How far a key moves a photo in its slot, as a share of the slot. */
const MOVE_SHARE = 0.05

const UNIT_STEPS: Readonly<Record<Direction, Point>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
}

/** Does with keys all a pointer can do on the sheet. Tab reaches one slot; arrows lead to the others. */
export class SheetKeys {
  readonly #slots: HTMLElement
  readonly #view: SheetView
  readonly #source: PictureSource
  /** What the sheet can ask for now: it changes with the collage. */
  readonly #actions: () => SheetActions
  readonly #listening = new AbortController()
  #carried: string | undefined
  /** Counts the visits to slots: all keys of one visit are one undo step. */
  #visit = 0

  constructor(slots: HTMLElement, view: SheetView, source: PictureSource, actions: () => SheetActions) {
    this.#slots = slots
    this.#view = view
    this.#source = source
    this.#actions = actions
    const { signal } = this.#listening
    slots.addEventListener('keydown', (event) => this.#key(event), { signal })
    slots.addEventListener('focusin', (event) => this.#focus(event.target), { signal })
    slots.addEventListener('focusout', (event) => this.#blur(event.relatedTarget), { signal })
  }

  stop(): void {
    this.#listening.abort()
  }

  /** Exactly one slot is in the tab order: the one last visited, else the first. */
  keepOneTabStop(): void {
    const elements = this.#stops()
    const current = elements.find(({ tabIndex }) => tabIndex === 0) ?? elements[0]
    for (const element of elements) element.tabIndex = element === current ? 0 : -1
  }

  #focus(target: EventTarget | null): void {
    const stop = stopOf(target)
    if (!stop || !this.#view.page) return
    this.#visit += 1
    for (const element of this.#slots.querySelectorAll<HTMLElement>('[tabindex="0"]')) element.tabIndex = -1
    const element = elementOf(this.#slots, stop.slot)
    if (element) element.tabIndex = 0
    if (this.#carried !== undefined) this.#view.target.put(stop.slot === this.#carried ? undefined : stop.slot)
    const seen = stopsOf(this.#view.page.template).find(({ slot }) => slot === stop.slot)
    if (seen && element?.matches(':focus-visible')) this.#view.camera.reveal(seen.box)
  }

  #blur(next: EventTarget | null): void {
    if (this.#carried !== undefined && !stopOf(next)) this.#putBack(this.#carried)
  }

  #key(event: KeyboardEvent): void {
    const stop = stopOf(event.target)
    if (!stop) return
    const isFilled = this.#placed(stop.slot) !== undefined
    const action = keyAction(event, { kind: stop.kind, isFilled, isCarrying: this.#carried !== undefined })
    if (!action) return
    event.preventDefault()
    event.stopPropagation()
    this.#perform(action, stop)
  }

  #perform(action: KeyAction, { kind, slot }: SheetTarget): void {
    switch (action.kind) {
      case 'go':
        return this.#go(slot, action.direction)
      case 'go to end':
        return this.#goToEnd(action.end)
      case 'pick up':
        return this.#pickUp(slot)
      case 'place':
        return kind === 'photo' ? this.#place(slot) : undefined
      case 'put back':
        return this.#putBack(this.#carried)
      case 'remove':
        this.#actions().remove(slot)
        return this.#actions().say({ kind: 'removed', slot })
      case 'pick':
        return this.#actions().pick(slot, 'alone')
      case 'write':
        return this.#actions().write(slot)
      case 'zoom photo':
        return this.#reframe(slot, (photo) => zoomBy(photo, action.factor))
      case 'move photo':
        return this.#movePhoto(slot, UNIT_STEPS[action.direction])
    }
  }

  #go(from: string, direction: Direction): void {
    const template = this.#view.page?.template
    const to = template && nextStop(template, stopsOf(template), from, direction)
    if (to !== undefined) elementOf(this.#slots, to)?.focus()
  }

  #goToEnd(end: 'first' | 'last'): void {
    this.#stops()
      .at(end === 'first' ? 0 : -1)
      ?.focus()
  }

  /** Elements other than slots may lie over the sheet. */
  #stops(): readonly HTMLElement[] {
    return [...this.#slots.querySelectorAll<HTMLElement>('[data-slot], [data-text]')]
  }

  #pickUp(slot: string): void {
    this.#carried = slot
    const element = elementOf(this.#slots, slot)
    if (element) element.dataset['carried'] = ''
    this.#actions().say({ kind: 'picked up', slot })
  }

  #place(slot: string): void {
    const from = this.#carried
    if (from === undefined || from === slot) return this.#putBack(from)
    this.#letGo()
    swap(this.#view, this.#actions(), from, slot)
    this.#actions().say({ kind: 'placed', slot })
  }

  #putBack(slot: string | undefined): void {
    this.#letGo()
    if (slot !== undefined) this.#actions().say({ kind: 'put back', slot })
  }

  #letGo(): void {
    for (const element of this.#slots.querySelectorAll<HTMLElement>('[data-carried]')) delete element.dataset['carried']
    this.#carried = undefined
    this.#view.target.put(undefined)
  }

  #movePhoto(slot: string, way: Point): void {
    const { page } = this.#view
    const box = page && photoSlotOf(page.template, slot)?.box
    const placed = this.#placed(slot)
    const size = placed && this.#source.photoSize(placed.id)
    if (!box || !size) return
    const by = { x: way.x * box.width * MOVE_SHARE, y: way.y * box.height * MOVE_SHARE }
    this.#reframe(slot, (photo) => panBy(photo, size, box, by))
  }

  #reframe(slot: string, change: (photo: PlacedPhoto) => PlacedPhoto): void {
    const placed = this.#placed(slot)
    if (!placed) return
    const { zoom, x, y } = change(placed)
    this.#actions().command({ kind: 'reframe', slot, framing: { zoom, x, y } }, `keys ${slot} ${this.#visit}`)
    if (zoom !== placed.zoom) this.#actions().say({ kind: 'zoomed', zoom })
  }

  #placed(slot: string): PlacedPhoto | undefined {
    return this.#view.page && slotDataOf(this.#view.page, slot)?.photo
  }
}
