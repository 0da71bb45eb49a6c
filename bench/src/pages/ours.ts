import type { Point, ScreenPoint } from '@collagerie/core/geometry'
import { COLLAGE, type Contender, DRAGGED, enter, PAN_ZOOM, SHEET_PX, SLOTS } from '../contender.ts'

type SheetLook = Parameters<InstanceType<SheetViewModule['SheetView']>['show']>[1]
/** The types of the application itself, so that a change there is a fault here. */
type SheetViewModule = typeof import('@collagerie/web/src/editor/sheet/sheet-view.ts')

const PADDING = 32

/** Nothing on the sheet but photos. */
const LOOK: SheetLook = {
  defaultText: () => '',
  badge: () => undefined,
  space: () => undefined,
  sign: () => undefined,
  failure: { lines: ['', ''], short: '' },
}

async function ours(): Promise<Contender> {
  const address = '/sheet-view.js'
  const { SheetView } = (await import(/* @vite-ignore */ address)) as SheetViewModule
  const viewport = document.createElement('div')
  viewport.style.cssText = `position: relative; overflow: clip; width: ${SHEET_PX + 2 * PADDING}px; height: ${SHEET_PX + 2 * PADDING}px`
  const [paper, slots] = [document.createElement('div'), document.createElement('div')]
  const canvas = document.createElement('canvas')
  for (const part of [paper, canvas, slots]) part.style.position = 'absolute'
  for (const name of SLOTS) {
    const slot = document.createElement('button')
    slot.dataset['slot'] = name
    slots.append(slot)
  }
  viewport.append(paper, canvas, slots)
  document.body.append(viewport)
  const pictures = new Map<string, { image: ImageBitmap; width: number; height: number }>()
  const source = { photoSize: (id: string) => pictures.get(id), picture: (id: string) => pictures.get(id) }
  const view = new SheetView({ viewport, middle: viewport, paper, canvas, slots }, source)
  const onPage = ({ x, y }: Point): ScreenPoint => ({ x: x + PADDING, y: y + PADDING })
  const middle = onPage({ x: SHEET_PX / 2, y: SHEET_PX / 2 })
  let panned: Point = { x: 0, y: 0 }
  const dragged = SLOTS[DRAGGED] ?? ''

  return {
    show(photos) {
      for (const [index, image] of photos.entries()) {
        pictures.set(SLOTS[index] ?? '', { image, width: image.width, height: image.height })
      }
      view.show(COLLAGE, LOOK)
    },
    beginDrag: () => view.air.lift(dragged, middle),
    drag(at) {
      const to = onPage(at)
      view.air.carry(to)
      view.target.put(view.slotAt(to))
    },
    endDrag: () => view.air.putBack(),
    beginZoom: () => view.camera.beginMove(),
    zoom(zoom) {
      view.camera.pinch(zoom, middle)
    },
    endZoom: () => view.camera.endMove(),
    beginPan() {
      view.camera.showWhole()
      view.camera.beginMove()
      view.camera.pinch(PAN_ZOOM, middle)
      panned = { x: 0, y: 0 }
    },
    pan(to) {
      view.camera.panBy({ x: to.x - panned.x, y: to.y - panned.y })
      panned = to
    },
    endPan: () => view.camera.endMove(),
    remove() {
      view.stop()
      viewport.remove()
    },
  }
}

enter(ours)
