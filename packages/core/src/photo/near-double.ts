import type { PhotoContent } from './photo-content.ts'

interface Shot {
  readonly content?: PhotoContent | undefined
  readonly takenAt?: number | undefined
}

/** Shots of a burst differ in few of their 64 bits; within moments of each other they may differ in more. */
const ALIKE_BITS = 6
const ALIKE_BITS_IN_A_BURST = 14
const BURST_MS = 20_000

/** In percent, like tones: the light changes between shots, the scene does not. */
const ALIKE_TONE = 8
/** A picture with fewer contours, such as a clear sky, proves nothing about another. */
const LEAST_CONTOURS = 8

/** Whether two photos show nearly the same. */
export function areNearDoubles(a: Shot, b: Shot): boolean {
  if (!a.content || !b.content) return false
  const [one, other] = [a.content, b.content]
  if (one.tone.some((part, index) => Math.abs(part - (other.tone[index] ?? 0)) > ALIKE_TONE)) return false
  const most = areOfOneBurst(a, b) ? ALIKE_BITS_IN_A_BURST : ALIKE_BITS
  return areAlike(one.fingerprint, other.fingerprint, most) && contoursIn(one.fingerprint) >= LEAST_CONTOURS
}

function areOfOneBurst({ takenAt: a }: Shot, { takenAt: b }: Shot): boolean {
  return a !== undefined && b !== undefined && Math.abs(a - b) <= BURST_MS
}

const HEX_BITS = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4] as const

/** The value of a hexadecimal digit, in small letters. */
function digitAt(text: string, at: number): number {
  const code = text.charCodeAt(at)
  return code <= 57 ? code - 48 : code - 87
}

function areAlike(a: string, b: string, most: number): boolean {
  let bits = 0
  // Most differ so much that the first few digits decide.
  for (let at = 0; at < a.length && bits <= most; at++) {
    bits += HEX_BITS[digitAt(a, at) ^ digitAt(b, at)] ?? 4
  }
  return bits <= most && a.length === b.length
}

/** How often the light falls between neighbouring parts of the picture. */
function contoursIn(fingerprint: string): number {
  let bits = 0
  for (let at = 0; at < fingerprint.length; at++) bits += HEX_BITS[digitAt(fingerprint, at)] ?? 0
  return bits
}

/** Photos in groups of near doubles, each in the given order and at the place of its first photo. */
export function nearDoubles<Photo extends Shot>(photos: readonly Photo[]): readonly (readonly Photo[])[] {
  return groupsOf(photos, areNearDoubles)
}

/** Groups of near doubles that were also taken within moments of each other. */
export function bursts<Photo extends Shot>(photos: readonly Photo[]): readonly (readonly Photo[])[] {
  return groupsOf(photos, (first, photo) => areOfOneBurst(first, photo) && areNearDoubles(first, photo))
}

function groupsOf<Photo>(photos: readonly Photo[], belong: (first: Photo, photo: Photo) => boolean): Photo[][] {
  const groups: Photo[][] = []
  for (const photo of photos) {
    const group = groups.find(([first]) => first !== undefined && belong(first, photo))
    if (group) group.push(photo)
    else groups.push([photo])
  }
  return groups
}
