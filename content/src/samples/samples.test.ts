import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { SCENES, type Scene } from './index.ts'

const longSide = 120

function paint(scene: Scene) {
  const scale = longSide / Math.max(scene.width, scene.height)
  const width = Math.round(scene.width * scale)
  const height = Math.round(scene.height * scale)
  const ctx = createCanvas(width, height).getContext('2d')
  scene.draw(ctx, width, height)
  return ctx.getImageData(0, 0, width, height)
}

const painted = new Map<string, ReturnType<typeof paint>>()

function picture(scene: Scene): ReturnType<typeof paint> {
  const found = painted.get(scene.id) ?? paint(scene)
  painted.set(scene.id, found)
  return found
}

/** Average colours of a square grid: what is left of a picture seen from across the room. */
function look(scene: Scene): number[] {
  const cells = 6
  const { data, width, height } = picture(scene)
  const sums = Array.from({ length: cells * cells * 3 }, () => 0)
  const counts = Array.from({ length: cells * cells }, () => 0)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const cell = Math.floor((y * cells) / height) * cells + Math.floor((x * cells) / width)
      counts[cell] = (counts[cell] ?? 0) + 1
      for (let channel = 0; channel < 3; channel++) {
        const at = cell * 3 + channel
        sums[at] = (sums[at] ?? 0) + (data[(y * width + x) * 4 + channel] ?? 0)
      }
    }
  }
  return sums.map((sum, at) => sum / (counts[Math.floor(at / 3)] ?? 1))
}

function distance(a: readonly number[], b: readonly number[]): number {
  const total = a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0)
  return total / a.length
}

describe('sample pictures', () => {
  it('have ids of their own', () => {
    expect(new Set(SCENES.map((scene) => scene.id)).size).toBe(SCENES.length)
    expect(SCENES.length).toBeGreaterThanOrEqual(28)
  })

  it('come in all three orientations, 1200 pixels on the long side', () => {
    const shapes = SCENES.map(({ width, height }) => Math.sign(width - height))
    for (const shape of [-1, 0, 1]) expect(shapes.filter((found) => found === shape).length).toBeGreaterThanOrEqual(6)
    for (const scene of SCENES) expect(Math.max(scene.width, scene.height)).toBe(1200)
  })

  it.each(SCENES)('$id is drawn alike every time and fills its frame', (scene) => {
    const first = picture(scene).data
    expect(Buffer.from(first).equals(Buffer.from(paint(scene).data))).toBe(true)
    for (let index = 3; index < first.length; index += 4) {
      if (first[index] !== 255) throw new Error(`pixel ${(index - 3) / 4} lets the background through`)
    }
  })

  it.each(SCENES)('$id shows more than one tone', (scene) => {
    const grid = look(scene)
    const mean = grid.reduce((sum, value) => sum + value, 0) / grid.length
    const spread = Math.sqrt(grid.reduce((sum, value) => sum + (value - mean) ** 2, 0) / grid.length)
    expect(spread).toBeGreaterThan(10)
  })

  it('do not look like one another', () => {
    for (const [index, scene] of SCENES.entries()) {
      for (const other of SCENES.slice(index + 1)) {
        expect(distance(look(scene), look(other)), `${scene.id} and ${other.id}`).toBeGreaterThan(16)
      }
    }
  })

  it('stand beside clearly different neighbours', () => {
    const alike = SCENES.filter((scene, index) => {
      const next = SCENES[(index + 1) % SCENES.length] ?? scene
      return distance(look(scene), look(next)) < 25
    })
    expect(alike.map((scene) => scene.id)).toEqual([])
  })
})
