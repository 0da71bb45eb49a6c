import weightsUrl from '@vladmandic/face-api/model/tiny_face_detector_model.bin?url'
import weightRows from '@vladmandic/face-api/model/tiny_face_detector_model-weights_manifest.json'
import { onceArrived } from '../../ui/once.ts'
import { CELL_PX, FaceNetwork, heapLength } from './face-network.ts'
import { readFaceWeights } from './face-weights.ts'
import { LONGEST_SEARCHED_SIDE, MOST_SEARCHED_PIXELS } from './find-faces.ts'
import { plainKernel } from './mix-kernel.ts'
import { simdKernel } from './simd-kernel.ts'

/** The cells of the largest picture; those at its right and lower edges may be cut. */
const MOST_CELLS = Math.ceil(MOST_SEARCHED_PIXELS / CELL_PX ** 2 + (2 * LONGEST_SEARCHED_SIDE) / CELL_PX + 1)

/** The network with its weights, fetched once. A failure is forgotten, so that the next photo tries again. */
export const faceFinder = onceArrived(makeFinder)

async function makeFinder(): Promise<FaceNetwork> {
  const response = await fetch(weightsUrl)
  if (!response.ok) throw new Error(`The weights answered with ${response.status}.`)
  const rows = weightRows.flatMap(({ weights }) => weights)
  const weights = readFaceWeights(rows, new Uint8Array(await response.arrayBuffer()))
  const { heap, kernel } = await quickestKernel(heapLength(weights, MOST_CELLS))
  return new FaceNetwork(weights, heap, kernel)
}

/** Uses plain loops if the page may not compile code or the browser lacks four-number instructions. */
async function quickestKernel(floats: number) {
  try {
    return await simdKernel(floats)
  } catch {
    const heap = new Float32Array(floats)
    return { heap, kernel: plainKernel(heap) }
  }
}
