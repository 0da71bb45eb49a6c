import { readdir, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Rect } from '@collagerie/core/geometry'
import { describe, expect, it } from 'vitest'
import { STORIES } from '../catalogue/stories.ts'
import { PHOTOGRAPHS } from '../photographs/index.ts'
import { loadSamples } from '../render/sample-pictures.ts'
import { SAMPLES, type SampleId } from './index.ts'
import { SUBJECTS } from './subjects.ts'

const FOLDER = resolve(import.meta.dirname, '../../photographs')
const SMALL = 120

const samples = await loadSamples(SMALL)
const ids = SAMPLES.map(({ id }) => id)
function pixels(id: string) {
  const canvas = samples.canvas(id)
  if (!canvas) throw new Error(`no picture of ${id}`)
  return canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
}

/** Average colours of a square grid: what is left of a picture seen from across the room. */
function look(id: string): number[] {
  const cells = 6
  const { data, width, height } = pixels(id)
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

const looks = new Map(ids.map((id) => [id, look(id)]))

function distance(one: SampleId, other: SampleId): number {
  const a = looks.get(one) ?? []
  const b = looks.get(other) ?? []
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length
}

/** How colourful a picture is: the mean distance between its strongest and its weakest channel. */
function colourfulness(id: SampleId): number {
  const grid = looks.get(id) ?? []
  const spreads = Array.from({ length: grid.length / 3 }, (_, cell) => {
    const channels = grid.slice(cell * 3, cell * 3 + 3)
    return Math.max(...channels) - Math.min(...channels)
  })
  return spreads.reduce((sum, value) => sum + value, 0) / spreads.length
}

describe('sample pictures', () => {
  it('have ids of their own; eight are drawn, all others are photographs', () => {
    expect(new Set(ids).size).toBe(SAMPLES.length)
    expect(PHOTOGRAPHS.length).toBeGreaterThanOrEqual(24)
    expect(SAMPLES.filter(({ draw }) => draw)).toHaveLength(8)
    expect(PHOTOGRAPHS).toHaveLength(SAMPLES.length - 8)
  })

  it('come in all three orientations, large enough for a preview', () => {
    const shapes = SAMPLES.map(({ width, height }) => Math.sign(width - height))
    for (const shape of [-1, 0, 1]) expect(shapes.filter((found) => found === shape).length).toBeGreaterThanOrEqual(6)
    for (const sample of SAMPLES) expect(Math.max(sample.width, sample.height)).toBeGreaterThanOrEqual(1200)
  })

  it('have heroes of every shape', () => {
    const heroes = SAMPLES.filter(({ isHero }) => isHero).map(({ width, height }) => Math.sign(width - height))
    expect(new Set(heroes).size).toBe(3)
  })

  it('have no still life among the heroes but a cake and a bear: they are people, animals, views and a flower', () => {
    const heroes = SAMPLES.filter(({ isHero }) => isHero).map(({ id }) => id)
    const details = [
      'coffee',
      'clementines',
      'strawberries',
      'lemons',
      'city-bokeh',
      'pebbles',
      'eggs',
      'candles',
      'boots',
      'swing',
    ]
    expect(ids).toEqual(expect.arrayContaining(details))
    expect(heroes.filter((id) => details.includes(id))).toEqual([])
    expect(heroes).toEqual(expect.arrayContaining(['shore-couple', 'child-and-dog', 'alpine-lake', 'sailboat']))
  })

  it('know what must be seen whole, inside the picture, and leave enough that may be cut anywhere', () => {
    const isInside = ({ x, y, width, height }: Rect) => Math.min(x, y, 1 - x - width, 1 - y - height) >= 0
    expect(Object.entries(SUBJECTS).filter(([, subject]) => !isInside(subject))).toEqual([])
    expect(ids.filter((id) => !SUBJECTS[id]).length).toBeGreaterThanOrEqual(12)
  })

  it.each(Object.entries(STORIES))(
    '%s have five wide pictures whose subjects a slot of 1.75 to 1 shows whole',
    (_, story) => {
      const wide = samples.photos.filter(
        ({ id, width, height, isGrey, subject }) =>
          story.some((each) => each === id) &&
          width >= 1.4 * height &&
          !isGrey &&
          subject &&
          subject.height * 1.75 <= width / height,
      )
      expect(wide.map(({ id }) => id).length).toBeGreaterThanOrEqual(5)
    },
  )

  it('have bright heroes of every shape with a subject of a tenth of the picture or more', () => {
    const clear = samples.photos.filter(
      ({ isHero, isHeavy, subject }) => isHero && !isHeavy && subject && subject.width * subject.height >= 0.1,
    )
    expect(clear.length).toBeGreaterThanOrEqual(8)
    expect(new Set(clear.map(({ width, height }) => Math.sign(width - height))).size).toBe(3)
  })

  it('are black and white where the film is, which is so for a seventh of all scenes', () => {
    const grey = PHOTOGRAPHS.filter(({ id }) => colourfulness(id) < 12).map(({ id }) => id)
    expect(PHOTOGRAPHS.filter(({ film }) => film.mono).length * 7).toBeGreaterThanOrEqual(PHOTOGRAPHS.length)
    expect(grey).toEqual(PHOTOGRAPHS.filter(({ film }) => film.mono).map(({ id }) => id))
  })

  it.each(ids)('%s fills its frame and shows more than one tone', (id) => {
    const { data } = pixels(id)
    expect(data.every((value, at) => at % 4 !== 3 || value === 255)).toBe(true)
    const grid = looks.get(id) ?? []
    const mean = grid.reduce((sum, value) => sum + value, 0) / grid.length
    const spread = Math.sqrt(grid.reduce((sum, value) => sum + (value - mean) ** 2, 0) / grid.length)
    expect(spread).toBeGreaterThan(10)
  })

  it('do not look like one another', () => {
    for (const [index, id] of ids.entries()) {
      for (const other of ids.slice(index + 1)) expect(distance(id, other), `${id} and ${other}`).toBeGreaterThan(16)
    }
  })

  it('stand beside clearly different neighbours', () => {
    const alike = ids.filter((id, index) => distance(id, ids[(index + 1) % ids.length] ?? id) < 32)
    expect(alike).toEqual([])
  })
})

describe('the photographs that are committed', () => {
  it('are those that are shown, and no other', async () => {
    const files = (await readdir(FOLDER)).toSorted()
    expect(files).toEqual(PHOTOGRAPHS.map(({ id }) => `${id}.jpg`).toSorted())
  })

  it('take at most six megabytes together', async () => {
    const files = await readdir(FOLDER)
    const sizes = await Promise.all(files.map(async (file) => (await stat(join(FOLDER, file))).size))
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(6 * 1024 * 1024)
  })
})
