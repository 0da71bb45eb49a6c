import type { Pixels } from '@collagerie/core/geometry'

interface Mix {
  readonly filter: Float32Array
  readonly bias: Float32Array
}

interface Weights {
  readonly first: Mix
  readonly layers: readonly (Mix & { readonly around: Float32Array })[]
  readonly last: Mix
}

type Look = (x: number, y: number, channel: number) => number

interface Field {
  readonly width: number
  readonly height: number
  readonly channels: number
  readonly at: Look
}

const MEANS = [117.001, 114.697, 97.404]

/** The tiny face detector written out plainly, without care for speed, to check the quick one against. */
export function slowAnswers({ width, height, data }: Pixels, { first, layers, last }: Weights): readonly number[] {
  const whole = (side: number) => Math.ceil(side / 32) * 32
  const input: Look = (x, y, c) =>
    ((x < width && y < height ? (data[(y * width + x) * 4 + c] ?? 0) : 0) - (MEANS[c] ?? 0)) / 255
  let field = pooled(
    kept({ width: whole(width) - 2, height: whole(height) - 2, channels: 16 }, (x, y, o) => {
      let sum = first.bias[o] ?? 0
      for (let k = 0; k < 27; k++) {
        const [row, column, c] = [Math.floor(k / 9), Math.floor(k / 3) % 3, k % 3]
        sum += input(x + column, y + row, c) * (first.filter[k * 16 + o] ?? 0)
      }
      return leaky(sum)
    }),
    2,
  )
  for (const [index, { around, filter, bias }] of layers.entries()) {
    const before = field
    const seen = kept(before, (x, y, c) => {
      let sum = 0
      for (let k = 0; k < 9; k++) {
        const [left, top] = [x + (k % 3) - 1, y + Math.floor(k / 3) - 1]
        const isIn = left >= 0 && top >= 0 && left < before.width && top < before.height
        if (isIn) sum += before.at(left, top, c) * (around[k * before.channels + c] ?? 0)
      }
      return sum
    })
    field = pooled(mixed(seen, filter, bias, leaky), index < layers.length - 1 ? 2 : 1)
  }
  const answers = mixed(field, last.filter, last.bias, (value) => value)
  return Array.from({ length: answers.width * answers.height * 25 }, (_, index) => {
    const cell = Math.floor(index / 25)
    return answers.at(cell % answers.width, Math.floor(cell / answers.width), index % 25)
  })
}

const leaky = (value: number) => (value < 0 ? value * 0.1 : value)

function kept({ width, height, channels }: Omit<Field, 'at'>, look: Look): Field {
  const values = new Float64Array(width * height * channels)
  for (let index = 0; index < values.length; index++) {
    const place = Math.floor(index / channels)
    values[index] = look(place % width, Math.floor(place / width), index % channels)
  }
  return { width, height, channels, at: (x, y, c) => values[(y * width + x) * channels + c] ?? 0 }
}

function mixed(field: Field, filter: Float32Array, bias: Float32Array, end: (value: number) => number): Field {
  const outputs = bias.length
  return kept({ ...field, channels: outputs }, (x, y, o) => {
    let sum = bias[o] ?? 0
    for (let c = 0; c < field.channels; c++) sum += field.at(x, y, c) * (filter[c * outputs + o] ?? 0)
    return end(sum)
  })
}

function pooled(field: Field, stride: 1 | 2): Field {
  const [width, height] = [Math.ceil(field.width / stride), Math.ceil(field.height / stride)]
  return kept({ width, height, channels: field.channels }, (x, y, c) => {
    const [right, bottom] = [Math.min(x * stride + 1, field.width - 1), Math.min(y * stride + 1, field.height - 1)]
    return Math.max(
      field.at(x * stride, y * stride, c),
      field.at(right, y * stride, c),
      field.at(x * stride, bottom, c),
      field.at(right, bottom, c),
    )
  })
}
