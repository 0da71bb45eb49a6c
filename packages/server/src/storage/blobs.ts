import type { Readable } from 'node:stream'

/** Where large files live: a folder of this machine, or a bucket that many machines share. */
export interface Blobs {
  /** Reads a stream in without holding it whole. Nothing can be asked for until it is kept under a key. */
  stage(source: AsyncIterable<Uint8Array>): Promise<StagedBlob>
  /** Moves a finished file of this machine, with this SHA-256 in hexadecimal, under a key; from there on it is as `keep` has it. */
  moveIn(path: string, key: string, hash: string, signal: AbortSignal): Promise<void>
  open(key: string): Promise<StoredBlob | undefined>
  /** A part of what is there. It holds a file or a connection open until it has been read or destroyed. */
  openPart(key: string, part: BlobPart): Promise<Readable | undefined>
  remove(key: string): Promise<void>
  /** The keys that begin with `start`, of all that were kept before a time, one after the other. */
  keys(before: number, start?: string): AsyncIterable<string>
  /** Removes what was staged before a time and neither kept nor discarded, and returns how many files that were. */
  removeStaged(before: number): Promise<number>
  /** Abandons uploads to the store that began before a time, and returns how many there were. */
  giveUpSending(before: number): Promise<number>
  /**
   * A file of this machine with its bytes, for programs that read files. It must not be changed. Where it has to be
   * fetched it is put into a folder that is the caller's to remove.
   */
  fileOf(key: string, folder: string): Promise<string | undefined>
  /** Where an operator finds it. */
  addressOf(key: string): string
  /** What is left of the disk; a bucket has no end. */
  freeBytes(): Promise<number | undefined>
  /** Fails where nothing can be kept now. */
  check(): Promise<void>
  close(): void
}

export interface BlobPart {
  readonly start: number
  /** The last byte, which is part of it. */
  readonly end: number
}

export interface StagedBlob {
  readonly bytes: number
  /** What its bytes are told apart by: see `ContentHash`. */
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

/** It may hold a file open until its stream has been read or destroyed. */
export interface StoredBlob {
  readonly bytes: number
  /** The first bytes, at most as many as asked for. */
  head(most: number): Promise<Uint8Array>
  readonly stream: Readable
}
