import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Blobs, StagedBlob } from './blobs.ts'
import { OWN_FILE, OWN_FOLDER } from './close-to-others.ts'
import { openStoredFile, readHead, unlessMissing } from './stored-file.ts'

/** `kind/name`. Keys never come from a caller, but a path is no place to trust that. */
const KEY = /^[a-z]+\/[\w-]{8,64}$/
/** No upload lasts that long; what is older was left by a process that died. */
const ABANDONED_AFTER_MS = 86_400_000
const PIECE_BYTES = 262_144

/** Blobs in a folder of this machine. */
export async function openBlobFolder(folder: string): Promise<Blobs> {
  const incoming = join(folder, 'incoming')
  await mkdir(incoming, { recursive: true, mode: OWN_FOLDER })
  await removeAbandoned(incoming)
  /** One folder of everything would be slow to list and to copy; more than these cost a write with nearly every blob. */
  const pathOf = (key: string, letters = 1): string => {
    if (!KEY.test(key)) throw new Error(`${key} is not the key of a blob`)
    const [kind = '', name = ''] = key.split('/')
    return join(folder, kind, name.slice(0, letters), name)
  }
  /** Where the first version put them. */
  const earlierPathOf = (key: string) => pathOf(key, 2)
  const folders = new Set<string>()
  /** A new folder must reach the disk like a new file; it is made once. */
  async function prepare(path: string): Promise<void> {
    if (folders.has(path)) return
    await mkdir(path, { recursive: true, mode: OWN_FOLDER })
    await syncFolder(dirname(path))
    folders.add(path)
  }
  return {
    stage: (source) => stage(source, join(incoming, randomUUID()), pathOf, prepare),
    open: async (key) => (await openStoredFile(pathOf(key))) ?? openStoredFile(earlierPathOf(key)),
    remove: async (key) => {
      for (const path of [pathOf(key), earlierPathOf(key)]) await rm(path, { force: true })
    },
  }
}

async function stage(
  source: AsyncIterable<Uint8Array>,
  temporary: string,
  pathOf: (key: string) => string,
  prepare: (folder: string) => Promise<void>,
): Promise<StagedBlob> {
  const hash = createHash('sha256')
  let bytes = 0
  let start: Uint8Array = new Uint8Array()
  let isKept = false
  const file = await open(temporary, 'wx', OWN_FILE)
  try {
    for await (const piece of inPieces(source)) {
      for (const chunk of piece.chunks) hash.update(chunk)
      if (bytes === 0) start = Buffer.concat(piece.chunks)
      bytes += piece.bytes
      await writeAll(file, piece)
    }
    await file.datasync()
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  } finally {
    await file.close()
  }
  return {
    bytes,
    hash: hash.digest('hex'),
    head: async (most) =>
      most <= start.length || start.length === bytes
        ? start.subarray(0, most)
        : readHeadOf(temporary, Math.min(most, bytes)),
    keep: async (key) => {
      const path = pathOf(key)
      await prepare(dirname(path))
      await rename(temporary, path)
      isKept = true
      // The new name must reach the disk too.
      await syncFolder(dirname(path))
    },
    discard: async () => {
      if (!isKept) await rm(temporary, { force: true })
    },
  }
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

async function readHeadOf(path: string, most: number): Promise<Uint8Array> {
  const file = await open(path)
  try {
    return await readHead(file, most)
  } finally {
    await file.close()
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

async function removeAbandoned(incoming: string): Promise<void> {
  const oldest = Date.now() - ABANDONED_AFTER_MS
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name)
    const facts = await stat(path).catch(unlessMissing)
    if (facts && facts.mtimeMs < oldest) await rm(path, { force: true })
  }
}
