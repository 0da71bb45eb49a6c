import type { ForeignFormat } from '@collagerie/core/photo'
import type { Rotation } from '@collagerie/core/placement'
import type { Arranging } from '../seeing/arrange-photos.ts'
import type { TriedTemplate } from '../seeing/try-template.ts'
import { decodePhoto } from './decode-photo.ts'
import { inspectFile } from './inspect-file.ts'
import { isSameFile } from './is-same-file.ts'
import type { PhotoAnswer, PhotoJob } from './photo-job.ts'
import { tonePicture } from './tone-picture.ts'
import { uploadCopy } from './upload-copy.ts'

self.addEventListener('message', ({ data }: MessageEvent<PhotoJob>) => {
  void answer(data)
})

async function answer(job: PhotoJob): Promise<void> {
  const message = await perform(job).catch(
    (): PhotoAnswer => ({
      kind: 'refused',
      error: 'ERROR_IMAGE_COULD_NOT_BE_LOADED',
    }),
  )
  self.postMessage(message, { transfer: bitmapsIn(message) })
}

async function perform(job: PhotoJob): Promise<PhotoAnswer> {
  if (job.kind === 'inspect') return inspectFile(job.file)
  if (job.kind === 'decode') return { kind: 'decoded', decoded: await decodePhoto(job) }
  if (job.kind === 'strip') return uploadCopy(job.file)
  if (job.kind === 'compare') return { kind: 'compared', isSame: await isSameFile(job.file, job.other) }
  // None of these is needed for the first photos, so that each is fetched when it is.
  if (job.kind === 'convert') return convert(job.file, job.format)
  if (job.kind === 'look') return { kind: 'looked', content: await look(job.bitmap, job.rotation) }
  if (job.kind === 'try') return { kind: 'tried', layouts: await tryTemplateOn(job.tried) }
  if (job.kind === 'arrange') return { kind: 'arranged', arranged: await arrange(job.arranging) }
  return { kind: 'toned', bitmap: tonePicture(job.bitmap, job.toning) }
}

async function convert(file: Blob, format: ForeignFormat) {
  const { convertPicture } = await import('./convert-picture.ts')
  return convertPicture(file, format)
}

async function look(bitmap: ImageBitmap, rotation: Rotation) {
  const { lookAt } = await import('../seeing/look-at.ts')
  return lookAt(bitmap, rotation)
}

async function arrange(arranging: Arranging) {
  const { arrangePhotos } = await import('../seeing/arrange-photos.ts')
  return arrangePhotos(arranging)
}

async function tryTemplateOn(tried: TriedTemplate) {
  const { tryTemplate } = await import('../seeing/try-template.ts')
  return tryTemplate(tried)
}

function bitmapsIn(message: PhotoAnswer): ImageBitmap[] {
  if (message.kind === 'decoded')
    return [message.decoded.bitmap, ...(message.decoded.small ? [message.decoded.small] : [])]
  return message.kind === 'toned' ? [message.bitmap] : []
}
