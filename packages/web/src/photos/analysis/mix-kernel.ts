/** The number of places computed together, two by two: all their sums fit into a processor's registers. */
export const PLACES = 4
/** The number of outputs computed at a time. */
export const OUTPUTS = 8
/** The distance between the inputs of two places at the beginning of the heap. */
export const PLACE_LENGTH = 512
/** Behind the inputs, at the same distance, lie the outputs of each place if each is wanted. */
export const MIXED_AT = PLACES * PLACE_LENGTH
/** The start of the free heap. */
export const WORK_LENGTH = 2 * MIXED_AT
/** Three by three pixels of three colours. */
const FIRST_INPUTS = 27

/** The place and the count of one mixing's numbers in the heap. */
export interface Mixing {
  readonly inputs: number
  /** Eight weights for every eight outputs and every input, in the order of `packed`. */
  readonly weights: number
  readonly bias: number
  /** A multiple of eight. */
  readonly outputs: number
}

/** The slow part of the network, on a heap of numbers. `row` is the distance from one line to the next. */
export interface Kernel {
  /** Reads the nine pixels of four places: two side by side, and two more below them. */
  pixels(start: number, row: number): void
  /** Reads each channel of four such places, weighted with its eight neighbours, the first at `start`. */
  around(start: number, row: number, channels: number, weights: number): void
  /** Mixes the inputs of four places into every output and writes the largest of the four at `out`. */
  mix(mixing: Mixing, out: number): void
  /** Mixes the inputs of four places into every output and writes each of the four to the place for mixed outputs. */
  mixEach(mixing: Mixing): void
}

/** Scales negative numbers to a tenth. */
const leaky = (value: number) => (value < 0 ? value * 0.1 : value)

/** Plain loops, for browsers that compile no other kernel. */
export function plainKernel(heap: Float32Array): Kernel {
  const at = (index: number) => heap[index] as number

  /** Computes two outputs of four places at a time. */
  function mixEach({ inputs, weights, bias, outputs }: Mixing): void {
    for (let output = 0; output < outputs; output += 2) {
      const first = weights + Math.floor(output / OUTPUTS) * inputs * OUTPUTS + (output % OUTPUTS)
      let a = at(bias + output)
      let b = a
      let c = a
      let d = a
      let e = at(bias + output + 1)
      let f = e
      let g = e
      let h = e
      for (let k = 0, w = first; k < inputs; k++, w += OUTPUTS) {
        const one = heap[w] as number
        const other = heap[w + 1] as number
        const p = heap[k] as number
        const q = heap[k + PLACE_LENGTH] as number
        const r = heap[k + 2 * PLACE_LENGTH] as number
        const s = heap[k + 3 * PLACE_LENGTH] as number
        a += p * one
        b += q * one
        c += r * one
        d += s * one
        e += p * other
        f += q * other
        g += r * other
        h += s * other
      }
      write(output, a, b, c, d)
      write(output + 1, e, f, g, h)
    }
  }

  function write(output: number, a: number, b: number, c: number, d: number): void {
    const to = MIXED_AT + output
    heap[to] = leaky(a)
    heap[to + PLACE_LENGTH] = leaky(b)
    heap[to + 2 * PLACE_LENGTH] = leaky(c)
    heap[to + 3 * PLACE_LENGTH] = leaky(d)
  }

  return {
    pixels(start, row) {
      for (let place = 0; place < PLACES; place++) {
        const first = start + (place & 1) * 3 + (place >> 1) * row
        for (let k = 0; k < FIRST_INPUTS; k++) {
          heap[place * PLACE_LENGTH + k] = at(first + Math.floor(k / 9) * row + (k % 9))
        }
      }
    },
    around(start, row, channels, weights) {
      for (let place = 0; place < PLACES; place++) {
        const first = start + (place & 1) * channels + (place >> 1) * row
        for (let c = 0; c < channels; c++) {
          let sum = 0
          for (let line = 0, w = weights + c; line < 3; line++) {
            for (let k = 0, v = first + line * row + c; k < 3; k++, v += channels, w += channels) sum += at(v) * at(w)
          }
          heap[place * PLACE_LENGTH + c] = sum
        }
      }
    },
    mix(mixing, out) {
      mixEach(mixing)
      for (let output = 0, from = MIXED_AT; output < mixing.outputs; output++, from++) {
        const lower = from + 2 * PLACE_LENGTH
        const upper = Math.max(at(from), at(from + PLACE_LENGTH))
        heap[out + output] = Math.max(upper, at(lower), at(lower + PLACE_LENGTH))
      }
    },
    mixEach,
  }
}

/** Weights given in rows, one row of outputs for each input, in the order the kernels read them. */
export function packed(weights: Float32Array, inputs: number, outputs: number): Float32Array {
  const blocks = Math.ceil(outputs / OUTPUTS)
  const made = new Float32Array(blocks * inputs * OUTPUTS)
  for (let k = 0; k < inputs; k++) {
    for (let o = 0; o < outputs; o++) {
      const at = (Math.floor(o / OUTPUTS) * inputs + k) * OUTPUTS + (o % OUTPUTS)
      made[at] = weights[k * outputs + o] ?? 0
    }
  }
  return made
}
