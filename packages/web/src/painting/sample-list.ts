import type { Rect } from '@collagerie/core/geometry'
import type { SamplePhoto } from '@collagerie/core/placement'

export type ListedSample = SamplePhoto & { readonly url: string; readonly colour?: string | undefined }

/**
 * The shop's list of sample pictures; throws for anything else. Checked by hand, so that no screen loads a parser for
 * it.
 */
export function readSampleList(answer: unknown): readonly ListedSample[] {
  if (!Array.isArray(answer)) throw new TypeError('no list of sample pictures')
  return answer.map(readSample)
}

function readSample(entry: unknown): ListedSample {
  const sample: Partial<Record<keyof ListedSample, unknown>> = Object(entry)
  const { id, width, height, url, colour, isHero, isHeavy, isGrey, isPale, hue, subject, suits } = sample
  if (typeof id !== 'string' || typeof url !== 'string' || typeof width !== 'number' || typeof height !== 'number') {
    throw new TypeError('a sample picture without id, address or size')
  }
  return {
    id,
    url,
    width,
    height,
    ...(typeof colour === 'string' && { colour }),
    ...(isHero === true && { isHero }),
    ...(isHeavy === true && { isHeavy }),
    ...(isGrey === true && { isGrey }),
    ...(isPale === true && { isPale }),
    ...(typeof hue === 'number' && { hue }),
    ...(isRect(subject) && { subject }),
    ...(Array.isArray(suits) && { suits: suits.map(String) }),
  }
}

function isRect(value: unknown): value is Rect {
  const { x, y, width, height }: Partial<Record<keyof Rect, unknown>> = Object(value)
  return [x, y, width, height].every((each) => typeof each === 'number')
}
