/**
 * A value as PostgreSQL can hold it. It refuses a whole statement for one zero character, which a caller can put into any
 * address. That becomes the sign for what cannot be shown, as half characters do anyway: such an id is then one that does not exist.
 */
export function storable(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value
}
