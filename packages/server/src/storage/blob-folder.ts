import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Blobs, StagedBlob } from './blobs.ts'
import { OWN_FILE, OWN_FOLDER } from './close-to-others.ts'
import { createSharedSync } from './shared-sync.ts'
import { openStoredFile, readHead, unlessMissing } from './stored-file.ts'
import { syncFolder } from './sync-to-disk.ts'
import { INCOMING, walkBlobs } from './walk-blobs.ts'

/** `kind/name`. Keys never come from a caller, but a path is no place to trust that. */
const KEY = /^[a-z]+\/[\w-]{8,64}$/
/** No upload lasts that long; what is older was left by a process that died. */
const ABANDONED_AFTER_MS = 86_400_000
const PIECE_BYTES = 262_144
/** Kept in memory: whoever asks what a file is needs no more of nearly every one. */
const START_BYTES = 131_072

/** Brings the names in a folder to the disk. */
type SyncFolder = () => Promise<void>

/** Blobs in a folder of this machine. */
export async function openBlobFolder(folder: string): Promise<Blobs> {
  const incoming = join(folder, INCOMING)
  await mkdir(incoming, { recursive: true, mode: OWN_FOLDER })
  await removeAbandoned(incoming)
  /** One folder of everything would be slow to list and to copy; more than these cost a write with nearly every blob. */
  const pathOf = (key: string): string => {
    if (!KEY.test(key)) throw new Error(`${key} is not the key of a blob`)
    const [kind = '', name = ''] = key.split('/')
    return join(folder, kind, name.slice(0, 1), name)
  }
  const folders = new Map<string, Promise<SyncFolder>>()
  /** A new folder must reach the disk like a new file. */
  async function prepare(path: string): Promise<SyncFolder> {
    await mkdir(path, { recursive: true, mode: OWN_FOLDER })
    await syncFolder(dirname(path))
    return createSharedSync(() => syncFolder(path))
  }
  /** Made once. */
  function folderOf(path: string): Promise<SyncFolder> {
    const known = folders.get(path) ?? prepare(path)
    folders.set(path, known)
    known.catch(() => folders.delete(path))
    return known
  }
  return {
    stage: (source) => stage(source, join(incoming, randomUUID()), pathOf, folderOf),
    open: async (key) => openStoredFile(pathOf(key)),
    fileOf: async (key) => {
      const path = pathOf(key)
      return (await stat(path).catch(unlessMissing)) && path
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    keys: (before) => walkBlobs(folder, before),
  }
}

async function stage(
  source: AsyncIterable<Uint8Array>,
  temporary: string,
  pathOf: (key: string) => string,
  folderOf: (path: string) => Promise<SyncFolder>,
): Promise<StagedBlob> {
  const hash = createHash('sha256')
  let bytes = 0
  let start: Uint8Array = new Uint8Array()
  let isOpen = true
  let isKept = false
  const file = await open(temporary, 'wx+', OWN_FILE)
  const close = async (): Promise<void> => {
    if (isOpen) await file.close()
    isOpen = false
  }
  const discard = async (): Promise<void> => {
    await close()
    if (!isKept) await rm(temporary, { force: true })
  }
  try {
    for await (const piece of inPieces(source)) {
      for (const chunk of piece.chunks) hash.update(chunk)
      if (bytes === 0) start = Buffer.concat(piece.chunks, Math.min(piece.bytes, START_BYTES))
      bytes += piece.bytes
      await writeAll(file, piece)
    }
  } catch (error) {
    await discard()
    throw error
  }
  return {
    bytes,
    hash: hash.digest('hex'),
    head: async (most) =>
      most <= start.length || start.length === bytes ? start.subarray(0, most) : readHead(file, Math.min(most, bytes)),
    pieces: () => readPieces(file),
    keep: async (key) => {
      const path = pathOf(key)
      const sync = await folderOf(dirname(path))
      await rename(temporary, path)
      isKept = true
      // Bytes and name go to the disk together; what is not kept never has to.
      await file.datasync()
      await close()
      await sync()
    },
    discard,
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

async function* readPieces(file: FileHandle): AsyncGenerator<Uint8Array> {
  const piece = new Uint8Array(PIECE_BYTES)
  for (let at = 0; ; ) {
    const { bytesRead } = await file.read(piece, 0, piece.length, at)
    if (bytesRead === 0) return
    at += bytesRead
    yield piece.subarray(0, bytesRead)
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
