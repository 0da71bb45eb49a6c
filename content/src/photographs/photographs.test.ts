import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { PHOTOGRAPHS } from './index.ts'
import { exposeRows } from './light/expose.ts'
import { develop } from './light/film-look.ts'
import type { Photograph } from './light/photograph.ts'

const FOLDER = resolve(import.meta.dirname, '../../photographs')
const LONG = 48

function expose(scene: Photograph, width: number, height: number, rows: readonly number[]): Float32Array {
  const light = new Float32Array(width * height * 3)
  exposeRows(scene, width, height, rows, (row, part) => light.set(part, row * width * 3))
  return light
}

function smallSize({ width, height }: Photograph) {
  const scale = LONG / Math.max(width, height)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** Those that take no preparation, so that a small picture of them is there at once. */
const quick = PHOTOGRAPHS.filter(({ id }) => ['city-bokeh', 'posts', 'fog-forest'].includes(id))

describe.each(quick)('the photograph $id', (scene) => {
  const { width, height } = smallSize(scene)
  const rows = Array.from({ length: height }, (_, row) => row)

  it('has the same light however its rows are shared out', () => {
    const together = expose(scene, width, height, rows)
    const even = expose(
      scene,
      width,
      height,
      rows.filter((row) => row % 2 === 0),
    )
    const odd = expose(
      scene,
      width,
      height,
      rows.filter((row) => row % 2 === 1),
    )
    expect(together).toEqual(even.map((light, at) => light + (odd[at] ?? 0)))
  })

  it('is committed as its scene renders it', async () => {
    const ctx = createCanvas(width, height).getContext('2d')
    ctx.imageSmoothingQuality = 'high'
    ctx.drawImage(await loadImage(await readFile(join(FOLDER, `${scene.id}.jpg`))), 0, 0, width, height)
    const committed = ctx.getImageData(0, 0, width, height).data
    const rendered = develop({ width, height, light: expose({ ...scene, rays: 9 }, width, height, rows) }, scene.film)
    const apart =
      committed.reduce((sum, value, at) => sum + Math.abs(value - (rendered[at] ?? 0)), 0) / committed.length
    expect(apart).toBeLessThan(8)
  })
})

it('are all committed at the sizes their scenes say', async () => {
  const files = (await readdir(FOLDER)).map((file) => file.replace(/\.jpg$/, ''))
  for (const id of files) {
    const { width, height } = await loadImage(await readFile(join(FOLDER, `${id}.jpg`)))
    const scene = PHOTOGRAPHS.find((each) => each.id === id)
    expect({ id, width, height }).toEqual({ id, width: scene?.width, height: scene?.height })
  }
})
