import { type FontFace as Face, type PaintStep, paint } from '@collagerie/painter'

/** A sheet to paint small. Its pictures have the keys `photo toning`. */
export interface MiniatureJob {
  readonly steps: readonly PaintStep[]
  readonly faces: readonly Face[]
  readonly pictures: ReadonlyMap<string, ImageBitmap>
  /** Pixels per centimetre. */
  readonly scale: number
  /** The sheet's size, and that of the white ground around it. */
  readonly width: number
  readonly height: number
  readonly groundWidth: number
  readonly groundHeight: number
  readonly quality: number
}

/** The JPEG, or undefined if it could not be made. */
export type MiniatureAnswer = Blob | undefined

const GROUND = '#ffffff'

/** The types here are a page's, where fonts belong to the document. */
const { fonts: workerFonts } = self as unknown as { readonly fonts: FontFaceSet }

self.addEventListener('message', ({ data }: MessageEvent<MiniatureJob>) => {
  void draw(data)
    .catch(() => undefined)
    .then((answer: MiniatureAnswer) => self.postMessage(answer, { transfer: [] }))
})

async function draw(job: MiniatureJob): Promise<Blob> {
  await Promise.all(job.faces.map(loadFace))
  const sheet = new OffscreenCanvas(job.width, job.height)
  paint(contextOf(sheet), job.steps, {
    view: { scale: job.scale, left: 0, top: 0 },
    platform: { path: (data) => new Path2D(data) },
    pictures: (id, toning) => {
      const image = job.pictures.get(`${id} ${toning}`)
      return image && { image, width: image.width, height: image.height }
    },
  })
  const ground = new OffscreenCanvas(job.groundWidth, job.groundHeight)
  const ctx = contextOf(ground)
  ctx.fillStyle = GROUND
  ctx.fillRect(0, 0, job.groundWidth, job.groundHeight)
  ctx.drawImage(sheet, Math.floor((job.groundWidth - job.width) / 2), Math.floor((job.groundHeight - job.height) / 2))
  return ground.convertToBlob({ type: 'image/jpeg', quality: job.quality })
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const ctx = canvas.getContext('2d')
  if (!ctx) throw new Error('no canvas context')
  return ctx
}

/** A font that cannot be loaded is replaced: a small picture is better than none. */
async function loadFace({ family, file }: Face): Promise<void> {
  const face = new FontFace(family, `url(/webassets/fonts/${file})`)
  await face.load().then(
    (loaded) => workerFonts.add(loaded),
    () => undefined,
  )
}
