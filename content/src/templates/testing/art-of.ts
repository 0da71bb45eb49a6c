import { type Art, readArt } from '@collagerie/core/art'
import type { BuiltTemplate } from '../build-template.ts'

type Reading = ReturnType<typeof readArt>

/** Several questions are asked of the same drawings; each is read for the first of them. */
const readings = new WeakMap<BuiltTemplate['art'], Map<string, Reading>>()

export function readingOf({ art }: Pick<BuiltTemplate, 'art'>, url: string): Reading {
  const known = readings.get(art) ?? new Map<string, Reading>()
  readings.set(art, known)
  const reading = known.get(url) ?? readArt(art.get(url) ?? '')
  known.set(url, reading)
  return reading
}

export function artOf(built: Pick<BuiltTemplate, 'art'>, url: string): Art {
  const reading = readingOf(built, url)
  if (!reading.ok) throw new Error(`${url}: ${JSON.stringify(reading.failure)}`)
  return reading.value
}
