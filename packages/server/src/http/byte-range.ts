export interface ByteRange {
  readonly start: number
  /** The last byte, which is part of it. */
  readonly end: number
}

/**
 * The part of a file a caller asks for: undefined is the whole, `none` a part that is not there. Several parts at once
 * are answered with the whole, as the standard allows.
 */
export function readByteRange(header: string | undefined, bytes: number): ByteRange | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return undefined
  if (first === '')
    return Number(last) === 0 || bytes === 0 ? 'none' : { start: Math.max(0, bytes - Number(last)), end: bytes - 1 }
  const start = Number(first)
  const end = last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)
  // A range the wrong way round is no range.
  if (last !== '' && Number(last) < start) return undefined
  return start < bytes ? { start, end } : 'none'
}
