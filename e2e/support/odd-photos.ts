import { quarteredJpeg } from './photo.ts'

/** Puts an orientation tag into a JPEG, right behind its start. */
export function withOrientation(jpeg: Buffer, orientation: number): Buffer {
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex')
  tiff.writeUInt16BE(orientation, 18)
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff])
  const head = Buffer.from([0xff, 0xe1, 0, body.length + 2])
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)])
}

/** A photo followed by zeros, which decoders pass over, so that the file is exactly this long. */
export function paddedJpeg(bytes: number): Buffer {
  const file = Buffer.alloc(bytes)
  quarteredJpeg(800, 640).copy(file)
  return file
}

/** A header that claims this many pixels, with next to nothing behind it. */
export function claimingJpeg(width: number, height: number): Buffer {
  const file = Buffer.from('ffd8ffc0000b080000000001011100ffda0008010100003f0000ffd9', 'hex')
  file.writeUInt16BE(height, 7)
  file.writeUInt16BE(width, 9)
  return file
}

/** A dark grey square of 64 x 64 in progressive coding: its first scan is all it needs. */
export function progressiveJpeg(): Buffer {
  const quantisation = Buffer.concat([Buffer.from('ffdb004300', 'hex'), Buffer.alloc(64, 8)])
  const frame = Buffer.from('ffc2000b080040004001011100', 'hex')
  // Two codes: 0 for "as the block before", 10 for a change of seven bits.
  const codes = Buffer.concat([Buffer.from('ffc4001500', 'hex'), Buffer.from([1, 1, ...Array(14).fill(0), 0, 7])])
  const scan = Buffer.from('ffda0008010100000000', 'hex')
  const bits = `10${(-100 + 127).toString(2).padStart(7, '0')}${'0'.repeat(63)}`.padEnd(72, '1')
  const data = Buffer.from(
    Array.from({ length: 9 }, (_, index) => Number.parseInt(bits.slice(index * 8, index * 8 + 8), 2)),
  )
  return Buffer.concat([Buffer.from('ffd8', 'hex'), quantisation, frame, codes, scan, data, Buffer.from('ffd9', 'hex')])
}
