import type { Failure } from '@collagerie/core/result'
import { setDigitShapes, shapesXmlSteps } from '@collagerie/core/shapes'
import { inTurns } from '../ui/in-turns.ts'

const SHAPES = '/webassets/shapes/numbers.xml'

let isRead = false

/** Reads what digits look like here, once; the failure says why the number designs have to be left out. */
export async function loadDigitShapes(signal: AbortSignal): Promise<Failure | undefined> {
  if (isRead) return undefined
  const text = await textAt(SHAPES, signal).catch(() => undefined)
  if (text === undefined) return { name: 'shapes-file', reason: `${SHAPES}: cannot be fetched` }
  const read = await inTurns(shapesXmlSteps(text))
  if (!read.ok) return { ...read.failure, reason: `${SHAPES}: ${read.failure.reason}` }
  setDigitShapes(read.value)
  isRead = true
  return undefined
}

async function textAt(url: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(url, { signal })
  if (!response.ok) throw new Error(`${url} answered with ${response.status}.`)
  return response.text()
}
