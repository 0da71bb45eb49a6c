// A process that makes small pictures of photos, one at a time, for the server that started it. A file can harm only
// this process: the server lives on, and the memory is freed at its end at the latest.
import { createScanCounter, MOST_PIXELS, MOST_SCANS } from '@collagerie/core/photo'
import { type InkTurner, inkTurner } from '@collagerie/print/inks'
import sharp, { type Sharp } from 'sharp'
import type { PictureAnswer, PictureTask } from './picture-task.ts'

const QUALITY = 80
const LOOK_AT_MEMORY_MS = 20

sharp.concurrency(1)
sharp.cache(false)

function received(bytes: number): Promise<Buffer> {
  return new Promise((resolve) => {
    const file = Buffer.allocUnsafe(bytes)
    let at = 0
    process.stdin.on('data', function take(chunk: Buffer) {
      at += chunk.copy(file, at)
      if (at < bytes) return
      process.stdin.off('data', take).pause()
      resolve(file)
    })
    process.stdin.resume()
  })
}

async function make({ bytes, width, height, isMirrored, memoryBytes }: PictureTask): Promise<PictureAnswer> {
  const most = process.memoryUsage.rss() + memoryBytes
  const file = await received(bytes)
  const scans = createScanCounter()
  scans.add(file)
  if (scans.count > MOST_SCANS) return { reason: `the file has ${scans.count} scans` }
  // The header said how much memory this takes; a file that lied ends with its maker.
  const guard = setInterval(() => {
    if (process.memoryUsage.rss() > most) process.exit(1)
  }, LOOK_AT_MEMORY_MS)
  try {
    // Browsers show photos that end early, so this does too.
    const photo = sharp(file, { failOn: 'none', limitInputPixels: MOST_PIXELS, sequentialRead: true })
    const { space, icc } = await photo.metadata()
    const turnInks = space === 'cmyk' ? inkTurner(icc) : undefined
    const small = photo.resize({ width, height, fit: 'fill' })
    const picture = turnInks ? await inLight(small, turnInks) : small
    const jpeg = await picture.flop(isMirrored).jpeg({ quality: QUALITY, optimizeCoding: false }).toBuffer()
    return { jpeg }
  } catch (error) {
    return { reason: String(error) }
  } finally {
    clearInterval(guard)
  }
}

/** A small photo in printing inks, in the colours that browsers and the print show. */
async function inLight(photo: Sharp, turnInks: InkTurner): Promise<Sharp> {
  const inks = photo.pipelineColourspace('cmyk').toColourspace('cmyk').raw()
  const { data, info } = await inks.toBuffer({ resolveWithObject: true })
  turnInks(data)
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } }).removeAlpha()
}

process.on('message', (task: PictureTask) => {
  void make(task).then((answer) => process.send?.(answer))
})
// The server has gone.
process.once('disconnect', () => process.exit())
