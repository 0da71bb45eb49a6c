import { closeSync, openSync, writeSync } from 'node:fs'
import type { Size } from '@collagerie/core/geometry'

/** Rows of one strip: few enough that a reader holds next to nothing. */
const STRIP_ROWS = 64
const CHANNELS = 3
const ENTRY_BYTES = 12
const SHORT = 3
const LONG = 4

/** An uncompressed RGB picture on disk whose rows can be written, and written again, in any order. */
export interface StripTiff {
  /** Rows of RGBA with alpha multiplied in; what is empty becomes paper. */
  writeRows(firstRow: number, rgba: Uint8Array): void
  close(): void
}

/** A plain baseline TIFF: the one format that can be written in bands and read in bands. */
export function createStripTiff(file: string, { width, height }: Size): StripTiff {
  const header = headerOf(width, height)
  const descriptor = openSync(file, 'w')
  writeSync(descriptor, header)
  return {
    writeRows: (firstRow, rgba) => {
      const rows = onPaper(rgba)
      writeSync(descriptor, rows, 0, rows.length, header.length + firstRow * width * CHANNELS)
    },
    close: () => closeSync(descriptor),
  }
}

function onPaper(rgba: Uint8Array): Uint8Array {
  const rgb = new Uint8Array((rgba.length / 4) * CHANNELS)
  for (let from = 0, to = 0; from < rgba.length; from += 4, to += CHANNELS) {
    const paper = 255 - (rgba[from + 3] as number)
    rgb[to] = (rgba[from] as number) + paper
    rgb[to + 1] = (rgba[from + 1] as number) + paper
    rgb[to + 2] = (rgba[from + 2] as number) + paper
  }
  return rgb
}

function headerOf(width: number, height: number): Buffer {
  const strips = Math.ceil(height / STRIP_ROWS)
  const stripBytes = STRIP_ROWS * width * CHANNELS
  const entryCount = 9
  const bitsAt = 8 + 2 + entryCount * ENTRY_BYTES + 4
  const offsetsAt = bitsAt + 8
  const countsAt = offsetsAt + 4 * strips
  const dataAt = countsAt + 4 * strips
  const header = Buffer.alloc(dataAt)
  const entries: [tag: number, type: number, count: number, value: number][] = [
    [256, LONG, 1, width],
    [257, LONG, 1, height],
    [258, SHORT, CHANNELS, bitsAt],
    [259, SHORT, 1, 1],
    [262, SHORT, 1, 2],
    [273, LONG, strips, strips === 1 ? dataAt : offsetsAt],
    [277, SHORT, 1, CHANNELS],
    [278, LONG, 1, STRIP_ROWS],
    [279, LONG, strips, strips === 1 ? width * height * CHANNELS : countsAt],
  ]
  header.write('II')
  header.writeUInt16LE(42, 2)
  header.writeUInt32LE(8, 4)
  header.writeUInt16LE(entryCount, 8)
  for (const [index, [tag, type, count, value]] of entries.entries()) {
    const at = 10 + index * ENTRY_BYTES
    header.writeUInt16LE(tag, at)
    header.writeUInt16LE(type, at + 2)
    header.writeUInt32LE(count, at + 4)
    if (type === SHORT && count === 1) header.writeUInt16LE(value, at + 8)
    else header.writeUInt32LE(value, at + 8)
  }
  for (let channel = 0; channel < CHANNELS; channel++) header.writeUInt16LE(8, bitsAt + 2 * channel)
  for (let strip = 0; strip < strips; strip++) {
    header.writeUInt32LE(dataAt + strip * stripBytes, offsetsAt + 4 * strip)
    const rows = Math.min(STRIP_ROWS, height - strip * STRIP_ROWS)
    header.writeUInt32LE(rows * width * CHANNELS, countsAt + 4 * strip)
  }
  return header
}
