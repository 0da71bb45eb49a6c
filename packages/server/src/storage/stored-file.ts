import { type FileHandle, open } from 'node:fs/promises'
import type { StoredBlob } from './blobs.ts'

/** Opens a file of this machine, or returns undefined if there is none. */
export async function openStoredFile(path: string): Promise<StoredBlob | undefined> {
  const file = await open(path).catch(unlessMissing)
  if (!file) return undefined
  const { size: bytes } = await file.stat()
  return { bytes, head: (most) => readHead(file, Math.min(most, bytes)), stream: file.createReadStream() }
}

/** The first bytes of an open file. */
export async function readHead(file: FileHandle, most: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(most)
  let read = 0
  while (read < most) {
    const { bytesRead } = await file.read(bytes, read, most - read, read)
    if (bytesRead === 0) break
    read += bytesRead
  }
  return bytes.subarray(0, read)
}

/** Another process may have removed it first. */
export function unlessMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}
