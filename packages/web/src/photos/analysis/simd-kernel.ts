import { type Kernel, MIXED_AT, PLACE_LENGTH, PLACES } from './mix-kernel.ts'
import * as code from './wasm-code.ts'

const { get, set } = code
const FLOAT_BYTES = 4
const FOUR_BYTES = 4 * FLOAT_BYTES
const PLACE_BYTES = PLACE_LENGTH * FLOAT_BYTES
const PAGE_BYTES = 65_536
const NEIGHBOURS = [0, 1, 2] as const
const LINES = [0, 1, 2, 3] as const
const places = Array.from({ length: PLACES }, (_, place) => place)
/** Consecutive numbers, for locals. */
const from = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index)

const M = { weights: 0, seenEnd: 1, bias: 2, biasEnd: 3, out: 4, at: 5 } as const
/** Locals: twice four outputs of each place, their weights, and the current input. */
const [SUMS, MORE_SUMS, WEIGHTS, FOUR] = [from(6, PLACES), from(10, PLACES), [14, 15] as const, 16] as const

/** What is done with the sums of four outputs of each place. */
type Finish = (sums: readonly number[], offset: number) => readonly number[]

/** Computes eight outputs of four places at a time; the plain kernel does the same in readable form. */
function mixing(name: string, finish: Finish, addProduct: code.AddProduct) {
  const inner = [
    ...WEIGHTS.flatMap((four, index) => [...get(M.weights), ...code.loadFour(index * FOUR_BYTES), ...set(four)]),
    ...places.flatMap((place) => [
      ...get(M.at),
      ...code.loadOneFourTimes(place * PLACE_BYTES),
      ...set(FOUR),
      ...addProduct(SUMS[place] as number, FOUR, WEIGHTS[0]),
      ...addProduct(MORE_SUMS[place] as number, FOUR, WEIGHTS[1]),
    ]),
    ...code.step(M.weights, 2 * FOUR_BYTES),
    ...code.step(M.at, FLOAT_BYTES),
  ]
  const outer = [
    ...[...SUMS, ...MORE_SUMS].flatMap(code.clear),
    ...code.NOUGHT,
    ...set(M.at),
    ...code.whileBelow(M.at, M.seenEnd, inner),
    ...finish(SUMS, 0),
    ...finish(MORE_SUMS, FOUR_BYTES),
    ...code.step(M.bias, 2 * FOUR_BYTES),
    ...code.step(M.out, 2 * FOUR_BYTES),
  ]
  return { name, parameters: 5, addresses: 1, fours: 11, body: code.whileBelow(M.bias, M.biasEnd, outer) }
}

const leaky = (offset: number) => code.leakyWith([...get(M.bias), ...code.loadFour(offset)], FOUR)

const writeLargest: Finish = ([first = 0, ...others], offset) => [
  ...get(M.out),
  ...get(first),
  ...others.flatMap((sum) => [...get(sum), ...code.LARGER_FOURS]),
  ...leaky(offset),
  ...code.storeFour(offset),
]

const writeEach: Finish = (sums, offset) =>
  sums.flatMap((sum, place) => [
    ...get(M.out),
    ...get(sum),
    ...leaky(offset),
    ...code.storeFour(place * PLACE_BYTES + offset),
  ])

/** Locals: lines of pixels and rows of weights, where each continues, and the distances to the next places. */
const A = { lines: from(0, 4), weights: from(4, 3), next: from(7, 3), to: 10 } as const
const [VALUES, NOW, ABOVE, MADE] = [from(11, 4), from(15, 3), from(18, 3), from(21, PLACES)] as const

const loadInto = (four: number, line: number, place: number) => [
  ...get(line),
  ...(place > 0 ? [...get(A.next[place - 1] as number), ...code.ADD] : []),
  ...code.loadFour(),
  ...set(four),
]

/**
 * A line of values counts for the two upper places with its own row of weights, for the lower two with the row above.
 */
const products = (upper: number, weights: readonly number[], addProduct: code.AddProduct) =>
  weights.flatMap((weight, column) =>
    [0, 1].flatMap((right) => addProduct(MADE[upper + right] as number, VALUES[column + right] as number, weight)),
  )

