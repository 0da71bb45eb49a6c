import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type CroppedPhoto,
  mirror,
  type PlacedPhoto,
  placePhoto,
  storedCropOf,
  tiltTo,
} from '@collagerie/core/placement'
import { type PhotoStep, paint } from '@collagerie/painter'
import { nodePlatform, surface } from '@collagerie/painter/node'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { PrintFailure } from '../job/print-failure.ts'
import { readOriginal } from './original.ts'
import { preparePhoto } from './prepare-photo.ts'
import { readRows } from './read-rows.ts'

const PHOTO = { width: 600, height: 400 }
const SLOT = { width: 20, height: 16 }
const PLACE = { page: 1, slot: 'img1', photo: 'a' }

const folder = mkdtempSync(join(tmpdir(), 'prepare-photo-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Soft fields of colour without any symmetry, so that every wrong turn is seen. */
async function photoFile(): Promise<string> {
  const canvas = createCanvas(PHOTO.width, PHOTO.height)
  const ctx = canvas.getContext('2d')
  const light = ctx.createLinearGradient(0, 0, PHOTO.width, PHOTO.height)
  light.addColorStop(0, '#203060')
  light.addColorStop(1, '#f0c080')
  ctx.fillStyle = light
  ctx.fillRect(0, 0, PHOTO.width, PHOTO.height)
  ctx.fillStyle = '#c02030'
  ctx.fillRect(380, 60, 120, 90)
  ctx.fillStyle = '#20a060'
  ctx.beginPath()
  ctx.arc(190, 270, 70, 0, Math.PI * 2)
  ctx.fill()
  const file = join(folder, 'photo.png')
  await sharp(await canvas.encode('png')).toFile(file)
  return file
}

const file = await photoFile()
const picture = { image: await loadImage(file), ...PHOTO }
const original = await readOriginal(file, PLACE)

const turned = (rotation: 0 | 90 | 180 | 270, change: (placed: PlacedPhoto) => PlacedPhoto) =>
  change({ ...placePhoto('a', rotation), zoom: 1.2, x: 0.45, y: 0.55 })

const CASES = ([0, 90, 180, 270] as const).flatMap((rotation) => [
  [`turned by ${rotation}`, turned(rotation, (placed) => placed)] as const,
  [`turned by ${rotation}, mirrored`, turned(rotation, mirror)] as const,
  [`turned by ${rotation}, tilted`, turned(rotation, (placed) => tiltTo(placed, 12))] as const,
  [`turned by ${rotation}, tilted and mirrored`, turned(rotation, (placed) => mirror(tiltTo(placed, -7)))] as const,
])

function stepFor(placed: PlacedPhoto, photo: CroppedPhoto = PHOTO): PhotoStep {
  const { x, y, width, height } = storedCropOf(photo, SLOT, placed)
  return {
    kind: 'photo',
    slot: 'img1',
    photo: 'a',
    toning: 'none',
    box: { x: 0, y: 0, ...SLOT, rotation: 0 },
    crop: {
      x: x / PHOTO.width,
      y: y / PHOTO.height,
      width: width / PHOTO.width,
      height: height / PHOTO.height,
    },
    turn: placed.rotation,
    ...(placed.isMirrored && { isMirrored: true }),
    ...(placed.tilt && { tilt: placed.tilt }),
  }
}

function painted(step: PhotoStep, scale: number): Uint8ClampedArray {
  const { ctx } = surface(SLOT.width * scale, SLOT.height * scale)
  paint(ctx, [step], { view: { scale, left: 0, top: 0 }, platform: nodePlatform, pictures: () => picture })
  return ctx.getImageData(0, 0, SLOT.width * scale, SLOT.height * scale).data
}

async function printed(step: PhotoStep, scale: number, name: string): Promise<Uint8ClampedArray> {
  const size = { width: SLOT.width * scale, height: SLOT.height * scale }
  const photo = await preparePhoto({ original, step, printed: size }, join(folder, `${name}.v`), PLACE)
  const descriptor = openSync(photo.file, 'r')
  const pixels = readRows(photo, descriptor, 0, size.height)
  closeSync(descriptor)
  return pixels
}

function meanDifference(a: Uint8ClampedArray, b: Uint8ClampedArray): number {
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length
}

describe.each([
  ['shrunk', 8],
  ['enlarged', 40],
])('a photo that is %s for print', (kind, scale) => {
  it.each(CASES)('%s is what the screen shows', async (name, placed) => {
    const step = stepFor(placed)
    const [screen, print] = [painted(step, scale), await printed(step, scale, `${kind} ${name}`)]
    expect(print).toHaveLength(screen.length)
    expect(meanDifference(screen, print)).toBeLessThan(1.5)
  })
})

describe.each([8, 40])('a quote at %i pixels a centimetre', (scale) => {
  const quotes = [
    ['upright', placePhoto('a')],
    ['enlarged and moved', { ...placePhoto('a'), zoom: 1.3, x: 0.9, y: 0.1 }],
    ['turned and mirrored', mirror(placePhoto('a', 90))],
    ['tilted', tiltTo(placePhoto('a'), 9)],
  ] as const
  it.each(quotes)('%s is what the screen shows, with its ground around it', async (name, placed) => {
    const step = stepFor(placed, { ...PHOTO, isQuote: true })
    expect(Math.min(step.crop.x, step.crop.y)).toBeLessThan(0)
    // Unlike a quote, this picture ends in a hard edge, which is drawn by two hands.
    const [screen, print] = [painted(step, scale), await printed(step, scale, `quote ${scale} ${name}`)]
    expect(print).toHaveLength(screen.length)
    expect(meanDifference(screen, print)).toBeLessThan(2)
  })
})

it.each([0.5, 1, -3, 20])('a light photo tilted by %f degrees has no dark rim', async (degrees) => {
  const white = join(folder, 'white.png')
  await sharp({ create: { ...PHOTO, channels: 3, background: '#ffffff' } }).toFile(white)
  const size = { width: SLOT.width * 20, height: SLOT.height * 20 }
  const step = stepFor(tiltTo(placePhoto('a'), degrees))
  const light = await readOriginal(white, PLACE)
  const photo = await preparePhoto({ original: light, step, printed: size }, join(folder, 'white.v'), PLACE)
  const descriptor = openSync(photo.file, 'r')
  const pixels = readRows(photo, descriptor, 0, size.height)
  closeSync(descriptor)
  expect(pixels.reduce((least, value) => Math.min(least, value), 255)).toBe(255)
})

/** A disk on which nothing more fits. */
const FULL = '/dev/full'

describe('a photo that cannot be prepared', () => {
  const step = stepFor(placePhoto('a', 0))
  const failureOf = (from: typeof original, scale: number, name: string) =>
    preparePhoto(
      { original: from, step, printed: { width: SLOT.width * scale, height: SLOT.height * scale } },
      join(folder, `${name}.v`),
      PLACE,
    ).then(
      () => 'prepared',
      (error: unknown) => error,
    )

  it.skipIf(!existsSync(FULL)).each([
    { what: 'made smaller', scale: 10, name: 'smaller', onFullDisk: 'smaller.v' },
    { what: 'read before it is enlarged', scale: 60, name: 'read', onFullDisk: 'read-small.v' },
    { what: 'enlarged', scale: 60, name: 'enlarged', onFullDisk: 'enlarged.v' },
  ])('has no fault of its own where the disk is full as it is $what', async ({ scale, name, onFullDisk }) => {
    symlinkSync(FULL, join(folder, onFullDisk))
    const failure = await failureOf(original, scale, name)
    expect(String(failure)).toMatch(/no space left/i)
    expect(failure).not.toBeInstanceOf(PrintFailure)
  })

  it('is broken where its file ends early', async () => {
    const cut = join(folder, 'cut.png')
    writeFileSync(cut, readFileSync(file).subarray(0, 3000))
    const failure = await failureOf({ ...original, file: cut }, 10, 'cut')
    expect(failure).toMatchObject({ code: 'broken-photo', slot: 'img1' })
  })
})
