import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DIGIT_SHAPES_FILE } from '@collagerie/core/catalogue'
import type { Failure, FailureName } from '@collagerie/core/result'
import { readShapesXml, setDigitShapes } from '@collagerie/core/shapes'

/** Reads the digit outlines; without them no number can be laid out. */
export async function loadDigitShapes(contentDir: string): Promise<Failure<FailureName | 'shapes-file'> | undefined> {
  const text = await readFile(join(contentDir, DIGIT_SHAPES_FILE), 'utf8').catch(() => undefined)
  if (text === undefined) return { name: 'shapes-file', reason: `${DIGIT_SHAPES_FILE}: there is no such file` }
  const read = readShapesXml(text)
  if (!read.ok) return { ...read.failure, reason: `${DIGIT_SHAPES_FILE}: ${read.failure.reason}` }
  setDigitShapes(read.value)
  return undefined
}
