import { BASE_PIXELS } from '@collagerie/core/photo'
import type { CollagePhoto } from '@collagerie/protocol'
import { pause } from '../../calls/pause.ts'
import { whenSilent } from '../../calls/when-silent.ts'
import { type PhotoWork, RefusedFile } from '../workers/photo-work.ts'
import { atMost } from './at-most.ts'
import { fetchedBytes, type PhotoBytes } from './photo-bytes.ts'

/** Server files read at the same time. */
const MOST_READS = 3
const NOT_FOUND = 404
const BUSY = 503
const MOST_RETURNS = 6
const LONGEST_WAIT_SECONDS = 20

const inTurn = atMost(MOST_READS)

type ServerFile = Pick<CollagePhoto, 'src' | 'orgWidth' | 'orgHeight' | 'unique' | 'type'>

/** Reads a photo from the server: a copy made small there as long as that is enough, then the original. */
export function serverBytes(work: PhotoWork, { src, orgWidth, orgHeight, unique, type }: ServerFile): PhotoBytes {
  // A small original is no more to fetch than its copy, and looks as it did before it was sent.
  const isSmall = Math.max(orgWidth, orgHeight) <= BASE_PIXELS.computer
  const bytes = fetchedBytes(work, (longSide, signal) =>
    inTurn(() => {
      if (isSmall || longSide > BASE_PIXELS.computer) return readBlob(src, signal)
      return readResized(unique, type, longSide, signal)
    }),
  )
  return { ...bytes, isSmallSooner: !isSmall }
}

/** Bytes of this server, or the refusal a tile can show. */
export async function readBlob(url: string, signal?: AbortSignal): Promise<Blob> {
  return ask(url, signal)
}

async function readResized(unique: string, type: string, longSide: number, signal?: AbortSignal): Promise<Blob> {
  const query = new URLSearchParams({ t: type, x: unique, resized: `${longSide}x${longSide}` })
  const [answer, { dataUrlIn }] = await Promise.all([ask(`/api/file?${query}`, signal), import('./file-answer.ts')])
  const dataurl = dataUrlIn(JSON.parse(await answer.text()))
  return new Blob([bytesIn(dataurl)], { type: 'image/jpeg' })
}

/** A busy server says when to come back. After six times the photo counts as failed. */
async function ask(url: string, signal: AbortSignal | undefined): Promise<Blob> {
  let answer = await wholeAnswer(url, signal)
  for (let again = 0; again < MOST_RETURNS && answer.status === BUSY; again++) {
    await pause(answer.comeBackMs, signal)
    answer = await wholeAnswer(url, signal)
  }
  if (answer.status === NOT_FOUND) throw new RefusedFile('ERROR_NO_FILE_ACCESS')
  if (!answer.blob) throw new RefusedFile('ERROR_IMAGE_COULD_NOT_BE_LOADED')
  return answer.blob
}

/** To its last byte, however long that takes, unless the connection falls silent: others wait for their turn. */
async function wholeAnswer(url: string, signal: AbortSignal | undefined) {
  signal?.throwIfAborted()
  const connection = new AbortController()
  const cut = () => connection.abort(signal?.reason)
  const silence = whenSilent(cut)
  signal?.addEventListener('abort', cut)
  try {
    const response = await fetch(url, { signal: connection.signal })
    const { status, ok, headers } = response
    // A proxy may name a date instead of seconds.
    const seconds = Number(headers.get('retry-after')) || 1
    const comeBackMs = Math.min(LONGEST_WAIT_SECONDS, seconds) * 1000
    return { status, comeBackMs, blob: ok ? await heardToTheEnd(response, silence.heard) : undefined }
  } finally {
    silence.stop()
    signal?.removeEventListener('abort', cut)
  }
}

async function heardToTheEnd(response: Response, heard: () => void): Promise<Blob> {
  heard()
  const listening = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, on) {
      heard()
      on.enqueue(part)
    },
  })
  const { headers } = response
  return new Response(response.body?.pipeThrough(listening), { headers }).blob()
}

/** Decoded by hand: the page's policy lets scripts fetch from its own server alone, not from data urls. */
function bytesIn(dataUrl: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (letter) => letter.charCodeAt(0))
}
