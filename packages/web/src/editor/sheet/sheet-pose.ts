import { CM_PER_INCH, clamp, type Rect, type ScreenPoint, type Size } from '@collagerie/core/geometry'
import { restingZoom, VIEW_ZOOM } from '@collagerie/core/handling'
import { BREAKPOINTS } from '../../ui/breakpoints.ts'

/** iOS allows no canvas of more than 16.7 million pixels. */
const MOST_PIXELS = 16_000_000

/** The part of the screen that shows the sheet, the space around a whole sheet, and the sheet's format. */
export interface SheetViewport {
  readonly size: Size
  /** The height, from the top, of the part in whose middle a sheet lies, or begins, if it is too high for that. */
  readonly middleHeight: number
  readonly padding: number
  readonly format: Size
}

/** Less on a phone, and least in a low window, where the sheet needs every pixel. */
export function paddingIn({ width, height }: Size): number {
  return clamp(Math.round((height - 120) / 15), 8, width < BREAKPOINTS.narrow[1] ? 16 : 32)
}

/** The sheet's place in the viewport, in screen pixels, and its zoom. */
export interface SheetPose extends ScreenPoint {
  readonly zoom: number
}

/** Screen pixels per centimetre of a whole sheet. */
export function fitOf({ size, padding, format }: SheetViewport): number {
  const fit = Math.min((size.width - 2 * padding) / format.width, (size.height - 2 * padding) / format.height)
  return Math.max(fit, 1 / Math.max(format.width, format.height))
}

export function wholeSheet(viewport: SheetViewport): SheetPose {
  return inView(viewport, { zoom: VIEW_ZOOM.least, x: 0, y: 0 })
}

/** Canvas pixels per screen pixel: the display's ratio, limited by what a canvas may hold. */
export function pixelRatio({ size }: SheetViewport, displayRatio: number): number {
  return Math.min(displayRatio, Math.sqrt(MOST_PIXELS / (size.width * size.height)))
}

export function sheetRect(viewport: SheetViewport, { zoom, x, y }: SheetPose): Rect {
  const scale = fitOf(viewport) * zoom
  return { x, y, width: viewport.format.width * scale, height: viewport.format.height * scale }
}

/**
 * Brings a pose into view: a sheet smaller than the viewport lies in the middle of its part; a larger one may be moved
 * until its edge and the padding are visible.
 */
export function inView(viewport: SheetViewport, pose: SheetPose): SheetPose {
  const { size, middleHeight, padding } = viewport
  const { width, height } = sheetRect(viewport, pose)
  return {
    zoom: pose.zoom,
    x: inViewAlong(pose.x, size.width - width, size.width - width, padding),
    y: inViewAlong(pose.y, size.height - height, middleHeight - height, padding),
  }
}

/** `left` is how much longer the viewport is than the sheet, `leftAtRest` how much longer its part is. */
function inViewAlong(start: number, left: number, leftAtRest: number, padding: number): number {
  return left < 2 * padding ? Math.min(padding, Math.max(left - padding, start)) : Math.max(padding, leftAtRest / 2)
}

/**
 * The size a fingertip hits for sure, less what is lost where a sheet is drawn in whole pixels, and the size it hits
 * with ease.
 */
const FINGER_PX = 42
const EASY_PX = 66

/** The zoom at which a finger can hit a slot whose narrow side is now `slotPx`; unchanged if it already can. */
export function zoomForFinger(zoom: number, slotPx: number): number {
  if (slotPx >= FINGER_PX) return zoom
  return Math.min(VIEW_ZOOM.most, zoom * (EASY_PX / Math.max(1, slotPx)))
}

/** The least height of letters that can be read while writing. */
const LETTERS_PX = 11

/** The zoom at which letters now `lettersPx` high can be read; unchanged if they already can. */
export function zoomForLetters(zoom: number, lettersPx: number): number {
  if (lettersPx >= LETTERS_PX) return zoom
  return Math.min(VIEW_ZOOM.most, zoom * (LETTERS_PX / Math.max(1, lettersPx)))
}

/** Zooms about a spot of the viewport, which stays in place as far as the sheet's edges allow. */
export function zoomedTo(viewport: SheetViewport, pose: SheetPose, zoom: number, at: ScreenPoint): SheetPose {
  const ratio = zoom / pose.zoom
  return inView(viewport, { zoom, x: at.x - (at.x - pose.x) * ratio, y: at.y - (at.y - pose.y) * ratio })
}

/** The pose in which a gesture may leave the sheet, about the spot where it ended. */
export function rested(viewport: SheetViewport, pose: SheetPose, displayRatio: number, at: ScreenPoint): SheetPose {
  const zoom = restingZoom(pose.zoom, fitOf(viewport) * displayRatio * CM_PER_INCH)
  return zoomedTo(viewport, pose, zoom, at)
}

export function moved(viewport: SheetViewport, pose: SheetPose, by: ScreenPoint): SheetPose {
  return inView(viewport, { zoom: pose.zoom, x: pose.x + by.x, y: pose.y + by.y })
}

/** Moves the sheet just far enough to show a box of it, in centimetres. */
export function revealing(viewport: SheetViewport, pose: SheetPose, box: Rect): SheetPose {
  const scale = fitOf(viewport) * pose.zoom
  return moved(viewport, pose, {
    x: wayIntoView(pose.x + box.x * scale, box.width * scale, viewport.size.width),
    y: wayIntoView(pose.y + box.y * scale, box.height * scale, viewport.size.height),
  })
}

function wayIntoView(start: number, length: number, space: number): number {
  if (start < 0 || length > space) return -start
  return Math.min(0, space - (start + length))
}
