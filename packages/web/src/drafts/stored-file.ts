/** A file in the browser's database: the file itself, or its bytes if the database accepts no files. */
interface FileBytes {
  readonly bytes: ArrayBuffer
  readonly type: string
}

/** Writes a file. WebKit refuses files in private windows, but not their bytes. */
export async function writeFile(file: Blob, write: (value: Blob | FileBytes) => Promise<void>): Promise<void> {
  try {
    await write(file)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError') throw error
    await write({ bytes: await file.arrayBuffer(), type: file.type })
  }
}

/** The file in either form, or undefined if it is neither. */
export function readFile(value: unknown): Blob | undefined {
  if (value instanceof Blob) return value
  if (typeof value !== 'object' || value === null || !('bytes' in value && 'type' in value)) return undefined
  const { bytes, type } = value
  if (!(bytes instanceof ArrayBuffer) || typeof type !== 'string') return undefined
  return new Blob([bytes], { type })
}
