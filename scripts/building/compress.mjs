import { readdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/
/** Below this size the headers weigh more than compression saves. */
const LEAST_BYTES = 1024

/** One step below the highest levels: a few per cent larger but ten times faster, and a start waits for it. */
const BROTLI_QUALITY = 9

/** The smallest window that holds the file: clearing a larger one would double the time. */
function windowFor(length) {
  const { BROTLI_MIN_WINDOW_BITS: least, BROTLI_DEFAULT_WINDOW: usual } = constants
  return Math.min(Math.max(Math.ceil(Math.log2(length + 16)), least), usual)
}

const ENCODERS = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        [constants.BROTLI_PARAM_LGWIN]: windowFor(bytes.length),
      },
    }),
  gz: (bytes) => promisify(gzip)(bytes, { level: 9 }),
}

/** Puts `file.br` and `file.gz` beside every text file, so that the server never compresses during a request. */
export async function compressFolder(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const waiting = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
  const work = async () => {
    for (let entry = waiting.pop(); entry; entry = waiting.pop()) await compress(join(entry.parentPath, entry.name))
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}

async function compress(file) {
  const bytes = await readFile(file)
  if (bytes.length < LEAST_BYTES) return
  await Promise.all(
    Object.entries(ENCODERS).map(async ([extension, encode]) => writeFile(`${file}.${extension}`, await encode(bytes))),
  )
}
