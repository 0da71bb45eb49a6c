import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCanvas } from '@napi-rs/canvas'

/** Nearly the shape of their slots, so that the framing hardly depends on how far a browser has analysed them. */
const WIDTH = 2400
const HEIGHT = 1120

/** Photos with soft and fine parts, each in its own colours, as files a browser can be given. */
export async function writeTestPhotos(count: number) {
  const folder = await mkdtemp(join(tmpdir(), 'collagerie-photos-'))
  const paths = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const path = join(folder, `photo-${index + 1}.jpg`)
      await writeFile(path, drawnPhoto(index / count))
      return path
    }),
  )
  return { paths, remove: () => rm(folder, { recursive: true, force: true }) }
}

function drawnPhoto(turn: number): Buffer {
  const canvas = createCanvas(WIDTH, HEIGHT)
  const ctx = canvas.getContext('2d')
  const sky = ctx.createLinearGradient(0, 0, 0, HEIGHT)
  sky.addColorStop(0, `hsl(${turn * 360} 60% 40%)`)
  sky.addColorStop(1, `hsl(${turn * 360 + 60} 70% 80%)`)
  ctx.fillStyle = sky
  ctx.fillRect(0, 0, WIDTH, HEIGHT)
  ctx.strokeStyle = `hsl(${turn * 360 + 180} 50% 25%)`
  for (let line = 0; line < 60; line += 1) {
    ctx.lineWidth = 2 + (line % 5) * 4
    ctx.beginPath()
    ctx.arc(WIDTH * (0.2 + turn * 0.6), HEIGHT * 0.55, 20 + line * 26, 0, Math.PI * 2)
    ctx.stroke()
  }
  return canvas.toBuffer('image/jpeg', 92)
}
