import { Transform, type TransformCallback } from 'node:stream'
import { HttpFailure } from './errors.ts'

/** The form that browsers and libraries write; a boundary has up to seventy characters (RFC 2046). */
const FORM_DATA =
  /^multipart\/form-data *; *(?:charset="?[\w-]+"? *; *)?boundary=("?)([\w'()+,./:=?-]{1,70})\1 *(?:;.*)?$/i

/** The boundary of form data, if it is written correctly. */
export function boundaryIn(contentType = ''): string {
  const boundary = FORM_DATA.exec(contentType)?.[2]
  if (boundary === undefined) throw new HttpFailure('badRequest')
  return `--${boundary}`
}

/**
 * Lets form data pass while it has few parts. If a form with more parts than the parser's own limit is cut off, the
 * parser ends the process: so surplus parts are stopped before they reach it.
 */
export class PartLimit extends Transform {
  readonly #boundary: string
  readonly #most: number
  #count = 0
  /** The end of the last chunk, too short for a whole boundary. */
  #rest: Buffer = Buffer.alloc(0)

  /** Counts `most` parts and the boundary that ends them. */
  constructor(boundary: string, most: number) {
    super()
    this.#boundary = boundary
    this.#most = most + 1
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    const short = this.#boundary.length - 1
    this.#countIn(Buffer.concat([this.#rest, chunk.subarray(0, short)]))
    this.#countIn(chunk)
    this.#rest = chunk.length < short ? Buffer.concat([this.#rest, chunk]).subarray(-short) : chunk.subarray(-short)
    if (this.#count > this.#most) done(new HttpFailure('badRequest'))
    else done(null, chunk)
  }

  #countIn(bytes: Buffer): void {
    for (let at = bytes.indexOf(this.#boundary); at >= 0 && this.#count <= this.#most; ) {
      this.#count += 1
      at = bytes.indexOf(this.#boundary, at + this.#boundary.length)
    }
  }
}
