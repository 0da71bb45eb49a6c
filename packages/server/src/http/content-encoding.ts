export type ContentEncoding = 'br' | 'gzip' | 'identity'

/** The smallest encoding the caller accepts. */
export function contentEncoding(acceptEncoding: string | readonly string[] | undefined): ContentEncoding {
  const accepted = new Set(
    String(acceptEncoding ?? '')
      .split(',')
      .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
      .map((part) => part.split(';', 1)[0]?.trim().toLowerCase()),
  )
  if (accepted.has('br')) return 'br'
  return accepted.has('gzip') ? 'gzip' : 'identity'
}
