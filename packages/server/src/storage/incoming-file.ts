import { type FileHandle, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { throwAfter } from '../turns/throw-after.ts'
import type { StagedBlob } from './blobs.ts'
import { ContentHash } from './content-hash.ts'
import { OWN_FILE } from './restrict-permissions.ts'
import { readHead, unlessMissing } from './stored-file.ts'

const PIECE_BYTES = 262_144
/** Kept in memory: for nearly every file this is enough to identify it. */
const START_BYTES = 131_072

/** A stream that has arrived completely, in a file of this machine. */
export interface IncomingFile extends Omit<StagedBlob, 'keep'> {
  readonly file: FileHandle
  /** Hands the file over, so that it is no longer removed. */
  release(): Promise<void>
}

/** Writes a stream to a new file. If the stream breaks, the file is removed. */
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
    return throwAfter(error, discard)
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

/** Removes the files of a folder that were last written before a time. */
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

/** Small chunks are written in larger pieces, since every write is a system call. */
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
  // A full disk may accept only a part; writing the rest reveals its error.
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
