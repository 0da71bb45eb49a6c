/** How much of the light falls on a side. */
const SHADE = 0.72
/** Pixels along an edge: enough for its mean colour. */
const SAMPLES = 16

/**
 * Tells the wall what a canvas shows beside its front: the print goes on round the edge, so the drawn sides have the
 * mean colour of the edges they continue.
 */
export function tintSide(front: HTMLImageElement | HTMLCanvasElement): void {
  const wall = front.closest<HTMLElement>('[data-material]')
  const [width, height] =
    'naturalWidth' in front ? [front.naturalWidth, front.naturalHeight] : [front.width, front.height]
  if (!wall || width === 0 || height === 0) return
  const small = document.createElement('canvas')
  small.width = 2
  small.height = SAMPLES
  const ctx = small.getContext('2d')
  if (!ctx) return
  ctx.drawImage(front, width - 1, 0, 1, height, 0, 0, 1, SAMPLES)
  // The lower edge, turned upright.
  ctx.setTransform(0, 1, 1, 0, 0, 0)
  ctx.drawImage(front, 0, height - 1, width, 1, 0, 1, SAMPLES, 1)
  wall.style.setProperty('--side', meanOf(ctx))
}

function meanOf(ctx: CanvasRenderingContext2D): string {
  const { data } = ctx.getImageData(0, 0, 2, SAMPLES)
  const mean = [0, 1, 2].map((channel) => {
    const values = data.filter((_, at) => at % 4 === channel)
    return Math.round((SHADE * values.reduce((sum, value) => sum + value, 0)) / values.length)
  })
  return `rgb(${mean.join(' ')})`
}
