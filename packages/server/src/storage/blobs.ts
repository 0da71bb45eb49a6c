import type { Readable } from 'node:stream'

/** Where large files live. A folder today; an object store can stand in behind the same few calls. */
export interface Blobs {
  /** Takes a stream in without holding it whole. Nothing can be asked for until it is kept under a key. */
  stage(source: AsyncIterable<Uint8Array>): Promise<StagedBlob>
  open(key: string): Promise<StoredBlob | undefined>
  remove(key: string): Promise<void>
  /** The keys of all that were kept before a time, one after the other. */
  keys(before: number): AsyncIterable<string>
  /** A file of this machine with its bytes, for programs that read files. It must not be changed. */
  fileOf(key: string): Promise<string | undefined>
}

export interface StagedBlob {
  readonly bytes: number
  /** SHA-256 in hexadecimal. */
  readonly hash: string
  /** The first bytes, at most as many as asked for. */
  head(most: number): Promise<Uint8Array>
  /** All bytes, a piece at a time. A piece is only good until the next one is asked for. */
  pieces(): AsyncIterable<Uint8Array>
  /** From here on it is there, whole, also after a power cut. */
  keep(key: string): Promise<void>
  /** Forgets it; nothing happens where it was kept. */
  discard(): Promise<void>
}

/** It holds a file open until its stream has been read or destroyed. */
export interface StoredBlob {
  readonly bytes: number
  /** The first bytes, at most as many as asked for. */
  head(most: number): Promise<Uint8Array>
  readonly stream: Readable
}
