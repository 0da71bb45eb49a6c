const PIECE_BYTES = 1_048_576

/** Whether two files are equal, read in pieces. */
export async function isSameFile(file: Blob, other: Blob): Promise<boolean> {
  if (file.size !== other.size) return false
  for (let start = 0; start < file.size; start += PIECE_BYTES) {
    const [a, b] = await Promise.all([file, other].map((each) => pieceOf(each, start)))
    if (!a || !b || a.some((byte, index) => byte !== b[index])) return false
  }
  return true
}

async function pieceOf(file: Blob, start: number): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(start, start + PIECE_BYTES).arrayBuffer())
}
