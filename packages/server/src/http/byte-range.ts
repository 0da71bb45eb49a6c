export interface ByteRange {
  readonly start: number
  /** The last byte, inclusive. */
  readonly end: number
}

/**
 * The requested part of a file: undefined is the whole, `none` a part that does not exist. Several parts at once get
 * the whole, as the standard allows.
 */
export function readByteRange(header: string | undefined, bytes: number): ByteRange | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return undefined
  if (first === '')
    return Number(last) === 0 || bytes === 0 ? 'none' : { start: Math.max(0, bytes - Number(last)), end: bytes - 1 }
  const start = Number(first)
  const end = last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)
  // A reversed range is no range.
  if (last !== '' && Number(last) < start) return undefined
  return start < bytes ? { start, end } : 'none'
}
