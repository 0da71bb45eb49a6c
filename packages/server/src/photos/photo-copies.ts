import { Readable } from 'node:stream'
import { fittedInto } from '@collagerie/core/geometry'
import { exifTurn } from '@collagerie/core/placement'
import type { FastifyBaseLogger } from 'fastify'
import { HttpFailure } from '../http/errors.ts'
import type { PicturePool } from '../pictures/picture-pool.ts'
import { createSharedWork } from '../pictures/shared-work.ts'
import type { OpenQuote } from '../quotes/quote-files.ts'
import type { Blobs, StoredBlob } from '../storage/blobs.ts'
import { copyKey, photoKey } from '../storage/photo-key.ts'
import { removeAll } from '../storage/remove-all.ts'
import type { PhotoRow } from '../storage/schema.ts'
import { checkJpeg, copyingBytes } from './check-jpeg.ts'
import { createCopyCache } from './copy-cache.ts'
import type { CopyRepository } from './copy-repository.ts'

interface Box {
  readonly width: number
  readonly height: number
}

/** Who asks, and until when. */
interface Asker {
  readonly userId: string
  readonly signal: AbortSignal
}

/**
 * Photos scaled to fit a box, never enlarged. They are not rotated: that is up to the collage. Mirrored photos are
 * flipped, since the copy loses their tag. Each copy is made once and kept if possible.
 */
export interface PhotoCopies {
  ofPhoto(photo: PhotoRow, box: Box, asker: Asker): Promise<Readable>
  ofQuote(unique: string, box: Box, asker: Asker): Promise<Readable>
}

export function createPhotoCopies(
  pool: PicturePool,
  blobs: Blobs,
  copies: CopyRepository,
  openQuote: OpenQuote,
  log: Pick<FastifyBaseLogger, 'warn'>,
): PhotoCopies {
  const onlyOnce = createSharedWork<Uint8Array>()
  const quoteCopies = createCopyCache()

  async function openPhoto({ id }: PhotoRow): Promise<StoredBlob> {
    const blob = await blobs.open(photoKey(id))
    if (blob === undefined) throw new HttpFailure('noFileAccess')
    return blob
  }

  async function make(open: () => Promise<StoredBlob>, box: Box, { userId, signal }: Asker): Promise<Uint8Array> {
    const file = await open()
    const header = await checkJpeg(file, pool.mostBytes).finally(() => file.stream.destroy())
    const task = {
      ...fittedInto(header, box),
      bytes: file.bytes,
      isMirrored: exifTurn(header.orientation).isMirrored,
      memoryBytes: copyingBytes(header, file.bytes),
    }
    // Opened again when its turn comes: nobody holds files open while waiting.
    return pool.make({ who: userId, task, open: async () => (await open()).stream }, signal)
  }

  async function keep(photo: PhotoRow, { width, height }: Box, jpeg: Uint8Array): Promise<void> {
    const key = copyKey(photo.id, width, height)
    const staged = await blobs.stage(Readable.from([jpeg]))
    await staged.keep(key).finally(() => staged.discard())
    if (!(await copies.add(photo, { width, height, bytes: jpeg.length }))) await removeAll(blobs, [key])
  }

  return {
    ofPhoto: async (photo, box, { userId, signal }) => {
      const size = fittedInto(photo, box)
      const key = copyKey(photo.id, size.width, size.height)
      const kept = (await copies.isKept(photo.id, size.width, size.height)) ? await blobs.open(key) : undefined
      if (kept) return kept.stream
      const jpeg = await onlyOnce(key, signal, async (stop) => {
        const made = await make(() => openPhoto(photo), size, { userId, signal: stop })
        await keep(photo, size, made).catch((error: unknown) => {
          log.warn({ err: error, photo: photo.id }, 'a copy of a photo could not be kept')
        })
        return made
      })
      return Readable.from([jpeg])
    },

    ofQuote: async (unique, box, { userId, signal }) => {
      const key = `${unique} ${box.width}x${box.height}`
      const kept = quoteCopies.get(key)
      if (kept) return Readable.from([kept])
      const jpeg = await onlyOnce(key, signal, async (stop) => {
        const made = await make(() => openQuote(unique), box, { userId, signal: stop })
        quoteCopies.add(key, made)
        return made
      })
      return Readable.from([jpeg])
    },
  }
}
