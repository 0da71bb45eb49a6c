import { type FileHandle, open } from 'node:fs/promises'
import type { Size } from '@collagerie/core/geometry'
import type { PressProfile } from '../colour/press-profile.ts'
import { encodeBlankBlock } from './encode-band.ts'
import { splitJpeg, withSize } from './jpeg-segments.ts'

const BLOCK = 8
const MOST_BLOCKS_BETWEEN_MARKS = 65_535
const MOST_ROWS = 256
const END = Buffer.from([0xff, 0xd9])

/** The rows between two restart marks of a picture with this width. */
export function bandRows(width: number): number {
  const across = Math.ceil(width / BLOCK)
  return Math.min(MOST_ROWS, Math.floor(MOST_BLOCKS_BETWEEN_MARKS / across) * BLOCK)
}

/**
 * A JPEG written from top to bottom from separately encoded bands: after a restart mark a decoder begins anew, like at
 * the top of a picture. So bands are encoded while others are painted, and nothing is ever whole in memory.
 */
export class JpegFile {
  readonly #handle: FileHandle
  #bands = 0

  private constructor(handle: FileHandle) {
    this.#handle = handle
  }

  static async create(file: string, { width, height }: Size, dpi: number, press: PressProfile): Promise<JpegFile> {
    const { head, scanHead } = splitJpeg(await encodeBlankBlock(dpi, press))
    const interval = Buffer.from([0xff, 0xdd, 0, 4, 0, 0])
    interval.writeUInt16BE((Math.ceil(width / BLOCK) * bandRows(width)) / BLOCK, 4)
    const start = Buffer.concat([withSize(head, width, height), interval, scanHead])
    const handle = await open(file, 'w')
    try {
      await handle.writeFile(start)
    } catch (error) {
      await handle.close()
      throw error
    }
    return new JpegFile(handle)
  }

  // Uses `writeFile`, which appends: of a `write` a full disk may accept only a part.
  async append(scan: Buffer): Promise<void> {
    const mark = Buffer.from([0xff, 0xd0 + ((this.#bands + 7) % 8)])
    await this.#handle.writeFile(this.#bands === 0 ? scan : Buffer.concat([mark, scan]))
    this.#bands++
  }

  async finish(): Promise<void> {
    await this.#handle.writeFile(END)
  }

  async close(): Promise<void> {
    await this.#handle.close()
  }
}
