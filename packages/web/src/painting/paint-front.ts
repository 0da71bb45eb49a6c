import { type Collage, shownPhotos } from '@collagerie/core/collage'
import { facesOf, paint, plan } from '@collagerie/painter'
import { loadArt } from './art-store.ts'
import { browserPlan } from './browser-plan.ts'
import { browserPlatform, contextOf } from './browser-platform.ts'
import { frontView, screenPixels } from './front-view.ts'
import { loadFaces } from './load-faces.ts'
import type { PictureSource } from './picture-source.ts'
import { wholePictures } from './whole-pictures.ts'

interface Painting {
  readonly canvas: HTMLCanvasElement
  readonly collage: Collage
  readonly source: PictureSource
  readonly onPainted: () => void
  /** Nothing is painted from then on; what was stays. */
  readonly onFailed: (reason: unknown) => void
}

/**
 * Keeps a collage's front painted on a canvas, pixel for pixel as large as it is on the screen. Nothing is touched before
 * all that belongs to it is there. Call what it returns to stop.
 */
export function paintFront({ canvas, collage, source, onPainted, onFailed }: Painting): () => void {
  let frame = 0
  let isStopped = false
  const stop = () => {
    isStopped = true
    watcher.disconnect()
    cancelAnimationFrame(frame)
  }
  const fail = (reason: unknown) => {
    if (isStopped) return
    stop()
    onFailed(reason)
  }
  const repaint = () => {
    cancelAnimationFrame(frame)
    if (!isStopped) frame = requestAnimationFrame(look)
  }
  const look = () => {
    try {
      if (draw(canvas, collage, source, repaint)) onPainted()
    } catch (error) {
      fail(error)
    }
  }
  const watcher = new ResizeObserver(repaint)
  Promise.all([loadFaces(facesOf(collage)), loadArt(collage.template)]).then(() => {
    if (!isStopped) watcher.observe(canvas)
  }, fail)
  return stop
}

function draw(canvas: HTMLCanvasElement, collage: Collage, source: PictureSource, arrived: () => void): boolean {
  const lacking = shownPhotos(collage).find(({ photo }) => !source.photoSize(photo.id))
  if (lacking) throw new Error(`Photo ${lacking.photo.id} did not come.`)
  const box = screenPixels(canvas.getBoundingClientRect(), window.devicePixelRatio)
  const view = frontView(collage.template.canvas, box)
  const steps = plan(collage, { folded: 'covered', ...browserPlan(source), screen: { placeholders: true } })
  const pictures = wholePictures(steps, { source, scale: view.scale, arrived })
  if (!pictures) return false
  Object.assign(canvas, box)
  paint(contextOf(canvas), steps, {
    view,
    platform: browserPlatform,
    pictures: (id, toning) => pictures.get(`${id} ${toning}`),
  })
  return true
}
