import { join } from 'node:path'
import { meanColour } from '../render/mean-colour.ts'
import type { SamplePictures } from '../render/sample-pictures.ts'
import { publish, put, WEBASSETS } from './folders.ts'

const JPEG_QUALITY = 82

/** The sample pictures for live previews in the browser, and the list that names them. Returns their number. */
export async function buildSamples(samples: SamplePictures): Promise<number> {
  const list = []
  for (const photo of samples.photos) {
    const { id } = photo
    const canvas = samples.canvas(id)
    if (!canvas) continue
    const url = await publish(`/webassets/samples/${id}.jpg`, await canvas.encode('jpeg', JPEG_QUALITY))
    list.push({ ...photo, url, colour: meanColour(canvas) })
  }
  await put(join(WEBASSETS, 'samples', 'samples.json'), JSON.stringify(list))
  return list.length
}
