import type { Pixels } from '@collagerie/core/geometry'
import type { FaceWeights, MixWeights } from './face-weights.ts'
import { type Kernel, MIXED_AT, type Mixing, PLACE_LENGTH, PLACES, WORK_LENGTH } from './mix-kernel.ts'

/** The network halves a picture five times: each of its cells covers a square of this many pixels. */
export const CELL_PX = 32
const COLOURS = 3
const FIRST_SIDE = 3
/** The mean colour that the network was trained to subtract. */
const MEANS = [117.001, 114.697, 97.404] as const
/** Every byte with the mean subtracted, for each colour. */
const TAKEN = MEANS.map((mean) => Float32Array.from({ length: 256 }, (_, byte) => (byte - mean) / 255))

/**
 * Where a field of values lies in the heap: rows of places, the channels of a place side by side, in a rim of zeros.
 */
interface Field {
  readonly at: number
  readonly width: number
  readonly height: number
  readonly channels: number
}

/** The network's answer for every cell, row by row. */
export interface CellAnswers {
  readonly columns: number
  readonly rows: number
  /** The count of numbers for each cell. */
  readonly depth: number
  readonly values: Float32Array
}

const lengthOf = ({ width, height, channels }: Omit<Field, 'at'>) => (width + 2) * (height + 2) * channels
const placeIn = ({ at, width, channels }: Field, x: number, y: number) =>
  at + ((y + 1) * (width + 2) + x + 1) * channels

/** How many numbers the heap must hold for pictures of up to so many cells. */
export function heapLength(weights: FaceWeights, cells: number): number {
  const mixes = [weights.first, ...weights.layers, weights.last]
  const fixed = mixes.reduce((sum, mix) => sum + mix.weights.length + mix.bias.length, 0)
  const around = weights.layers.reduce((sum, layer) => sum + layer.around.length, 0)
  // The picture and the first layer's field, with a quarter of the places and sixteen channels, are the two largest
  // fields held at once. A rim adds little to any field, and most to the narrow ones at the end.
  const most = cells * CELL_PX ** 2 * (COLOURS + 4) + 64 * PLACE_LENGTH * CELL_PX
  return fixed + around + WORK_LENGTH + most
}

/** The tiny face detector, computed in one block of memory that it keeps. */
export class FaceNetwork {
  readonly #heap: Float32Array
  readonly #kernel: Kernel
  readonly #first: Mixing
  readonly #layers: readonly (Mixing & { readonly around: number })[]
  readonly #last: Mixing
  /** The start of the fields. */
  readonly #base: number

