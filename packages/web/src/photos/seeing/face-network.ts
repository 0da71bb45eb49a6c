import type { Pixels } from '@collagerie/core/photo'
import type { FaceWeights, MixWeights } from './face-weights.ts'
import type { Mixing, MixKernel } from './mix-kernel.ts'
import { PLACES } from './mix-kernel.ts'

/** The network halves a picture five times: one of its cells looks at a square of so many pixels. */
export const CELL_PX = 32
const COLOURS = 3
const FIRST_SIDE = 3
/** What the network was taught to take from the colours. */
const MEANS = [117.001, 114.697, 97.404] as const
const MOST_CHANNELS = 512

/** Where a field of values lies in the heap: rows of places, the channels of a place side by side, in a rim of noughts. */
interface Field {
  readonly at: number
  readonly width: number
  readonly height: number
  readonly channels: number
}

/** What the network says of every cell, row by row. */
export interface CellAnswers {
  readonly columns: number
  readonly rows: number
  /** So many numbers for each cell. */
  readonly depth: number
  readonly values: Float32Array
}

const lengthOf = ({ width, height, channels }: Omit<Field, 'at'>) => (width + 2) * (height + 2) * channels
const placeIn = ({ at, width, channels }: Field, x: number, y: number) =>
  at + ((y + 1) * (width + 2) + x + 1) * channels

/** How many numbers the heap must hold for pictures up to so many cells. */
export function heapLength(weights: FaceWeights, cells: number): number {
  const mixes = [weights.first, ...weights.layers, weights.last]
  const fixed = mixes.reduce((sum, mix) => sum + mix.weights.length + mix.bias.length, 0)
  const around = weights.layers.reduce((sum, layer) => sum + layer.around.length, 0)
  // The largest field has a quarter of the picture's places; a rim adds little to any of them.
  const most = cells * CELL_PX ** 2 * (COLOURS + 4 + 4) + 64 * MOST_CHANNELS * CELL_PX
  return fixed + around + MOST_CHANNELS * PLACES + most
}

/** The tiny face detector, worked out in one stretch of memory that it keeps. */
export class FaceNetwork {
  readonly #heap: Float32Array
  readonly #kernel: MixKernel
  readonly #first: Mixing
  readonly #layers: readonly (Mixing & { readonly around: number })[]
  readonly #last: Mixing
  /** Where the fields begin. */
  readonly #base: number

  constructor(weights: FaceWeights, heap: Float32Array, kernel: MixKernel) {
    this.#heap = heap
    this.#kernel = kernel
    // The four places at work lie at the beginning; then all weights.
    let at = MOST_CHANNELS * PLACES
    const keep = (numbers: Float32Array) => {
      heap.set(numbers, at)
      at += numbers.length
      return at - numbers.length
    }
    const keepMix = ({ inputs, weights: mix, bias }: MixWeights): Mixing => ({
      seen: 0,
      inputs,
      weights: keep(mix),
      bias: keep(bias),
      outputs: bias.length,
    })
    this.#first = keepMix(weights.first)
    this.#layers = weights.layers.map((layer) => ({ ...keepMix(layer), around: keep(layer.around) }))
    this.#last = keepMix(weights.last)
    this.#base = at
  }

  answer(picture: Pixels): CellAnswers {
    const [columns, rows] = [Math.ceil(picture.width / CELL_PX), Math.ceil(picture.height / CELL_PX)]
    const input = this.#input(picture, columns * CELL_PX, rows * CELL_PX)
    let field = this.#firstLayer(input)
    for (const [index, layer] of this.#layers.entries()) {
      field = this.#layer(field, layer, index < this.#layers.length - 1 ? 2 : 1)
    }
    return this.#answers(field)
  }

