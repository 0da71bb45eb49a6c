import { clamp, type Size } from '@collagerie/core/geometry'
import type { PressProfile } from '../colour/press-profile.ts'
import { encodeBand } from './encode-band.ts'
import { bandRows, type JpegFile } from './jpeg-file.ts'

/** Bands encoded and written while others are painted: enough to keep two cores busy. */
const AT_ONCE = 3

/** The files of a part: the picture with letters and, if it differs, the one without. */
export interface PageFiles {
  readonly whole: JpegFile
  readonly under?: JpegFile
}

/** Takes a part's rows from top to bottom and encodes them in bands. */
export interface BandWriter {
  /** Opaque RGBA rows; `under` are the same without letters, if they differ. Both are copied. */
  add(whole: Uint8Array, under?: Uint8Array): Promise<void>
  finish(): Promise<void>
}

export function startBands({ width, height }: Size, press: PressProfile, { whole, under }: PageFiles): BandWriter {
  const rowBytes = width * 4
  const rowsInBand = bandRows(width)
  let [begun, filled] = [0, 0]
  let band = newBand()
  /** The band without its letters, if it has any. */
  let bare: Buffer | undefined
  const underWay: Promise<void>[] = []
  let written: Promise<void> = Promise.resolve()

  function newBand(): Buffer {
    return Buffer.allocUnsafe(clamp(height - begun, 0, rowsInBand) * rowBytes)
  }

  async function endBand(): Promise<void> {
    const coded = encodeBand(band, width, press)
    const codedBare = bare ? encodeBand(bare, width, press) : coded
    const both = Promise.all([coded, codedBare])
    written = written.then(async () => {
      const [scan, bareScan] = await both
      await whole.append(scan)
      await under?.append(bareScan)
    })
    // A later wait reports a failure.
    for (const work of [both, written]) work.catch(() => undefined)
    underWay.push(written)
    begun += rowsInBand
    filled = 0
    band = newBand()
    bare = undefined
    if (underWay.length > AT_ONCE) await underWay.shift()
  }

  return {
    add: async (rows, rowsUnder) => {
      for (let at = 0; at < rows.length; ) {
        const length = Math.min(rows.length - at, band.length - filled)
        if (rowsUnder) bare ??= Buffer.from(band)
        band.set(rows.subarray(at, at + length), filled)
        bare?.set((rowsUnder ?? rows).subarray(at, at + length), filled)
        at += length
        filled += length
        if (filled === band.length) await endBand()
      }
    },
    finish: async () => {
      await written
      await whole.finish()
      await under?.finish()
    },
  }
}
