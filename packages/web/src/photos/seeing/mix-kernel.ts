/** As many places, and as many outputs, are worked out together: all their sums fit into a processor's registers. */
export const PLACES = 4
const OUTPUTS = 4

/** Where the numbers of one mixing lie in the heap, and how many there are. */
export interface Mixing {
  /** Four places' inputs: the first input of each, the second of each, and so on. */
  readonly seen: number
  readonly inputs: number
  /** For every four outputs and every input their four weights; as `packed` lays them. */
  readonly weights: number
  readonly bias: number
  /** A multiple of four. */
  readonly outputs: number
}

/** Mixes the inputs of four places into every output, and writes the largest of the four at `out`. */
export type MixKernel = (mixing: Mixing, out: number) => void

/** Below nought a tenth is left. */
const leaky = (value: number) => (value < 0 ? value * 0.1 : value)

/** In plain loops, for browsers that let no other be made. */
export function plainKernel(heap: Float32Array): MixKernel {
  return ({ seen, inputs, weights, bias, outputs }, out) => {
    const end = seen + inputs * PLACES
    for (let o = 0, w = weights; o < outputs; o += OUTPUTS) {
      let a0 = 0
      let a1 = 0
      let a2 = 0
      let a3 = 0
      let b0 = 0
      let b1 = 0
      let b2 = 0
      let b3 = 0
      let c0 = 0
      let c1 = 0
      let c2 = 0
      let c3 = 0
      let d0 = 0
      let d1 = 0
      let d2 = 0
      let d3 = 0
      for (let k = seen; k < end; k += PLACES, w += OUTPUTS) {
        const a = heap[k] as number
        const b = heap[k + 1] as number
        const c = heap[k + 2] as number
        const d = heap[k + 3] as number
        const w0 = heap[w] as number
        const w1 = heap[w + 1] as number
        const w2 = heap[w + 2] as number
        const w3 = heap[w + 3] as number
        a0 += a * w0
        a1 += a * w1
        a2 += a * w2
        a3 += a * w3
        b0 += b * w0
        b1 += b * w1
        b2 += b * w2
        b3 += b * w3
        c0 += c * w0
        c1 += c * w1
        c2 += c * w2
        c3 += c * w3
        d0 += d * w0
        d1 += d * w1
        d2 += d * w2
        d3 += d * w3
      }
      heap[out + o] = leaky(Math.max(a0, b0, c0, d0) + (heap[bias + o] as number))
      heap[out + o + 1] = leaky(Math.max(a1, b1, c1, d1) + (heap[bias + o + 1] as number))
      heap[out + o + 2] = leaky(Math.max(a2, b2, c2, d2) + (heap[bias + o + 2] as number))
      heap[out + o + 3] = leaky(Math.max(a3, b3, c3, d3) + (heap[bias + o + 3] as number))
    }
  }
}

/** Weights that stand in rows, a row of outputs for every input, in the order the kernels read them. */
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
