import { readFileSync } from 'node:fs'
import { readShapesXml, setDigitShapes } from '@collagerie/core/shapes'

/** Reads the digit outlines, which must be known before a number is laid out. */
export function readDigitShapes(file: string | URL): void {
  const read = readShapesXml(readFileSync(file, 'utf8'))
  if (!read.ok) throw new Error(`${file}: ${read.failure.reason}`)
  setDigitShapes(read.value)
}
