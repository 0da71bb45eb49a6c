import type { PhotoContent } from './photo-content.ts'

interface Shot {
  readonly content?: PhotoContent | undefined
  readonly takenAt?: number | undefined
}

/** Shots of a burst differ in few of their 64 bits; within moments of each other they may differ in more. */
const ALIKE_BITS = 6
const ALIKE_BITS_IN_A_BURST = 14
const BURST_MS = 20_000

/** Whether two photos show next to the same thing. */
export function areNearDoubles(a: Shot, b: Shot): boolean {
  if (!a.content || !b.content) return false
  const isBurst = a.takenAt !== undefined && b.takenAt !== undefined && Math.abs(a.takenAt - b.takenAt) <= BURST_MS
  return areAlike(a.content.fingerprint, b.content.fingerprint, isBurst ? ALIKE_BITS_IN_A_BURST : ALIKE_BITS)
}

const HEX_BITS = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4] as const

/** The value of a hexadecimal digit, in small letters. */
function digitAt(text: string, at: number): number {
  const code = text.charCodeAt(at)
  return code <= 57 ? code - 48 : code - 87
}

function areAlike(a: string, b: string, most: number): boolean {
  let bits = 0
  // Most differ so much that the first few digits tell.
  for (let at = 0; at < a.length && bits <= most; at++) {
    bits += HEX_BITS[digitAt(a, at) ^ digitAt(b, at)] ?? 4
  }
  return bits <= most && a.length === b.length
}

/** Photos in groups of near doubles, each group in the order given and where its first photo stood. */
export function nearDoubles<Photo extends Shot>(photos: readonly Photo[]): readonly (readonly Photo[])[] {
  const groups: Photo[][] = []
  for (const photo of photos) {
    const group = groups.find(([first]) => first && areNearDoubles(first, photo))
    if (group) group.push(photo)
    else groups.push([photo])
  }
  return groups
}
