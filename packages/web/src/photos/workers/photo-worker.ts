import { answerJob } from './answer-job.ts'
import type { PhotoAnswer, PhotoJob } from './photo-job.ts'

self.addEventListener('message', ({ data }: MessageEvent<PhotoJob>) => {
  void answer(data)
})

async function answer(job: PhotoJob): Promise<void> {
  const message = await answerJob(job)
  self.postMessage(message, { transfer: bitmapsIn(message) })
}

function bitmapsIn(message: PhotoAnswer): ImageBitmap[] {
  if (message.kind === 'decoded')
    return [message.decoded.bitmap, ...(message.decoded.small ? [message.decoded.small] : [])]
  return message.kind === 'toned' ? [message.bitmap] : []
}
