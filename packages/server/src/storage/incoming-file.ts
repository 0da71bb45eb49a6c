import { type FileHandle, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { StagedBlob } from './blobs.ts'
import { OWN_FILE } from './close-to-others.ts'
import { ContentHash } from './content-hash.ts'
import { readHead, unlessMissing } from './stored-file.ts'

const PIECE_BYTES = 262_144
/** Kept in memory: for nearly every file this is all that is needed to tell what it is. */
const START_BYTES = 131_072

/** A stream that has come in whole, in a file of this machine. */
export interface IncomingFile extends Omit<StagedBlob, 'keep'> {
  readonly file: FileHandle
  /** The file is somebody else's now, and no longer removed. */
  release(): Promise<void>
}

/** Writes a stream to a new file. Nothing is left of one that breaks. */
export async function receiveFile(source: AsyncIterable<Uint8Array>, path: string): Promise<IncomingFile> {
  const hash = new ContentHash()
  let bytes = 0
  let start: Uint8Array = new Uint8Array()
  let isOpen = true
  let isReleased = false
  const file = await open(path, 'wx+', OWN_FILE)
  const close = async (): Promise<void> => {
    if (isOpen) await file.close()
    isOpen = false
  }
  const discard = async (): Promise<void> => {
    await close()
    if (!isReleased) await rm(path, { force: true })
  }
  try {
    for await (const piece of inPieces(source)) {
      if (bytes === 0) start = Buffer.concat(piece.chunks, Math.min(piece.bytes, START_BYTES))
      bytes += piece.bytes
      for (const chunk of piece.chunks) hash.add(chunk)
      await writeAll(file, piece)
    }
  } catch (error) {
    await discard()
    throw error
  }
  return {
    file,
    bytes,
    hash: hash.end(),
    head: async (most) =>
      most <= start.length || start.length === bytes ? start.subarray(0, most) : readHead(file, Math.min(most, bytes)),
    pieces: () => readPieces(file),
    release: async () => {
      isReleased = true
      await close()
    },
    discard,
  }
}

/** Removes the files in a folder that were written last before a time. */
export async function removeOlder(folder: string, before: number): Promise<number> {
  let count = 0
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const facts = await stat(path).catch(unlessMissing)
    if (!facts || facts.mtimeMs >= before) continue
    await rm(path, { force: true })
    count += 1
  }
  return count
}

interface Piece {
  readonly chunks: readonly Uint8Array[]
  readonly bytes: number
}

/** What comes in small is written in larger pieces: every write is a trip of its own. */
async function* inPieces(source: AsyncIterable<Uint8Array>): AsyncGenerator<Piece> {
  let chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of source) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes < PIECE_BYTES) continue
    yield { chunks, bytes }
    chunks = []
    bytes = 0
  }
  if (bytes > 0) yield { chunks, bytes }
}

async function writeAll(file: FileHandle, { chunks, bytes }: Piece): Promise<void> {
  const { bytesWritten } = await file.writev(chunks)
  // A full disk may take a part only; asking for the rest gets its error.
  if (bytesWritten < bytes) await file.writeFile(Buffer.concat(chunks).subarray(bytesWritten))
}

async function* readPieces(file: FileHandle): AsyncGenerator<Uint8Array> {
  const piece = new Uint8Array(PIECE_BYTES)
  for (let at = 0; ; ) {
    const { bytesRead } = await file.read(piece, 0, piece.length, at)
    if (bytesRead === 0) return
    at += bytesRead
    yield piece.subarray(0, bytesRead)
  }
}
