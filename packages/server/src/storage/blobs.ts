import type { Readable } from 'node:stream'

/** Where large files live: a folder of this machine, or a bucket that many machines share. */
export interface Blobs {
  /** Receives a stream without holding it in memory. It can be read only once it is kept under a key. */
  stage(source: AsyncIterable<Uint8Array>): Promise<StagedBlob>
  /** Moves a file of this machine, with this SHA-256 in hexadecimal, under a key, as durably as `keep`. */
  moveIn(path: string, key: string, hash: string, signal: AbortSignal): Promise<void>
  open(key: string): Promise<StoredBlob | undefined>
  /** A part of the file. It holds a file or a connection open until it is read or destroyed. */
  openPart(key: string, part: BlobPart): Promise<Readable | undefined>
  remove(key: string): Promise<void>
  /** The keys that begin with `start` and were kept before a time, one after the other. */
  keys(before: number, start?: string): AsyncIterable<string>
  /** Removes what was staged before a time and neither kept nor discarded. Returns the number of files. */
  removeStaged(before: number): Promise<number>
  /** Abandons uploads to the store that began before a time. Returns their number. */
  giveUpSending(before: number): Promise<number>
  /**
   * A file of this machine with the bytes, for programs that read files. It must not be changed. If it has to be
   * fetched, it goes into a folder that the caller removes.
   */
  fileOf(key: string, folder: string): Promise<string | undefined>
  /** Where an operator finds it. */
  addressOf(key: string): string
  /** The free space of the disk; undefined for a bucket, which has no limit. */
  freeBytes(): Promise<number | undefined>
  /** Throws if nothing can be stored now. */
  check(): Promise<void>
  close(): void
}

export interface BlobPart {
  readonly start: number
  /** The last byte, inclusive. */
  readonly end: number
}

export interface StagedBlob {
  readonly bytes: number
  /** Identifies the bytes: see `ContentHash`. */
  readonly hash: string
  /** The first bytes, at most as many as asked for. */
  head(most: number): Promise<Uint8Array>
  /** All bytes in pieces. A piece is valid only until the next one is asked for. */
  pieces(): AsyncIterable<Uint8Array>
  /** Stores it durably, even through a power cut. */
  keep(key: string): Promise<void>
  /** Removes it, unless it was kept. */
  discard(): Promise<void>
}

/** A stored file. It may stay open until its stream is read or destroyed. */
export interface StoredBlob {
  readonly bytes: number
  /** The first bytes, at most as many as asked for. */
  head(most: number): Promise<Uint8Array>
  readonly stream: Readable
}
