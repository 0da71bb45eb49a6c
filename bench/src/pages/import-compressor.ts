import Compressor from 'compressorjs'
import { eachInTurn, enterImport, LONG_SIDE, QUALITY } from '../importer.ts'

/** Held on to until its answer is there. */
const working = new Set<Compressor>()

function compressed(file: File): Promise<unknown> {
  return new Promise((success, error) => {
    working.add(new Compressor(file, { maxWidth: LONG_SIDE, maxHeight: LONG_SIDE, quality: QUALITY, success, error }))
  })
}

enterImport(async (files, atATime) => {
  await eachInTurn(files, atATime, compressed)
  working.clear()
})
