import { createCanvas } from '@napi-rs/canvas'
import type { Rgb } from './pixels.ts'

/** The light of full red, green and blue, as colour profiles give it: X, Y and Z under the light of D50. */
type Primaries = readonly [red: Light, green: Light, blue: Light]
type Light = readonly [x: number, y: number, z: number]

export const DISPLAY_P3: Primaries = [
  [0.51512, 0.2412, -0.00105],
  [0.29198, 0.69225, 0.04189],
  [0.1571, 0.06657, 0.78407],
]
export const ADOBE_RGB: Primaries = [
  [0.60974, 0.31111, 0.01947],
  [0.20528, 0.62567, 0.06087],
  [0.14919, 0.06322, 0.74457],
]
const GAMMA = 2.2
const D50: Light = [0.9642, 1, 0.8249]

const fixed = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(Math.round(value * 65_536))
  return bytes
}
const word = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
const letters = (text: string) => Buffer.from(text, 'latin1')
const light = (xyz: Light) => Buffer.concat([letters('XYZ '), word(0), ...xyz.map(fixed)])

/** A colour profile of three lights and one curve, as cameras put it into their photos. */
function colourProfile([red, green, blue]: Primaries): Buffer {
  const curve = Buffer.concat([letters('curv'), word(0), word(1), Buffer.from([2, Math.round(0.2 * 256), 0, 0])])
  const name = Buffer.concat([letters('desc'), word(0), word(5), letters('test\0'), Buffer.alloc(79)])
  const tags: readonly (readonly [name: string, body: Buffer])[] = [
    ['desc', name],
    ['cprt', Buffer.concat([letters('text'), word(0), letters('none\0\0\0\0')])],
    ['wtpt', light(D50)],
    ['rXYZ', light(red)],
    ['gXYZ', light(green)],
    ['bXYZ', light(blue)],
    ['rTRC', curve],
    ['gTRC', curve],
    ['bTRC', curve],
  ]
  const bodiesAt = 128 + 4 + tags.length * 12
  const entries: Buffer[] = []
  const bodies: Buffer[] = []
  let at = bodiesAt
  for (const [tag, body] of tags) {
    entries.push(letters(tag), word(at), word(body.length))
    bodies.push(body)
    at += body.length
  }
  const header = Buffer.alloc(128)
  header.writeUInt32BE(at, 0)
  header.writeUInt32BE(0x02_40_00_00, 8)
  header.write('mntrRGB XYZ ', 12, 'latin1')
  header.write('acsp', 36, 'latin1')
  Buffer.concat(D50.map(fixed)).copy(header, 68)
  return Buffer.concat([header, word(tags.length), ...entries, ...bodies])
}

/** A photo of one colour, which its profile gives a meaning other than the usual one. */
export function profiledJpeg({ r, g, b }: Rgb, primaries: Primaries): Buffer {
  const canvas = createCanvas(1600, 1200)
  const ctx = canvas.getContext('2d')
  ctx.fillStyle = `rgb(${r} ${g} ${b})`
  ctx.fillRect(0, 0, 1600, 1200)
  const jpeg = canvas.toBuffer('image/jpeg', 95)
  const body = Buffer.concat([letters('ICC_PROFILE\0'), Buffer.from([1, 1]), colourProfile(primaries)])
  const head = Buffer.from([0xff, 0xe2, (body.length + 2) >> 8, (body.length + 2) & 255])
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)])
}

/** The colour as a screen has to show it. */
export function onScreen({ r, g, b }: Rgb, [red, green, blue]: Primaries): Rgb {
  const [lr, lg, lb] = [r, g, b].map((value) => (value / 255) ** GAMMA) as [number, number, number]
  const sum = (axis: 0 | 1 | 2) => red[axis] * lr + green[axis] * lg + blue[axis] * lb
  const [x, y, z] = [sum(0), sum(1), sum(2)]
  return {
    r: coded(3.13386 * x - 1.61687 * y - 0.49061 * z),
    g: coded(-0.97877 * x + 1.91614 * y + 0.03345 * z),
    b: coded(0.07194 * x - 0.22899 * y + 1.40524 * z),
  }
}

function coded(linear: number): number {
  const value = Math.min(1, Math.max(0, linear))
  return 255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055)
}

/** A square of 64 x 64 in four printing inks, each as Adobe writes them: 255 is none of it. */
export function cmykJpeg(inks: readonly [c: number, m: number, y: number, k: number]): Buffer {
  const adobe = Buffer.concat([Buffer.from('ffee000e', 'hex'), letters('Adobe'), Buffer.from('00640000000000', 'hex')])
  const quantisation = Buffer.concat([Buffer.from('ffdb004300', 'hex'), Buffer.alloc(64, 8)])
  const frame = Buffer.from('ffc00014080040004004011100021100031100041100', 'hex')
  // Two codes: 0 for "as the block before", 10 for a change of seven bits. And one for the end of a block.
  const changes = Buffer.concat([Buffer.from('ffc4001500', 'hex'), Buffer.from([1, 1, ...Array(14).fill(0), 0, 7])])
  const ends = Buffer.concat([Buffer.from('ffc4001410', 'hex'), Buffer.from([1, ...Array(15).fill(0), 0])])
  const scan = Buffer.from('ffda000e040100020003000400003f00', 'hex')
  const first = inks.map((ink) => {
    const change = ink - 128
    return `10${(change < 0 ? change + 127 : change).toString(2).padStart(7, '0')}0`
  })
  const bits = `${first.join('')}${'00'.repeat(4 * 63)}`
  const data = Array.from({ length: Math.ceil(bits.length / 8) }, (_, index) =>
    Number.parseInt(bits.slice(index * 8, index * 8 + 8).padEnd(8, '1'), 2),
  ).flatMap((byte) => (byte === 0xff ? [0xff, 0] : [byte]))
  const start = Buffer.from('ffd8', 'hex')
  const end = Buffer.from('ffd9', 'hex')
  return Buffer.concat([start, adobe, quantisation, frame, changes, ends, scan, Buffer.from(data), end])
}
