// The instructions of the quick kernel, as the bytes a browser reads. Those that begin with 0xfd work on four numbers
// at once.

const [I32, V128] = [0x7f, 0x7b]

/** Numbers are encoded seven bits at a time, lowest first. */
function length(value: number): readonly number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...length(value >> 7)]
}

export const get = (local: number) => [0x20, local]
export const set = (local: number) => [0x21, local]
export const NOUGHT = [0x41, 0]
export const ADD = [0x6a]
const IS_BELOW = [0x49]
const FOUR_NOUGHTS = [0xfd, 0x0c, ...Array.from({ length: 16 }, () => 0)]
const FOUR_TENTHS = [0x43, ...new Uint8Array(new Float32Array([0.1]).buffer), 0xfd, 0x13]
const ADD_FOURS = [0xfd, 0xe4, 0x01]
const MULTIPLY_FOURS = [0xfd, 0xe6, 0x01]
const MULTIPLY_AND_ADD_FOURS = [0xfd, 0x85, 0x02]
export const LARGER_FOURS = [0xfd, 0xe9, 0x01]

/** Reads or writes at the address on the stack plus an offset in bytes. */
export const loadFour = (offset = 0) => [0xfd, 0x00, 2, ...length(offset)]
export const loadOneFourTimes = (offset: number) => [0xfd, 0x09, 2, ...length(offset)]
export const storeFour = (offset = 0) => [0xfd, 0x0b, 2, ...length(offset)]

export const clear = (local: number) => [...FOUR_NOUGHTS, ...set(local)]
/** `bytes` must fit into six bits. */
export const step = (local: number, bytes: number) => [...get(local), 0x41, bytes, ...ADD, ...set(local)]
/** Adds a product to a sum, all of them locals. */
export type AddProduct = (sum: number, a: number, b: number) => readonly number[]
export const addProduct: AddProduct = (sum, a, b) => [
  ...get(sum),
  ...get(a),
  ...get(b),
  ...MULTIPLY_FOURS,
  ...ADD_FOURS,
  ...set(sum),
]
/** Adds a product to a sum in one instruction, whose rounding depends on the processor. Not every browser has it. */
export const addProductAtOnce: AddProduct = (sum, a, b) => [
  ...get(a),
  ...get(b),
  ...get(sum),
  ...MULTIPLY_AND_ADD_FOURS,
  ...set(sum),
]
/**
 * Adds a bias to the four numbers on the stack and scales negative results to a tenth, by taking the larger of both.
 */
export const leakyWith = (bias: readonly number[], four: number) => [
  ...bias,
  ...ADD_FOURS,
  ...set(four),
  ...get(four),
  ...get(four),
  ...FOUR_TENTHS,
  ...MULTIPLY_FOURS,
  ...LARGER_FOURS,
]
/** Repeats `body` while one address is below another. */
export const whileBelow = (at: number, end: number, body: readonly number[]) => [
  0x03,
  0x40,
  ...body,
  ...get(at),
  ...get(end),
  ...IS_BELOW,
  0x0d,
  0,
  ...END,
]
const END = [0x0b]

const sized = (bytes: readonly number[]) => [...length(bytes.length), ...bytes]
const section = (id: number, bytes: readonly number[]) => [id, ...sized(bytes)]
const listed = (items: readonly (readonly number[])[]) => [...length(items.length), ...items.flat()]
const name = (text: string) => sized(Array.from(text, (letter) => letter.charCodeAt(0)))

export interface WasmFunction {
  readonly name: string
  /** All are addresses or lengths. */
  readonly parameters: number
  /** Its locals: addresses first, then fours. */
  readonly addresses: number
  readonly fours: number
  readonly body: readonly number[]
}

/** The header of every module: its magic number and version 1. */
const HEAD = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]

/** A module of these functions, on a memory imported as `heap.memory`. */
export function wasmModule(functions: readonly WasmFunction[]): Uint8Array<ArrayBuffer> {
  const types = functions.map(({ parameters }) => [0x60, ...listed(Array.from({ length: parameters }, () => [I32])), 0])
  const exports = functions.map((each, index) => [...name(each.name), 0, index])
  const code = functions.map(({ addresses, fours, body }) => sized([2, addresses, I32, fours, V128, ...body, ...END]))
  return new Uint8Array([
    ...HEAD,
    ...section(1, listed(types)),
    ...section(2, [1, ...name('heap'), ...name('memory'), 2, 0, 1]),
    ...section(3, listed(functions.map((_, index) => [index]))),
    ...section(7, listed(exports)),
    ...section(10, listed(code)),
  ])
}
