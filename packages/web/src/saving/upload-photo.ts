import { errorAnswerSchema, type UploadAnswer, uploadAnswerSchema } from '@collagerie/protocol'
import { safeParse } from 'valibot'

const OK = 200

export interface Upload {
  readonly file: Blob
  /** How the photo is turned when it comes into a slot. */
  readonly suggestedRotation: number
  /** Called with the bytes that went out since the last call. */
  readonly onBytes: (bytes: number) => void
  readonly signal: AbortSignal
}

/** Sends one photo. Whatever goes wrong is an error whose message can be shown. */
export function uploadPhoto({ file, suggestedRotation, onBytes, signal }: Upload): Promise<UploadAnswer> {
  return new Promise((resolve, reject) => {
    const form = new FormData()
    form.set('suggestedRotation', String(suggestedRotation))
    // The name a file has at home is nobody else's business.
    form.set('file', file, 'photo.jpg')
    // Only this kind of request says how far it is.
    const request = new XMLHttpRequest()
    let sent = 0
    const stop = () => request.abort()
    const settled = new AbortController()
    signal.addEventListener('abort', stop, { signal: settled.signal })
    request.upload.addEventListener('progress', ({ loaded }) => {
      const now = Math.min(loaded, file.size)
      onBytes(now - sent)
      sent = now
    })
    request.addEventListener('loadend', () => {
      settled.abort()
      const result = answerIn(request)
      if (result instanceof Error) {
        onBytes(-sent)
        reject(result)
      } else {
        onBytes(file.size - sent)
        resolve(result)
      }
    })
    request.open('POST', '/api/upload?format=json')
    request.send(form)
  })
}

/** The answer, or the words for what came instead of it. */
export function answerIn({ status, responseText }: Pick<XMLHttpRequest, 'status' | 'responseText'>) {
  const body = parsed(responseText)
  const refusal = safeParse(errorAnswerSchema, body)
  if (refusal.success && refusal.output.error !== '') return new Error(refusal.output.error)
  if (status !== OK) return new Error(`Could not upload photo. server responded with: ${status}`)
  const answer = safeParse(uploadAnswerSchema, body)
  return answer.success ? answer.output : new Error('The server could not process the file.')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
