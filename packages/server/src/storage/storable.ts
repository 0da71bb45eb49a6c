/**
 * A value that PostgreSQL can hold. It refuses a whole statement for one zero character, which a caller can put into
 * any address. That becomes the replacement character, like half a surrogate pair: no such id exists.
 */
export function storable(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value
}
