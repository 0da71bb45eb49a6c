import { BASE_PIXELS } from '@collagerie/core/photo'
import type { CollagePhoto } from '@collagerie/protocol'
import { pause } from '../../calls/pause.ts'
import { wholeFile } from '../../calls/whole-file.ts'
import { atMost } from '../../ui/at-most.ts'
import { FileRefusal, type PhotoWork } from '../workers/photo-work.ts'
import { fetchedBytes, type PhotoBytes } from './photo-bytes.ts'

/** The number of server files read at once. */
const MOST_READS = 3
const NOT_FOUND = 404
const BUSY = 503
const MOST_RETURNS = 6
const LONGEST_WAIT_SECONDS = 20

const inTurn = atMost(MOST_READS)

type ServerFile = Pick<CollagePhoto, 'src' | 'orgWidth' | 'orgHeight' | 'unique' | 'type'>

/** Reads a photo from the server: a small copy made there while that is enough, then the original. */
export function serverBytes(work: PhotoWork, { src, orgWidth, orgHeight, unique, type }: ServerFile): PhotoBytes {
  // A small original is as quick to fetch as its copy, and looks as it did before it was sent.
  const isSmall = Math.max(orgWidth, orgHeight) <= BASE_PIXELS.computer
  const bytes = fetchedBytes(work, (longSide, signal) =>
    inTurn(() => {
      if (isSmall || longSide > BASE_PIXELS.computer) return readBlob(src, signal)
      return readResized(unique, type, longSide, signal)
    }),
  )
  return { ...bytes, isSmallSooner: !isSmall }
}

async function readResized(unique: string, type: string, longSide: number, signal?: AbortSignal): Promise<Blob> {
  const query = new URLSearchParams({ t: type, x: unique, resized: `${longSide}x${longSide}` })
  const asked = readBlob(`/api/file?${query}`, signal)
  const [answer, { dataUrlIn }] = await Promise.all([asked, import('./data-url-in.ts')])
  return new Blob([bytesIn(dataUrlIn(JSON.parse(await answer.text())))], { type: 'image/jpeg' })
}

/**
 * Fetches bytes from this server, or throws a refusal that a tile can show. A busy server says when to retry, and a
 * lost connection may be back in a moment. In the end the photo has failed.
 */
export async function readBlob(url: string, signal?: AbortSignal): Promise<Blob> {
  for (let returns = 0; ; returns++) {
    const attempt = await tryOnce(url, signal)
    if (attempt instanceof Blob) return attempt
    if (returns === MOST_RETURNS) throw attempt.failure
    const seconds = attempt.seconds ?? 2 ** returns
    await pause(Math.min(LONGEST_WAIT_SECONDS, seconds) * 1000, signal)
  }
}

interface Missed {
  readonly failure: unknown
  /** When the server wants to be asked again. */
  readonly seconds?: number
}

/** Throws only what another attempt would meet again. */
async function tryOnce(url: string, signal?: AbortSignal): Promise<Blob | Missed> {
  let answer: Awaited<ReturnType<typeof wholeFile>>
  try {
    answer = await wholeFile(url, signal)
  } catch (failure) {
    signal?.throwIfAborted()
    return { failure }
  }
  const { response, blob } = answer
  if (response.ok) return blob
  if (response.status === NOT_FOUND) throw new FileRefusal('ERROR_NO_FILE_ACCESS')
  const failure = new FileRefusal('ERROR_IMAGE_COULD_NOT_BE_LOADED')
  if (response.status !== BUSY) throw failure
  // A proxy may send a date instead of seconds.
  return { failure, seconds: Number(response.headers.get('retry-after')) || 1 }
}

/** Decoded by hand: the page's policy lets scripts fetch only from its own server, not from data URLs. */
function bytesIn(dataUrl: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (letter) => letter.charCodeAt(0))
}
