import type { SamplePhoto } from '@collagerie/core/placement'
import type { Picture } from '@collagerie/painter'
import { useEffect } from 'react'
import { create } from 'zustand'
import { track } from '../analytics/analytics.ts'
import { getText } from '../calls/whole-answer.ts'
import { onceArrived } from '../ui/once.ts'
import { loadPicture } from './load-picture.ts'
import type { PictureSource, SourcePicture } from './picture-source.ts'
import { type ListedSample, readSampleList } from './sample-list.ts'
import { surface } from './surface.ts'

/** The pictures that fill a preview. */
const useSampleStore = create<{ readonly samples: readonly ListedSample[] }>()(() => ({ samples: [] }))

/** Fetched once; a failure gives none, and the next caller tries again. */
export function loadSamples(): Promise<readonly SamplePhoto[]> {
  return samplesOnce().catch(() => [])
}

const samplesOnce = onceArrived(async () => {
  try {
    const samples = await fetchSamples()
    useSampleStore.setState({ samples })
    return samples
  } catch (error) {
    track('sample-failure', { message: String(error) })
    throw error
  }
})

async function fetchSamples(): Promise<readonly ListedSample[]> {
  return readSampleList(JSON.parse(await getText('/webassets/samples/samples.json')))
}

export function useSamples(): readonly SamplePhoto[] {
  useEffect(() => void loadSamples(), [])
  return useSampleStore((state) => state.samples)
}

const pictures = new Map<string, Picture>()
/** Not requested again with every repaint. */
const failed = new Set<string>()
/** Previews waiting for a picture, by its id. */
const waiting = new Map<string, Set<() => void>>()

function load(sample: ListedSample, arrived: () => void): void {
  const listeners = waiting.get(sample.id)
  if (listeners) {
    listeners.add(arrived)
    return
  }
  waiting.set(sample.id, new Set([arrived]))
  loadPicture(sample.url)
    .then((picture) => pictures.set(sample.id, picture))
    .catch((error: unknown) => {
      failed.add(sample.id)
      track('sample-failure', { id: sample.id, message: String(error) })
    })
    .finally(() => {
      for (const listener of waiting.get(sample.id) ?? []) listener()
      waiting.delete(sample.id)
    })
}

/** Stands in for a picture until it is loaded. */
function inOneColour(colour: string): SourcePicture {
  const { canvas: image, ctx } = surface(1, 1)
  ctx.fillStyle = colour
  ctx.fillRect(0, 0, 1, 1)
  return { image, width: 1, height: 1, isComing: true, isStandIn: true }
}

export const sampleSource: PictureSource = {
  photoSize: (id) => useSampleStore.getState().samples.find((sample) => sample.id === id),
  picture(id, _effect, arrived) {
    const picture = pictures.get(id)
    const sample = useSampleStore.getState().samples.find((each) => each.id === id)
    if (picture || !sample || failed.has(id)) return picture
    load(sample, arrived)
    return sample.colour === undefined ? undefined : inOneColour(sample.colour)
  },
}
