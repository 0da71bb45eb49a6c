import { setFlagsFromString } from 'node:v8'
import { seededRandom } from '@collagerie/core/geometry'
import { describe, expect, it } from 'vitest'
import { FaceNetwork, heapLength } from './face-network.ts'
import { type FaceWeights, mixOf } from './face-weights.ts'
import { plainKernel } from './mix-kernel.ts'
import { simdKernel } from './simd-kernel.ts'
import { slowAnswers } from './testing/slow-network.ts'
import { addProduct, addProductAtOnce } from './wasm-code.ts'

// Browsers know the instruction; Node before version 21 needs this flag.
setFlagsFromString('--experimental-wasm-relaxed-simd')

const random = seededRandom(5)
const numbers = (count: number) => Float32Array.from({ length: count }, () => (random() - 0.5) * 0.7)
const CHANNELS = [16, 32, 64, 128, 256, 512] as const

/** Filters in the file's order, which the slow network reads; the quick one packs them. */
const first = { filter: numbers(27 * 16), bias: numbers(16) }
const layers = CHANNELS.slice(0, 5).map((channels, index) => ({
  around: numbers(9 * channels),
  filter: numbers(channels * (CHANNELS[index + 1] ?? 0)),
  bias: numbers(CHANNELS[index + 1] ?? 0),
}))
const last = { filter: numbers(512 * 25), bias: numbers(25) }

const weights: FaceWeights = {
  first: mixOf(first.filter, first.bias),
  layers: layers.map(({ around, filter, bias }) => ({ around, ...mixOf(filter, bias) })),
  last: mixOf(last.filter, last.bias),
}

/** The size is no multiple of a cell, so that edges and the black beyond the picture count. */
const picture = {
  width: 50,
  height: 75,
  data: Uint8Array.from({ length: 50 * 75 * 4 }, () => Math.floor(random() * 256)),
}
const length = heapLength(weights, 4)

describe('the network of the face finder', () => {
  const expected = slowAnswers(picture, { first, layers, last })

  it.each([
    ['in plain loops', async () => ({ heap: new Float32Array(length) })],
    ['on four numbers at once', () => simdKernel(length, addProduct)],
    ['on four numbers at once, multiplied and added by one instruction', () => simdKernel(length, addProductAtOnce)],
    ['in the quickest way there is', () => simdKernel(length)],
  ] as const)('%s answers what the plainest of all loops answer, one picture like the next', async (_, make) => {
    const { heap, ...made } = await make()
    const network = new FaceNetwork(weights, heap, 'kernel' in made ? made.kernel : plainKernel(heap))
    for (let round = 0; round < 2; round++) {
      const { columns, rows, depth, values } = network.answer(picture)
      expect([columns, rows]).toEqual([2, 3])
      let furthest = 0
      for (const [index, value] of expected.entries()) {
        const at = Math.floor(index / 25) * depth + (index % 25)
        furthest = Math.max(furthest, Math.abs((values[at] ?? 0) - value) / (1 + Math.abs(value)))
      }
      expect(furthest).toBeLessThan(1e-3)
    }
  })
})
