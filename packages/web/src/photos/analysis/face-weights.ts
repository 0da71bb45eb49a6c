import { OUTPUTS, packed } from './mix-kernel.ts'

/** How a tensor is stored in the file: bytes that stand for numbers. */
export interface TensorRow {
  readonly name: string
  readonly shape: readonly number[]
  readonly quantization: { readonly scale: number; readonly min: number }
}

/** Mixes `inputs` into `bias.length` outputs, a multiple of eight; weights in the kernels' order. */
export interface MixWeights {
  readonly inputs: number
  readonly weights: Float32Array
  readonly bias: Float32Array
}

interface SeparableWeights extends MixWeights {
  /** Nine rows, one for each neighbour and the place itself, with one weight per channel. */
  readonly around: Float32Array
}

export interface FaceWeights {
  readonly first: MixWeights
  readonly layers: readonly SeparableWeights[]
  readonly last: MixWeights
}

const LAYERS = [1, 2, 3, 4, 5] as const

/** Reads the published file of the tiny face detector, whose tensors follow each other in the manifest's order. */
export function readFaceWeights(rows: readonly TensorRow[], bytes: Uint8Array): FaceWeights {
  const tensors = new Map<string, Float32Array>()
  let at = 0
  for (const { name, shape, quantization } of rows) {
    const count = shape.reduce((product, each) => product * each, 1)
    tensors.set(
      name,
      Float32Array.from(bytes.subarray(at, at + count), (byte) => byte * quantization.scale + quantization.min),
    )
    at += count
  }
  if (at !== bytes.length) throw new Error('The weights are not those of the manifest.')
  const tensor = (name: string): Float32Array => {
    const found = tensors.get(name)
    if (!found) throw new Error(`The weights lack ${name}.`)
    return found
  }
  const mixing = (layer: number, filter: string) => mixOf(tensor(`conv${layer}/${filter}`), tensor(`conv${layer}/bias`))
  return {
    first: mixing(0, 'filters'),
    layers: LAYERS.map((layer) => ({
      ...mixing(layer, 'pointwise_filter'),
      around: tensor(`conv${layer}/depthwise_filter`),
    })),
    last: mixing(8, 'filters'),
  }
}

export function mixOf(filter: Float32Array, bias: Float32Array): MixWeights {
  const inputs = filter.length / bias.length
  const filled = new Float32Array(Math.ceil(bias.length / OUTPUTS) * OUTPUTS)
  filled.set(bias)
  return { inputs, weights: packed(filter, inputs, bias.length), bias: filled }
}