  #fieldAt(at: number, width: number, height: number, channels: number): Field {
    const field = { at, width, height, channels }
    this.#heap.fill(0, at, at + lengthOf(field))
    return field
  }

  /** Beyond the picture, up to whole cells, all is black. */
  #input({ width, height, data }: Pixels, across: number, down: number): Field {
    const field = this.#fieldAt(this.#base, across, down, COLOURS)
    for (let y = 0; y < down; y++) {
      for (let x = 0, to = placeIn(field, 0, y); x < across; x++, to += COLOURS) {
        const from = x < width && y < height ? (y * width + x) * 4 : -1
        for (let c = 0; c < COLOURS; c++) {
          const value = from < 0 ? 0 : (data[from + c] as number)
          this.#heap[to + c] = (value - (MEANS[c] as number)) / 255
        }
      }
    }
    return field
  }

  /** Looks at three by three pixels wherever they lie whole in the picture; keeps the largest of every two by two. */
  #firstLayer(input: Field): Field {
    // Pictures come in whole cells, so that two by two places are there to the very rim.
    const [width, height] = [(input.width - FIRST_SIDE + 1) / 2, (input.height - FIRST_SIDE + 1) / 2]
    const made = this.#fieldAfter(input, width, height, this.#first.outputs)
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        this.#lookAtPixels(input, x * 2, y * 2)
        this.#kernel(this.#first, placeIn(made, x, y))
      }
    }
    return made
  }

  /** The pixels of four places: to the right of one lies another, and both lie above two more. */
  #lookAtPixels(input: Field, x: number, y: number): void {
    const heap = this.#heap
    const row = (input.width + 2) * COLOURS
    const first = placeIn(input, x, y)
    for (let line = 0, to = 0; line < FIRST_SIDE; line++) {
      const from = first + line * row
      for (let k = from; k < from + FIRST_SIDE * COLOURS; k++, to += PLACES) {
        heap[to] = heap[k] as number
        heap[to + 1] = heap[k + COLOURS] as number
        heap[to + 2] = heap[k + row] as number
        heap[to + 3] = heap[k + row + COLOURS] as number
      }
    }
  }

  #layer(field: Field, layer: Mixing & { readonly around: number }, stride: 1 | 2): Field {
    const [width, height] = [Math.ceil(field.width / stride), Math.ceil(field.height / stride)]
    const made = this.#fieldAfter(field, width, height, layer.outputs)
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const [left, top] = [x * stride, y * stride]
        this.#lookAround(field, left, top, layer.around)
        if (left + 1 >= field.width) this.#standIn(field.channels, [0, 1], [2, 3])
        if (top + 1 >= field.height) this.#standIn(field.channels, [0, 2], [1, 3])
        this.#kernel(layer, placeIn(made, x, y))
      }
    }
    return made
  }

  /** The field that a layer makes lies behind the one it reads, or in front of it where there is room. */
  #fieldAfter(read: Field, width: number, height: number, channels: number): Field {
    const length = lengthOf({ width, height, channels })
    const at = read.at - this.#base >= length ? this.#base : read.at + lengthOf(read)
    return this.#fieldAt(at, width, height, channels)
  }

  #standIn(channels: number, ...pairs: readonly (readonly [number, number])[]): void {
    const heap = this.#heap
    for (let k = 0; k < channels * PLACES; k += PLACES) {
      for (const [from, to] of pairs) heap[k + to] = heap[k + from] as number
    }
  }

  /** Each channel of four places with its eight neighbours: sixteen values are read for them, not thirty-six. */
  #lookAround(field: Field, x: number, y: number, around: number): void {
    const v = this.#heap
    const n = field.channels
    const row = (field.width + 2) * n
    const start = placeIn(field, x - 1, y - 1)
    for (let c = 0, to = 0; c < n; c++, to += PLACES) {
      const r0 = start + c
      const v00 = v[r0] as number
      const v01 = v[r0 + n] as number
      const v02 = v[r0 + 2 * n] as number
      const v03 = v[r0 + 3 * n] as number
      const r1 = r0 + row
      const v10 = v[r1] as number
      const v11 = v[r1 + n] as number
      const v12 = v[r1 + 2 * n] as number
      const v13 = v[r1 + 3 * n] as number
      const r2 = r1 + row
      const v20 = v[r2] as number
      const v21 = v[r2 + n] as number
      const v22 = v[r2 + 2 * n] as number
      const v23 = v[r2 + 3 * n] as number
      const r3 = r2 + row
      const v30 = v[r3] as number
      const v31 = v[r3 + n] as number
      const v32 = v[r3 + 2 * n] as number
      const v33 = v[r3 + 3 * n] as number
      const w = around + c
      const w0 = v[w] as number
      const w1 = v[w + n] as number
      const w2 = v[w + 2 * n] as number
      const w3 = v[w + 3 * n] as number
      const w4 = v[w + 4 * n] as number
      const w5 = v[w + 5 * n] as number
      const w6 = v[w + 6 * n] as number
      const w7 = v[w + 7 * n] as number
      const w8 = v[w + 8 * n] as number
      v[to] = v00 * w0 + v01 * w1 + v02 * w2 + v10 * w3 + v11 * w4 + v12 * w5 + v20 * w6 + v21 * w7 + v22 * w8
      v[to + 1] = v01 * w0 + v02 * w1 + v03 * w2 + v11 * w3 + v12 * w4 + v13 * w5 + v21 * w6 + v22 * w7 + v23 * w8
      v[to + 2] = v10 * w0 + v11 * w1 + v12 * w2 + v20 * w3 + v21 * w4 + v22 * w5 + v30 * w6 + v31 * w7 + v32 * w8
      v[to + 3] = v11 * w0 + v12 * w1 + v13 * w2 + v21 * w3 + v22 * w4 + v23 * w5 + v31 * w6 + v32 * w7 + v33 * w8
    }
  }

  #answers(field: Field): CellAnswers {
    const heap = this.#heap
    const { width: columns, height: rows, channels } = field
    const depth = this.#last.outputs
    const values = new Float32Array(columns * rows * depth)
    const out = field.at + lengthOf(field)
    for (let cell = 0; cell < columns * rows; cell++) {
      const from = placeIn(field, cell % columns, Math.floor(cell / columns))
      // One place stands for all four.
      for (let k = 0, to = 0; k < channels; k++) {
        const value = heap[from + k] as number
        for (let place = 0; place < PLACES; place++, to++) heap[to] = value
      }
      this.#kernel(this.#last, out)
      for (let k = 0; k < depth; k++) values[cell * depth + k] = unleaky(heap[out + k] as number)
    }
    return { columns, rows, depth, values }
  }
}

/** The last layer's numbers are meant as they are; the kernel has left a tenth of those below nought. */
const unleaky = (value: number) => (value < 0 ? value * 10 : value)
