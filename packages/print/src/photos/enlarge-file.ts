import { closeSync, openSync, readSync, writeSync } from 'node:fs'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { PIXEL_BYTES } from '../colour/pixel-bytes.ts'
import { enlargeRows } from './enlarge-rows.ts'
import type { EnlargedCrop } from './printed-crop.ts'

/** The pixels read from an original, as stored after the file's header. */
interface SmallPicture extends EnlargedCrop {
  readonly file: string
  /** The header of the larger file, as long as the small one's. */
  readonly header: Uint8Array
}

/** Rows enlarged in one go, before other work gets a turn. */
const ROWS_AT_ONCE = 32

/** Writes a crop at its printed pixels, four bytes each, from a smaller file with the same header. */
export async function enlargeFile({ file, header, read, across, down }: SmallPicture, to: string): Promise<void> {
  const start = header.length
  const [source, target] = [openSync(file, 'r'), openSync(to, 'w')]
  try {
    const row = new Uint8Array(read.width * PIXEL_BYTES)
    const enlarged = enlargeRows(read.width, read.height, across, down, (at) => {
      if (readSync(source, row, 0, row.length, start + at * row.length) !== row.length)
        throw new Error('pixels are missing')
      return row
    })
    writeAll(target, header, 0)
    const rowBytes = across.count * PIXEL_BYTES
    const block = new Uint8Array(rowBytes * ROWS_AT_ONCE)
    for (let top = 0; top < down.count; top += ROWS_AT_ONCE) {
      const rows = Math.min(ROWS_AT_ONCE, down.count - top)
      for (let at = 0; at < rows; at++) block.set(enlarged(top + at), at * rowBytes)
      writeAll(target, block.subarray(0, rows * rowBytes), start + top * rowBytes)
      await nextTurn()
    }
  } finally {
    closeSync(source)
    closeSync(target)
  }
}

/** A full disk may accept only a part; writing the rest reveals its error. */
function writeAll(file: number, bytes: Uint8Array, at: number): void {
  for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done, bytes.length - done, at + done)
}
