import { isDecodableFrame } from './jpeg-frame.ts'
import { type JpegSegment, SOS } from './jpeg-segments.ts'

export const DHT = 0xc4
export const DQT = 0xdb
export const APP1 = 0xe1
const DAC = 0xcc
const DNL = 0xdc
const DRI = 0xdd
const COM = 0xfe
const KNOWN: ReadonlySet<number> = new Set([DHT, DAC, SOS, DQT, DNL, DRI, COM])
const RESTART_BYTES = 6

/** A decoder stops at an undefined marker and at an impossible length. */
export function isKnownSegment(bytes: Uint8Array, { marker, start, end }: JpegSegment): boolean {
  const isApplication = marker >= 0xe0 && marker <= 0xef
  if (!isApplication && !KNOWN.has(marker) && !isDecodableFrame(marker)) return false
  const length = (bytes[start + 2] ?? 0) * 256 + (bytes[start + 3] ?? 0)
  return length >= 2 && (marker !== DRI || end - start === RESTART_BYTES)
}
