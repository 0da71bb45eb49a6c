import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/
/** Below this the headers weigh more than what is saved. */
const LEAST_BYTES = 1024

/** One step below the highest levels: a few per cent larger, ten times sooner, and a start waits for it. */
const BROTLI_QUALITY = 9

const ENCODERS = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes) => promisify(gzip)(bytes, { level: 9 }),
}

/** Puts `file.br` and `file.gz` beside every text file, so that the server never compresses while somebody waits. */
export async function compressFolder(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue
    const file = join(entry.parentPath, entry.name)
    const bytes = await readFile(file)
    if (bytes.length < LEAST_BYTES) continue
    await Promise.all(
      Object.entries(ENCODERS).map(async ([extension, encode]) =>
        writeFile(`${file}.${extension}`, await encode(bytes)),
      ),
    )
  }
}
