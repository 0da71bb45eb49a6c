import { hearOut } from './hear-out.ts'

/** Reads a file of any size on any line: every piece of it is a sign of life. */
export async function wholeFile(url: string, signal?: AbortSignal) {
  const [response, pieces] = await hearOut(readPieces, url, undefined, signal)
  return { response, blob: new Blob(pieces, { type: response.headers.get('content-type') ?? '' }) }
}

async function readPieces({ body }: Response, heard: () => void): Promise<BlobPart[]> {
  const pieces: BlobPart[] = []
  const reader = body?.getReader()
  for (;;) {
    const piece = await reader?.read()
    if (!piece?.value) return pieces
    heard()
    pieces.push(piece.value)
  }
}
