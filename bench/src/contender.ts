import { type CollagePage, EMPTY_USERDATA, photoSlots } from '@collagerie/core/collage'
import { designFor, generateTemplate } from '@collagerie/core/designs'
import type { Point, Rect } from '@collagerie/core/geometry'
import { placePhoto } from '@collagerie/core/placement'

/** The sheet that every library must show: 144 square photos on 900 pixels. */
export const SHEET_PX = 900
const PHOTO_PX = 400
const FORMAT = { width: 60, height: 60 }
const SCALE = SHEET_PX / FORMAT.width

const template = generateTemplate(designFor('alleven'), {
  format: FORMAT,
  material: '',
  values: { numberVert: 12, numberHor: 12 },
})

export const SLOTS = photoSlots(template).map(({ slot }) => slot)

/** The photos' places on the sheet in pixels. */
export const BOXES: readonly Rect[] = photoSlots(template).map(({ box }) => ({
  x: box.x * SCALE,
  y: box.y * SCALE,
  width: box.width * SCALE,
  height: box.height * SCALE,
}))

export const COLLAGE: CollagePage = {
  choice: { templateId: 'gen-alleven', childTemplateId: '', material: '' },
  template,
  userdata: {
    ...EMPTY_USERDATA,
    images: Object.fromEntries(SLOTS.map((slot) => [slot, { photo: placePhoto(slot) }])),
  },
}

/** The photo that is dragged. */
export const DRAGGED = 65

/** The middle of the dragged photo in each frame: all over the sheet. */
function dragPath(frame: number): Point {
  return { x: SHEET_PX * (0.5 + 0.4 * Math.sin(frame / 17)), y: SHEET_PX * (0.5 + 0.4 * Math.cos(frame / 23)) }
}

/** From 1 to 4 and back. */
function zoomPath(frame: number): number {
  return 2.5 - 1.5 * Math.cos(frame / 12)
}

/** The zoom at which the sheet is panned. */
export const PAN_ZOOM = 2

function panPath(frame: number): Point {
  return { x: SHEET_PX * 0.4 * Math.sin(frame / 15), y: SHEET_PX * 0.4 * Math.sin(frame / 11) }
}

async function makePhotos(): Promise<readonly ImageBitmap[]> {
  return Promise.all(
    SLOTS.map((_, index) => {
      const canvas = new OffscreenCanvas(PHOTO_PX, PHOTO_PX)
      const ctx = canvas.getContext('2d')
      if (!ctx) throw new Error('no context')
      const sky = ctx.createLinearGradient(0, 0, PHOTO_PX, PHOTO_PX)
      sky.addColorStop(0, `hsl(${index * 2.5} 70% 60%)`)
      sky.addColorStop(1, `hsl(${index * 5} 60% 30%)`)
      ctx.fillStyle = sky
      ctx.fillRect(0, 0, PHOTO_PX, PHOTO_PX)
      for (let spot = 0; spot < 40; spot++) {
        ctx.fillStyle = `hsl(${spot * 9 + index} 80% 70% / 40%)`
        ctx.beginPath()
        ctx.arc((spot * 97 + index * 13) % PHOTO_PX, (spot * 61) % PHOTO_PX, 8 + (spot % 7) * 5, 0, 7)
        ctx.fill()
      }
      return createImageBitmap(canvas)
    }),
  )
}

/** One way to show the sheet and to move things on it. */
export interface Contender {
  /** Shows the sheet for the first time. */
  show(photos: readonly ImageBitmap[]): void
  beginDrag(): void
  drag(at: Point): void
  endDrag(): void
  beginZoom(): void
  zoom(zoom: number): void
  endZoom(): void
  beginPan(): void
  pan(by: Point): void
  endPan(): void
  remove(): void
}

export interface Samples {
  readonly paint: readonly number[]
  readonly drag: readonly number[]
  readonly zoom: readonly number[]
}

declare global {
  interface Window {
    measure(): Promise<Samples>
    /** Drags, zooms and pans once, between marks in the browser's own record. */
    act(): Promise<void>
  }
}

export const GESTURES = ['drag', 'zoom', 'pan'] as const
export type GestureName = (typeof GESTURES)[number]

const PAINTS = 10
const WARM_UP = 20
const DRAG_FRAMES = 200
const ZOOM_FRAMES = 80
const PAN_FRAMES = 80
/** Work that a gesture leaves for later counts as well, for this long. */
const AFTERMATH_MS = 600

/** Puts a contender on the page, to be measured when it is asked for. */
export function enter(make: () => Promise<Contender> | Contender): void {
  window.measure = async () => {
    const photos = await makePhotos()
    const paint: number[] = []
    for (let round = 0; round < PAINTS; round++) {
      const contender = await make()
      await frames(3, () => {})
      const start = performance.now()
      contender.show(photos)
      await frames(2, () => {})
      paint.push(performance.now() - start)
      contender.remove()
    }
    const contender = await make()
    contender.show(photos)
    await frames(5, () => {})
    const drag = await dragged(contender)
    await frames(3, () => {})
    const zoom = await zoomed(contender)
    contender.remove()
    return { paint, drag: drag.slice(WARM_UP), zoom: zoom.slice(WARM_UP) }
  }
  window.act = async () => {
    const photos = await makePhotos()
    const contender = await make()
    contender.show(photos)
    await pause(AFTERMATH_MS)
    const acts: Record<GestureName, (contender: Contender) => Promise<unknown>> = {
      drag: dragged,
      zoom: zoomed,
      pan: panned,
    }
    for (const name of GESTURES) {
      performance.mark(`${name} begins`)
      await acts[name](contender)
      performance.mark(`${name} ends`)
      await pause(AFTERMATH_MS)
      performance.mark(`${name} is over`)
    }
  }
}

async function dragged(contender: Contender): Promise<number[]> {
  contender.beginDrag()
  const times = await frames(WARM_UP + DRAG_FRAMES, (frame) => contender.drag(dragPath(frame)))
  contender.endDrag()
  return times
}

async function zoomed(contender: Contender): Promise<number[]> {
  contender.beginZoom()
  const times = await frames(WARM_UP + ZOOM_FRAMES, (frame) => contender.zoom(zoomPath(frame)))
  contender.endZoom()
  return times
}

async function panned(contender: Contender): Promise<number[]> {
  contender.beginPan()
  const times = await frames(WARM_UP + PAN_FRAMES, (frame) => contender.pan(panPath(frame)))
  contender.endPan()
  return times
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, ms)
  })
}

/** Does something once a frame and gives the time from each frame to the next. */
function frames(count: number, draw: (frame: number) => void): Promise<number[]> {
  const times: number[] = []
  return new Promise((done) => {
    let last = 0
    let frame = 0
    function next(): void {
      const now = performance.now()
      if (frame > 0) times.push(now - last)
      last = now
      if (frame === count) {
        done(times)
        return
      }
      draw(frame)
      frame += 1
      requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  })
}
