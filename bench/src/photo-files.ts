import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'

const WIDTH = 4032
const HEIGHT = 3024
/** How many different pictures are drawn; the others are the same ones with another comment inside. */
const PICTURES = 6
const QUALITY = 88

export interface PhotoFiles {
  readonly paths: readonly string[]
  remove(): void
}

/** Different files of 12 megapixels each: from the folder BENCH_PHOTOS if it is set, otherwise drawn. */
export async function photoFiles(count: number): Promise<PhotoFiles> {
  const folder = mkdtempSync(join(tmpdir(), 'collagerie-photos-'))
  const pictures = (await givenPictures()) ?? (await drawnPictures())
  const paths: string[] = []
  for (let index = 0; index < count; index++) {
    const picture = pictures[index % pictures.length]
    if (!picture) throw new Error('There are no photos in BENCH_PHOTOS.')
    const path = join(folder, `photo-${index + 1}.jpg`)
    await writeFile(path, withComment(picture, `photo ${index + 1}`))
    paths.push(path)
  }
  return { paths, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

async function givenPictures(): Promise<readonly Buffer[] | undefined> {
  const folder = process.env['BENCH_PHOTOS']
  if (!folder) return undefined
  const names = readdirSync(folder).filter((name) => /\.jpe?g$/i.test(name))
  return Promise.all(names.map((name) => readFile(join(folder, name))))
}

async function drawnPictures(): Promise<readonly Buffer[]> {
  const pictures: Buffer[] = []
  for (let index = 0; index < PICTURES; index++) pictures.push(await drawn(index))
  return pictures
}

/** Broad colours under a grain as coarse as a phone's, so that the file is as long as a phone's. */
async function drawn(index: number): Promise<Buffer> {
  const [width, height] = [WIDTH / 2, HEIGHT / 2]
  const spots = Array.from({ length: 60 }, (_, spot) => {
    const [x, y, r] = [(spot * 397 + index * 131) % width, (spot * 223) % height, 20 + (spot % 9) * 24]
    return `<circle cx="${x}" cy="${y}" r="${r}" fill="hsl(${spot * 17 + index * 40} 60% 55%)" fill-opacity="0.6"/>`
  })
  const sky = `<rect width="100%" height="100%" fill="hsl(${index * 60} 45% 50%)"/>`
  const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${sky}${spots.join('')}</svg>`
  const noise = { type: 'gaussian', mean: 128, sigma: 26 } as const
  const grain = await sharp({ create: { width, height, channels: 3, background: '#808080', noise } })
    .png()
    .toBuffer()
  const flat = await sharp(Buffer.from(scene))
    .composite([{ input: grain, blend: 'soft-light' }])
    .removeAlpha()
    .raw()
    .toBuffer()
  return sharp(flat, { raw: { width, height, channels: 3 } })
    .resize(WIDTH, HEIGHT, { kernel: 'cubic' })
    .jpeg({ quality: QUALITY })
    .toBuffer()
}

/** The same picture in a file with different content. */
function withComment(jpeg: Buffer, comment: string): Buffer {
  const body = Buffer.from(comment, 'latin1')
  const head = Buffer.from([0xff, 0xfe, 0, body.length + 2])
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)])
}
