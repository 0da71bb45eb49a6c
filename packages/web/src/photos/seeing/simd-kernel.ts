import type { MixKernel } from './mix-kernel.ts'

const FLOAT_BYTES = 4
const PAGE_BYTES = 65_536

// The few instructions the kernel is made of. Those that begin with 0xfd work on four numbers at once.
const get = (local: number) => [0x20, local]
const set = (local: number) => [0x21, local]
const whole = (value: number) => [0x41, value]
const ADD = [0x6a]
const IS_BELOW = [0x49]
const REPEAT = [0x03, 0x40]
const AGAIN_IF = [0x0d, 0]
const END = [0x0b]
const FOUR_NOUGHTS = [0xfd, 0x0c, ...Array.from({ length: 16 }, () => 0)]
const FOUR_TENTHS = [0x43, ...new Uint8Array(new Float32Array([0.1]).buffer), 0xfd, 0x13]
const LOAD_FOUR = [0xfd, 0x00, 2, 0]
const loadOneFourTimes = (offset: number) => [0xfd, 0x09, 2, offset]
const STORE_FOUR = [0xfd, 0x0b, 2, 0]
const ADD_FOURS = [0xfd, 0xe4, 0x01]
const MULTIPLY_FOURS = [0xfd, 0xe6, 0x01]
const LARGER_FOURS = [0xfd, 0xe9, 0x01]

/** What the kernel is given, addresses all of them, and then what it keeps beside: one more address, five times four sums. */
const L = {
  seen: 0,
  seenEnd: 1,
  weights: 2,
  bias: 3,
  biasEnd: 4,
  out: 5,
  at: 6,
  sums: [7, 8, 9, 10],
  four: 11,
} as const
const FOUR_BYTES = 16

const step = (local: number) => [...get(local), ...whole(FOUR_BYTES), ...ADD, ...set(local)]

/** Four outputs of four places at a time; see the plain kernel for the same in words. */
const BODY = [
  ...REPEAT,
  ...L.sums.flatMap((sum) => [...FOUR_NOUGHTS, ...set(sum)]),
  ...get(L.seen),
  ...set(L.at),
  ...REPEAT,
  ...get(L.weights),
  ...LOAD_FOUR,
  ...set(L.four),
  ...L.sums.flatMap((sum, place) => [
    ...get(sum),
    ...get(L.four),
    ...get(L.at),
    ...loadOneFourTimes(place * FLOAT_BYTES),
    ...MULTIPLY_FOURS,
    ...ADD_FOURS,
    ...set(sum),
  ]),
  ...step(L.weights),
  ...step(L.at),
  ...get(L.at),
  ...get(L.seenEnd),
  ...IS_BELOW,
  ...AGAIN_IF,
  ...END,
  ...get(L.sums[0]),
  ...L.sums.slice(1).flatMap((sum) => [...get(sum), ...LARGER_FOURS]),
  ...get(L.bias),
  ...LOAD_FOUR,
  ...ADD_FOURS,
  ...set(L.four),
  ...get(L.out),
  // The larger of a number and its tenth: below nought a tenth is left.
  ...get(L.four),
  ...get(L.four),
  ...FOUR_TENTHS,
  ...MULTIPLY_FOURS,
  ...LARGER_FOURS,
  ...STORE_FOUR,
  ...step(L.bias),
  ...step(L.out),
  ...get(L.bias),
  ...get(L.biasEnd),
  ...IS_BELOW,
  ...AGAIN_IF,
  ...END,
  ...END,
]

const [I32, V128] = [0x7f, 0x7b]
const LOCALS = [2, 1, I32, 5, V128]

/** Lengths are written seven bits at a time, the lowest first. */
function length(value: number): readonly number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...length(value >> 7)]
}
const sized = (bytes: readonly number[]) => [...length(bytes.length), ...bytes]
const section = (id: number, bytes: readonly number[]) => [id, ...sized(bytes)]
const name = (text: string) => sized(Array.from(text, (letter) => letter.charCodeAt(0)))

/** What every module begins with: its mark, and the first version. */
const HEAD = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]

const MODULE = new Uint8Array([
  ...HEAD,
  ...section(1, [1, 0x60, 6, I32, I32, I32, I32, I32, I32, 0]),
  ...section(2, [1, ...name('heap'), ...name('memory'), 2, 0, 1]),
  ...section(3, [1, 0]),
  ...section(7, [1, ...name('mix'), 0, 0]),
  ...section(10, [1, ...sized([...LOCALS, ...BODY])]),
])

/** A heap of so many numbers, and the kernel on it that works on four numbers at once. Fails where none may be made. */
export async function simdKernel(floats: number): Promise<{ readonly heap: Float32Array; readonly kernel: MixKernel }> {
  const memory = new WebAssembly.Memory({ initial: Math.ceil((floats * FLOAT_BYTES) / PAGE_BYTES) })
  const { instance } = await WebAssembly.instantiate(MODULE, { heap: { memory } })
  // There is nothing else in the module.
  const mix = instance.exports['mix'] as (...addresses: readonly number[]) => void
  const kernel: MixKernel = ({ seen, inputs, weights, bias, outputs }, out) =>
    mix(
      seen * FLOAT_BYTES,
      (seen + inputs * 4) * FLOAT_BYTES,
      weights * FLOAT_BYTES,
      bias * FLOAT_BYTES,
      (bias + outputs) * FLOAT_BYTES,
      out * FLOAT_BYTES,
    )
  return { heap: new Float32Array(memory.buffer), kernel }
}
