import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Pixels } from '../parity/similarity.ts'

/** The folder of qpdf and poppler's programs; the test command finds or installs them. */
export const TOOLS = process.env['PRINT_TOOLS']

export interface Box {
  readonly left: number
  readonly bottom: number
  readonly right: number
  readonly top: number
}

function run(name: string, ...args: readonly string[]): string {
  return execFileSync(join(TOOLS ?? '', name), [...args], { encoding: 'utf8' })
}

/** The warnings of qpdf about a file; throws on errors. */
export function checked(pdf: string): string {
  return run('qpdf', '--check', pdf)
}

export function pagesIn(pdf: string): number {
  return Number(/^Pages:\s+(\d+)/m.exec(run('pdfinfo', pdf))?.[1])
}

export function subtypeOf(pdf: string): string {
  return /^PDF subtype:\s+(.*)$/m.exec(run('pdfinfo', pdf))?.[1] ?? ''
}

/** A box of a page, in points. */
export function boxOf(pdf: string, page: number, name: 'MediaBox' | 'BleedBox' | 'TrimBox'): Box {
  const text = run('pdfinfo', '-box', '-f', String(page), '-l', String(page), pdf)
  const numbers = new RegExp(`${name}:\\s+(.*)$`, 'm').exec(text)?.[1]?.trim().split(/\s+/).map(Number)
  const [left = Number.NaN, bottom = Number.NaN, right = Number.NaN, top = Number.NaN] = numbers ?? []
  return { left, bottom, right, top }
}

/** One line per picture: how it is coded, in which colours and at what resolution. */
export function picturesIn(pdf: string): readonly string[] {
  return run('pdfimages', '-list', pdf).trim().split('\n').slice(2)
}

/** The profile a file is meant to be printed by, as qpdf takes it out. */
export function outputProfileIn(pdf: string): Buffer {
  const name = /\/DestOutputProfile (\d+) 0 R/.exec(readFileSync(pdf, 'latin1'))?.[1]
  const args = [`--show-object=${name}`, '--filtered-stream-data', pdf]
  return execFileSync(join(TOOLS ?? '', 'qpdf'), args, { maxBuffer: 1 << 26 })
}

/** A page as poppler paints it, in these pixels. */
export function painted(pdf: string, page: number, width: number, height: number): Pixels {
  const size = ['-scale-to-x', String(width), '-scale-to-y', String(height)]
  run('pdftoppm', '-f', String(page), '-singlefile', ...size, pdf, `${pdf}.${page}`)
  return readPpm(readFileSync(`${pdf}.${page}.ppm`))
}

/** Reads the uncompressed PPM of poppler, which takes ten seconds to write a PNG. */
function readPpm(bytes: Buffer): Pixels {
  const head = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(bytes.toString('latin1', 0, 64))
  if (!head) throw new Error('poppler wrote something else')
  const [width, height] = [Number(head[1]), Number(head[2])]
  const data = new Uint8ClampedArray(width * height * 4)
  for (let from = head[0].length, to = 0; to < data.length; from += 3, to += 4) {
    data[to] = bytes[from] as number
    data[to + 1] = bytes[from + 1] as number
    data[to + 2] = bytes[from + 2] as number
    data[to + 3] = 255
  }
  return { width, height, data }
}
