import type { PhotoContent } from '@collagerie/core/photo'
import type { Filling } from '../looking.ts'

/** The part of the application's photo work that is measured. */
interface PhotoWork {
  inspect(file: Blob): Promise<{ readonly rotation: number }>
  decode(file: Blob, inspected: object, longSide: number): Promise<{ readonly small: ImageBitmap | undefined }>
  look(small: ImageBitmap, rotation: number): Promise<PhotoContent>
}

interface Loaded {
  readonly photoWork: PhotoWork
  arrangeAway(
    arranging: Filling & { readonly way: 'fill'; readonly seen: ReadonlyMap<string, unknown>; readonly seed: number },
  ): Promise<unknown>
}

// Loaded with the page, as the application is.
const address = '/photo-work.js'
const { photoWork, arrangeAway } = (await import(/* @vite-ignore */ address)) as Loaded
const input = document.createElement('input')
Object.assign(input, { type: 'file', multiple: true, id: 'files' })
document.body.append(input)

/** Nothing else is under way, so that one worker does it. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

window.measureLooks = async (rounds) => {
  const times: number[] = []
  for (const file of input.files ?? []) {
    const inspected = await photoWork.inspect(file)
    const { small } = await photoWork.decode(file, inspected, 1024)
    if (!small) throw new Error(`${file.name} has no small copy`)
    for (let round = 0; round < rounds; round++) {
      times.push(await timed(() => photoWork.look(small, inspected.rotation)))
    }
  }
  return times
}

window.measureFills = async (fillings) => {
  const times: number[] = []
  for (const filling of fillings) {
    times.push(await timed(() => arrangeAway({ ...filling, way: 'fill', seen: new Map(), seed: 1 })))
  }
  return times
}
