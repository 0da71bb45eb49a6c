import { BASE_PIXELS } from '@collagerie/core/photo'
import type { CollagePhoto } from '@collagerie/protocol'
import { pause } from '../../calls/pause.ts'
import { type PhotoWork, RefusedFile } from '../workers/photo-work.ts'
import { atMost } from './at-most.ts'
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

/** Fetches bytes from this server, or throws a refusal that a tile can show. */
export async function readBlob(url: string, signal?: AbortSignal): Promise<Blob> {
  const response = await ask(url, signal)
  return response.blob()
}

async function readResized(unique: string, type: string, longSide: number, signal?: AbortSignal): Promise<Blob> {
  const query = new URLSearchParams({ t: type, x: unique, resized: `${longSide}x${longSide}` })
  const [response, { dataUrlIn }] = await Promise.all([ask(`/api/file?${query}`, signal), import('./file-answer.ts')])
  const dataurl = dataUrlIn(await response.json())
  return new Blob([bytesIn(dataurl)], { type: 'image/jpeg' })
}

/** A busy server says when to retry. After six attempts the photo counts as failed. */
async function ask(url: string, signal: AbortSignal | undefined): Promise<Response> {
  let response = await fetch(url, signal ? { signal } : {})
  for (let again = 0; again < MOST_RETURNS && response.status === BUSY; again++) {
    // A proxy may send a date instead of seconds.
    const seconds = Number(response.headers.get('retry-after')) || 1
    await pause(Math.min(LONGEST_WAIT_SECONDS, seconds) * 1000, signal)
    response = await fetch(url, signal ? { signal } : {})
  }
  if (response.status === NOT_FOUND) throw new RefusedFile('ERROR_NO_FILE_ACCESS')
  if (!response.ok) throw new RefusedFile('ERROR_IMAGE_COULD_NOT_BE_LOADED')
  return response
}

/** Decoded by hand: the page's policy lets scripts fetch only from its own server, not from data URLs. */
function bytesIn(dataUrl: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (letter) => letter.charCodeAt(0))
}
