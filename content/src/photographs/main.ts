// Renders the sample photographs into content/photographs, where they are committed: `npm run scenes -- dunes` renders
// one,
// `--small` into the temporary folder at a quarter of the size, `--workers 1` leaves the other processors alone.
import { fork } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import type { RowsToExpose } from './expose-some.ts'
import { PHOTOGRAPHS } from './index.ts'
import { despeckle } from './light/despeckle.ts'
import { enlarge } from './light/enlarge.ts'
import { exposeRows } from './light/expose.ts'
import { develop, type Exposure } from './light/film-look.ts'
import type { Photograph } from './light/photograph.ts'
import { soothe } from './light/soothe.ts'

const JPEG_QUALITY = 70

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { small: { type: 'boolean' }, workers: { type: 'string' } },
})
const workers = Number(values.workers ?? availableParallelism())
const size = values.small ? 0.22 : 1
const folder = values.small ? join(tmpdir(), 'scenes') : resolve(import.meta.dirname, '../../photographs')

/** Of n workers each takes every nth row, so that all have as much to do. */
async function expose(scene: Photograph, width: number, height: number): Promise<Exposure> {
  const light = new Float32Array(width * height * 3)
  if (workers === 1) {
    const rows = Array.from({ length: height }, (_, row) => row)
    exposeRows(scene, width, height, rows, (row, part) => light.set(part, row * width * 3))
    return { width, height, light }
  }
  const parts = Array.from({ length: workers }, (_, part) => {
    const rows = Array.from({ length: height }, (__, row) => row).filter((row) => row % workers === part)
    const worker = fork(join(import.meta.dirname, 'worker.ts'), { serialization: 'advanced' })
    worker.send({ id: scene.id, width, height, rays: scene.rays, rows } satisfies RowsToExpose)
    return new Promise<void>((finish, fail) => {
      const missing = new Set(rows)
      worker.on('message', (message: { row: number; light: Float32Array }) => {
        light.set(message.light, message.row * width * 3)
        missing.delete(message.row)
      })
      worker.on('error', fail)
      // After the last message, unlike the end of the process.
      worker.on('disconnect', () =>
        missing.size === 0 ? finish() : fail(new Error(`${scene.id} lacks ${missing.size} rows`)),
      )
    })
  })
  await Promise.all(parts)
  return { width, height, light }
}

async function photograph(scene: Photograph): Promise<void> {
  const started = performance.now()
  const width = Math.round(scene.width * size)
  const height = Math.round(scene.height * size)
  const detail = values.small ? 1 : (scene.detail ?? 1)
  const shot = await expose(scene, Math.round(width * detail), Math.round(height * detail))
  const clean = scene.isTraced ? despeckle(shot) : shot
  const even = scene.soothed ? soothe(clean, scene.soothed) : clean
  const pixels = develop(enlarge(even, width, height), scene.film)
  // MozJPEG keeps what is seen in a fifth less than a canvas would write.
  const jpeg = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: scene.quality ?? JPEG_QUALITY, mozjpeg: true })
    .toBuffer()
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${scene.id}.jpg`), jpeg)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${scene.id}: ${width} x ${height}, ${Math.round(jpeg.length / 1024)} kB, ${seconds} s`)
}

const unknown = positionals.filter((name) => !PHOTOGRAPHS.some(({ id }) => id === name))
if (unknown.length > 0) {
  console.error(`No such scene: ${unknown.join(', ')}. There are ${PHOTOGRAPHS.map(({ id }) => id).join(', ')}.`)
  process.exit(1)
}
const wanted = PHOTOGRAPHS.filter(({ id }) => positionals.length === 0 || positionals.includes(id))
for (const scene of wanted) await photograph(values.small ? { ...scene, rays: Math.min(scene.rays, 5) } : scene)