  constructor(weights: FaceWeights, heap: Float32Array, kernel: Kernel) {
    this.#heap = heap
    this.#kernel = kernel
    // The working places come first in the heap, then all weights.
    let at = WORK_LENGTH
    const keep = (numbers: Float32Array) => {
      heap.set(numbers, at)
      at += numbers.length
      return at - numbers.length
    }
    const keepMix = ({ inputs, weights: mix, bias }: MixWeights): Mixing => ({
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
    let field = this.#firstLayer(this.#input(picture, columns * CELL_PX, rows * CELL_PX))
    for (const layer of this.#layers.slice(0, -1)) field = this.#layer(field, layer)
    const [deepest] = this.#layers.slice(-1)
    return this.#answers(deepest ? this.#deepestLayer(field, deepest) : field)
  }

  #fieldAt(at: number, width: number, height: number, channels: number): Field {
    const field = { at, width, height, channels }
    this.#heap.fill(0, at, at + lengthOf(field))
    return field
  }

  /** Beyond the picture, up to whole cells, everything is black. */
  #input({ width, height, data }: Pixels, across: number, down: number): Field {
    const field = this.#fieldAt(this.#base, across, down, COLOURS)
    const heap = this.#heap
    const [red, green, blue] = TAKEN as [Float32Array, Float32Array, Float32Array]
    for (let y = 0; y < down; y++) {
      let to = placeIn(field, 0, y)
      const end = to + across * COLOURS
      const picture = y < height ? to + width * COLOURS : to
      for (let at = y * width * 4; to < picture; to += COLOURS, at += 4) {
        heap[to] = red[data[at] as number] as number
        heap[to + 1] = green[data[at + 1] as number] as number
        heap[to + 2] = blue[data[at + 2] as number] as number
      }
      for (; to < end; to += COLOURS) {
        heap[to] = red[0] as number
        heap[to + 1] = green[0] as number
        heap[to + 2] = blue[0] as number
      }
    }
    return field
  }

  /** Looks at each three by three pixels that lie wholly in the picture; keeps the largest of every two by two. */
  #firstLayer(input: Field): Field {
    // Pictures consist of whole cells, so two by two places exist up to the rim.
    const [width, height] = [(input.width - FIRST_SIDE + 1) / 2, (input.height - FIRST_SIDE + 1) / 2]
    const made = this.#fieldAfter(input, width, height, this.#first.outputs)
    const row = (input.width + 2) * COLOURS
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        this.#kernel.pixels(placeIn(input, x * 2, y * 2), row)
        this.#kernel.mix(this.#first, placeIn(made, x, y))
      }
    }
    return made
  }

  /** Keeps the largest of every two by two places. */
  #layer(field: Field, layer: Mixing & { readonly around: number }): Field {
    const [width, height] = [Math.ceil(field.width / 2), Math.ceil(field.height / 2)]
    const made = this.#fieldAfter(field, width, height, layer.outputs)
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        this.#lookAround(field, x * 2, y * 2, layer.around)
        if (x * 2 + 1 >= field.width) this.#standIn(field.channels, [0, 1], [2, 3])
        if (y * 2 + 1 >= field.height) this.#standIn(field.channels, [0, 2], [1, 3])
        this.#kernel.mix(layer, placeIn(made, x, y))
      }
    }
    return made
  }

  /** Keeps the number of places; each becomes the largest of itself and its neighbours to the right and below. */
  #deepestLayer(field: Field, layer: Mixing & { readonly around: number }): Field {
    const heap = this.#heap
    const { width, height } = field
    const mixed = this.#fieldAfter(field, width, height, layer.outputs)
    for (let y = 0; y < height; y += 2) {
      for (let x = 0; x < width; x += 2) {
        this.#lookAround(field, x, y, layer.around)
        this.#kernel.mixEach(layer)
        for (let place = 0; place < PLACES; place++) {
          const [column, row] = [x + (place & 1), y + (place >> 1)]
          if (column >= width || row >= height) continue
          const from = MIXED_AT + place * PLACE_LENGTH
          heap.copyWithin(placeIn(mixed, column, row), from, from + layer.outputs)
        }
      }
    }
    this.#takeLarger(mixed, 1, 0)
    this.#takeLarger(mixed, 0, 1)
    return mixed
  }

  /** Each place becomes the larger of itself and the one at this distance, which is not overwritten yet. */
  #takeLarger(field: Field, across: number, down: number): void {
    const heap = this.#heap
    for (let y = 0; y < field.height - down; y++) {
      for (let x = 0; x < field.width - across; x++) {
        const start = placeIn(field, x, y)
        for (let at = start, from = placeIn(field, x + across, y + down); at < start + field.channels; at++, from++) {
          const other = heap[from] as number
          if (other > (heap[at] as number)) heap[at] = other
        }
      }
    }
  }

  /** A layer's output lies behind its input, or in front of it if there is room. */
  #fieldAfter(read: Field, width: number, height: number, channels: number): Field {
    const length = lengthOf({ width, height, channels })
    const at = read.at - this.#base >= length ? this.#base : read.at + lengthOf(read)
    return this.#fieldAt(at, width, height, channels)
  }

  #standIn(channels: number, ...pairs: readonly (readonly [number, number])[]): void {
    for (const [from, to] of pairs) {
      this.#heap.copyWithin(to * PLACE_LENGTH, from * PLACE_LENGTH, from * PLACE_LENGTH + channels)
    }
  }

  #lookAround(field: Field, x: number, y: number, around: number): void {
    this.#kernel.around(placeIn(field, x - 1, y - 1), (field.width + 2) * field.channels, field.channels, around)
  }

  #answers(field: Field): CellAnswers {
    const heap = this.#heap
    const { width: columns, height: rows, channels } = field
    const depth = this.#last.outputs
    const values = new Float32Array(columns * rows * depth)
    for (let first = 0; first < columns * rows; first += PLACES) {
      const cells = Math.min(PLACES, columns * rows - first)
      for (let place = 0; place < cells; place++) {
        const from = placeIn(field, (first + place) % columns, Math.floor((first + place) / columns))
        heap.copyWithin(place * PLACE_LENGTH, from, from + channels)
      }
      this.#kernel.mixEach(this.#last)
      for (let place = 0; place < cells; place++) {
        const from = MIXED_AT + place * PLACE_LENGTH
        for (let k = 0; k < depth; k++) values[(first + place) * depth + k] = unleaky(heap[from + k] as number)
      }
    }
    return { columns, rows, depth, values }
  }
}

/** The last layer has no leaky activation; this undoes the kernel's, which scaled negative numbers to a tenth. */
const unleaky = (value: number) => (value < 0 ? value * 10 : value)
