import { errorAnswerSchema, type PhotoOrigin, type UploadAnswer, uploadAnswerSchema } from '@collagerie/protocol'
import { safeParse } from 'valibot'
import { CallFailure } from '../calls/call-failure.ts'
import { jsonIn } from '../calls/json-in.ts'
import { whenSilent } from '../calls/when-silent.ts'

const OK = 200

export interface PhotoUpload {
  readonly file: Blob
  /** How the photo is turned when it is placed into a slot. */
  readonly suggestedRotation: number
  readonly origin: PhotoOrigin
  /** Whether the photo is sent before a save asks for it: then an account with little room may refuse it. */
  readonly isAhead: boolean
  /** Called with the bytes that went out since the last call. */
  readonly onBytes: (bytes: number) => void
  readonly signal: AbortSignal
}

/** Sends one photo. Every error is a `CallFailure`, unless the caller gave up. */
export function uploadPhoto({
  file,
  suggestedRotation,
  origin,
  isAhead,
  onBytes,
  signal,
}: PhotoUpload): Promise<UploadAnswer> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const form = new FormData()
    form.set('suggestedRotation', String(suggestedRotation))
    // The file name lets the customer recognise the photo; nobody else sees it.
    for (const [field, value] of Object.entries(origin)) form.set(field, value)
    if (isAhead) form.set('ahead', 'true')
    form.set('file', file, 'photo.jpg')
    // Only this kind of request reports upload progress.
    const request = new XMLHttpRequest()
    let sent = 0
    const stop = () => request.abort()
    const settled = new AbortController()
    signal.addEventListener('abort', stop, { signal: settled.signal })
    const silence = whenSilent(stop)
    request.upload.addEventListener('progress', ({ loaded }) => {
      silence.heard()
      const now = Math.min(loaded, file.size)
      onBytes(now - sent)
      sent = now
    })
    request.addEventListener('loadend', () => {
      settled.abort()
      silence.stop()
      const result = answerIn(request)
      if (result instanceof Error) {
        onBytes(-sent)
        reject(signal.aborted ? signal.reason : result)
      } else {
        onBytes(file.size - sent)
        resolve(result)
      }
    })
    request.open('POST', '/api/upload?format=json')
    request.send(form)
  })
}

/** The server's answer, or the failure in its place. */
export function answerIn({ status, responseText }: Pick<XMLHttpRequest, 'status' | 'responseText'>) {
  const body = jsonIn(responseText)
  const refusal = safeParse(errorAnswerSchema, body)
  if (refusal.success && refusal.output.error !== '') {
    return new CallFailure(refusal.output.code, refusal.output.error, { status })
  }
  const failed = `Could not upload photo. server responded with: ${status}`
  if (status !== OK) return new CallFailure(status === 0 ? 'noConnection' : 'uploadFailed', failed, { status })
  const answer = safeParse(uploadAnswerSchema, body)
  return answer.success
    ? answer.output
    : new CallFailure('brokenUpload', 'The server could not process the file.', { status })
}