const lookingAround = (addProduct: code.AddProduct) => ({
  name: 'around',
  parameters: 10,
  addresses: 1,
  fours: 14,
  body: code.whileBelow(A.to, A.next[0] as number, [
    ...MADE.flatMap(code.clear),
    ...LINES.flatMap((line) => {
      const [own, above] = line % 2 === 0 ? [NOW, ABOVE] : [ABOVE, NOW]
      const rows = A.weights[line]
      return [
        ...VALUES.flatMap((four, place) => loadInto(four, A.lines[line] as number, place)),
        ...(rows === undefined ? [] : NEIGHBOURS.flatMap((column) => loadInto(own[column] as number, rows, column))),
        ...(rows === undefined ? [] : products(0, own, addProduct)),
        ...(line > 0 ? products(2, above, addProduct) : []),
      ]
    }),
    ...MADE.flatMap((four, place) => [...get(A.to), ...get(four), ...code.storeFour(place * PLACE_BYTES)]),
    ...[...A.lines, ...A.weights, A.to].flatMap((local) => code.step(local, FOUR_BYTES)),
  ]),
})

/** Nine numbers of each line, in fours: excess numbers are overwritten by the next line or never read. */
const PIXEL_BYTES = 3 * FLOAT_BYTES
const PIXELS = {
  name: 'pixels',
  parameters: 4,
  addresses: 0,
  fours: 0,
  body: places.flatMap((place) =>
    NEIGHBOURS.flatMap((line) =>
      NEIGHBOURS.flatMap((four) => [
        ...code.NOUGHT,
        ...get(line + (place >> 1)),
        ...code.loadFour((place & 1) * PIXEL_BYTES + four * FOUR_BYTES),
        ...code.storeFour(place * PLACE_BYTES + line * 3 * PIXEL_BYTES + four * FOUR_BYTES),
      ]),
    ),
  ),
}

const moduleWith = (addProduct: code.AddProduct) =>
  code.wasmModule([
    mixing('mix', writeLargest, addProduct),
    mixing('mixEach', writeEach, addProduct),
    lookingAround(addProduct),
    PIXELS,
  ])

/** The quickest instruction of this browser that adds a product. */
const quickestProduct = () =>
  WebAssembly.validate(moduleWith(code.addProductAtOnce)) ? code.addProductAtOnce : code.addProduct

type Exported = (...addresses: readonly number[]) => void

/** A heap of so many numbers, and a kernel that works on four numbers at once. Throws if the browser compiles none. */
export async function simdKernel(
  floats: number,
  addProduct = quickestProduct(),
): Promise<{ readonly heap: Float32Array; readonly kernel: Kernel }> {
  const memory = new WebAssembly.Memory({ initial: Math.ceil((floats * FLOAT_BYTES) / PAGE_BYTES) })
  const { instance } = await WebAssembly.instantiate(moduleWith(addProduct), { heap: { memory } })
  // The module exports nothing else.
  const { mix, mixEach, around, pixels } = instance.exports as Record<keyof Kernel, Exported>
  const kernel: Kernel = {
    mix: ({ inputs, weights, bias, outputs }, out) =>
      mix(weights * 4, inputs * 4, bias * 4, (bias + outputs) * 4, out * 4),
    mixEach: ({ inputs, weights, bias, outputs }) =>
      mixEach(weights * 4, inputs * 4, bias * 4, (bias + outputs) * 4, MIXED_AT * 4),
    around(start, row, channels, weights) {
      const at = start * 4
      const line = row * 4
      const next = channels * 4
      const w = weights * 4
      around(at, at + line, at + 2 * line, at + 3 * line, w, w + 3 * next, w + 6 * next, next, 2 * next, 3 * next)
    },
    pixels(start, row) {
      const at = start * 4
      const line = row * 4
      pixels(at, at + line, at + 2 * line, at + 3 * line)
    },
  }
  return { heap: new Float32Array(memory.buffer), kernel }
}
