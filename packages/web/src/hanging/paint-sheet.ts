import type { CollagePage } from '@collagerie/core/collage'
import { materialMargin } from '@collagerie/core/format'
import { facesOf, paint, plan, sheetPixels } from '@collagerie/painter'
import type { PaintedSheet } from '@collagerie/painter/hanging'
import { track } from '../analytics/analytics.ts'
import { loadArt } from '../painting/art-store.ts'
import { browserPlan } from '../painting/browser-plan.ts'
import { browserPlatform, contextOf } from '../painting/browser-platform.ts'
import { loadFaces } from '../painting/load-faces.ts'
import type { PictureSource } from '../painting/picture-source.ts'
import { wantedPixels } from '../painting/wanted-pixels.ts'

/** Sharp enough for a piece that fills the window, small enough for a phone. */
const LONG_SIDE_PX = 1600

interface Painting {
  readonly page: CollagePage
  readonly source: PictureSource
  /** The example words for empty texts; undefined for a customer's own collage, which shows what is printed. */
  readonly words: ((slot: string) => string) | undefined
  readonly onPainted: (sheet: PaintedSheet) => void
}

/**
 * Paints a collage's whole sheet with its margin, and again with every arriving photo. Returns a function that stops
 * it.
 */
export function paintSheet({ page, source, words, onPainted }: Painting): () => void {
  const margin = materialMargin(page.choice.material)
  const { format } = page.template
  const scale = LONG_SIDE_PX / (Math.max(format.width, format.height) + 2 * margin)
  const { left, top, width, height } = sheetPixels(format, margin, scale)
  let frame = 0
  let isStopped = false

  const repaint = () => {
    cancelAnimationFrame(frame)
    if (!isStopped) frame = requestAnimationFrame(draw)
  }

  function draw(): void {
    const image = document.createElement('canvas')
    image.width = width
    image.height = height
    const steps = plan(page, {
      ...browserPlan(source),
      ...(words && { unwritten: { kind: 'sample', text: words } }),
      screen: { placeholders: true },
    })
    const wanted = wantedPixels(steps, scale)
    paint(contextOf(image), steps, {
      view: { scale, left, top },
      platform: browserPlatform,
      pictures: (id, toning) => source.picture(id, toning, repaint, wanted.get(id)),
    })
    onPainted({ image, scale })
  }

  void Promise.allSettled([loadFaces(facesOf(page)), loadArt(page.template)]).then((results) => {
    for (const result of results) {
      if (result.status === 'rejected') track('painting-failure', { message: String(result.reason) })
    }
    repaint()
  })

  return () => {
    isStopped = true
    cancelAnimationFrame(frame)
  }
}
