/** Copies of the shop's own pictures. They belong to no account, so they are kept in memory, up to a limit. */
export interface CopyCache {
  get(key: string): Uint8Array | undefined
  add(key: string, copy: Uint8Array): void
}

const MOST_BYTES = 16_777_216

export function createCopyCache(mostBytes = MOST_BYTES): CopyCache {
  const copies = new Map<string, Uint8Array>()
  let bytes = 0

  function forget(key: string): void {
    bytes -= copies.get(key)?.length ?? 0
    copies.delete(key)
  }

  function add(key: string, copy: Uint8Array): void {
    forget(key)
    copies.set(key, copy)
    bytes += copy.length
    for (const oldest of copies.keys()) {
      if (bytes <= mostBytes) return
      forget(oldest)
    }
  }

  return {
    get: (key) => {
      const copy = copies.get(key)
      // A requested copy becomes the newest again.
      if (copy) add(key, copy)
      return copy
    },
    add,
  }
}
