import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Failure } from '@collagerie/core/result'
import { readShapesXml, setDigitShapes } from '@collagerie/core/shapes'

/** The file with the digit outlines in the content folder. */
const SHAPES_FILE = 'webassets/shapes/numbers.xml'

/** Reads the digit outlines; without them no number can be laid out. */
export async function loadDigitShapes(contentDir: string): Promise<Failure | undefined> {
  const text = await readFile(join(contentDir, SHAPES_FILE), 'utf8').catch(() => undefined)
  if (text === undefined) return { name: 'shapes-file', reason: `${SHAPES_FILE}: there is no such file` }
  const read = readShapesXml(text)
  if (!read.ok) return { ...read.failure, reason: `${SHAPES_FILE}: ${read.failure.reason}` }
  setDigitShapes(read.value)
  return undefined
}
