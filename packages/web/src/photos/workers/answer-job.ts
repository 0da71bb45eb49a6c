import { decodePhoto } from './decode-photo.ts'
import { inspectFile } from './inspect-file.ts'
import { isSameFile } from './is-same-file.ts'
import type { PhotoAnswer, PhotoJob } from './photo-job.ts'
import { tonePicture } from './tone-picture.ts'
import { uploadCopy } from './upload-copy.ts'

type JobOf<Kind extends PhotoJob['kind']> = Extract<PhotoJob, { readonly kind: Kind }>

/** Code that the first photos do not need is loaded on demand. */
const HANDLERS: { readonly [Kind in PhotoJob['kind']]: (job: JobOf<Kind>) => Promise<PhotoAnswer> } = {
  inspect: ({ file }) => inspectFile(file),
  decode: async (job) => ({ kind: 'decoded', decoded: await decodePhoto(job) }),
  uploadCopy: ({ file }) => uploadCopy(file),
  compare: async ({ file, other }) => ({ kind: 'compared', isSame: await isSameFile(file, other) }),
  tone: async ({ bitmap, toning }) => ({ kind: 'toned', bitmap: tonePicture(bitmap, toning) }),
  async convert({ file, format }) {
    const { convertPicture } = await import('./convert-picture.ts')
    return convertPicture(file, format)
  },
  async analyse({ bitmap, rotation }) {
    const { analysePicture } = await import('../analysis/analyse-picture.ts')
    return { kind: 'analysed', content: await analysePicture(bitmap, rotation) }
  },
  async try({ tried }) {
    const { tryTemplate } = await import('../analysis/try-template.ts')
    return { kind: 'tried', layouts: tryTemplate(tried) }
  },
  async arrange({ arranging }) {
    const { arrangePhotos } = await import('../analysis/arrange-photos.ts')
    return { kind: 'arranged', arranged: arrangePhotos(arranging) }
  },
}

/** In these jobs the file may be at fault; in all others the fault is ours. */
const ABOUT_A_FILE: ReadonlySet<PhotoJob['kind']> = new Set(['inspect', 'decode', 'convert', 'uploadCopy'])

/** Does a job. An error is an answer too, so that the page hears of it. */
export async function answerJob(job: PhotoJob): Promise<PhotoAnswer> {
  try {
    return await (HANDLERS[job.kind] as (each: PhotoJob) => Promise<PhotoAnswer>)(job)
  } catch (error) {
    const message = String(error)
    return ABOUT_A_FILE.has(job.kind)
      ? { kind: 'refused', error: 'ERROR_IMAGE_COULD_NOT_BE_LOADED', message }
      : { kind: 'failed', message }
  }
}
