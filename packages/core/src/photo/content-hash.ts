const FACTORS = [0x9e3779b1, 0x85ebca77, 0xc2b2ae3d, 0x27d4eb2f] as const

/**
 * Identifies files if the browser offers no hashing, as on a page without TLS. Every byte counts; it does not resist
 * somebody who makes two files alike on purpose.
 */
export function contentHash(bytes: Uint8Array): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const whole = bytes.length - (bytes.length % 4)
  let [a, b, c, d] = FACTORS as readonly number[] as [number, number, number, number]
  const take = (word: number) => {
    // Moves the high bits down at every step: multiplication alone carries changes only upwards and out of the word.
    a = Math.imul(a ^ word, FACTORS[0])
    a ^= a >>> 15
    b = Math.imul(b ^ word, FACTORS[1])
    b ^= b >>> 13
    c = Math.imul(c ^ word, FACTORS[2])
    c ^= c >>> 16
    d = Math.imul(d ^ word, FACTORS[3])
    d ^= d >>> 14
  }
  for (let at = 0; at < whole; at += 4) take(view.getUint32(at, true))
  for (let at = whole; at < bytes.length; at++) take(view.getUint8(at))
  take(bytes.length)
  return [a, b, c, d].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}
