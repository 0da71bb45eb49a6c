import { type PhotoSlot, photoSlots } from '@collagerie/core/collage'
import { DESIGN_TYPES } from '@collagerie/core/designs'
import { centreOf, type Rect, seededRandom, turnedAbout } from '@collagerie/core/geometry'
import { SALIENCY_SIDE } from '@collagerie/core/photo'
import { cropOf, facesKept, frameIn, turnedContent } from '@collagerie/core/placement'
import type { Template } from '@collagerie/core/template'
import { beforeAll, describe, expect, it } from 'vitest'
import { nodePlatform, surface } from '../node/index.ts'
import { generated, useTestFonts } from '../testing/test-scene.ts'
import { type SeenMap, seenMap } from './seen-map.ts'
import { seenParts } from './seen-parts.ts'
import { seenSteps } from './seen-steps.ts'

const TOOLS = { platform: nodePlatform, makeSurface: surface }
const PHOTO = { width: 4000, height: 3000 }
const FACES = 60

beforeAll(useTestFonts)

const mapOf = (template: Template, longSide: number) =>
  seenMap(
    seenSteps(template, () => undefined),
    template.format,
    TOOLS,
    longSide,
  )

const showing = (face: Rect) =>
  turnedContent(PHOTO, 0, {
    faces: [face],
    saliency: Array.from({ length: SALIENCY_SIDE ** 2 }, () => 1),
    sharpness: 1,
    exposure: 1,
    fingerprint: '',
    tone: [0, 0, 0],
  })

/** The visible share of a face framed like this, pixel by pixel. */
function seenShare(map: SeenMap, slot: PhotoSlot, face: Rect, framing: ReturnType<typeof frameIn>): number {
  const crop = cropOf(PHOTO, slot.box, { ...framing, rotation: 0 })
  const steps = 12
  let seen = 0
  for (let down = 1; down < steps; down++) {
    for (let across = 1; across < steps; across++) {
      const x = ((face.x + (face.width * across) / steps) * PHOTO.width - crop.x) / crop.width
      const y = ((face.y + (face.height * down) / steps) * PHOTO.height - crop.y) / crop.height
      const place = { x: slot.box.x + x * slot.box.width, y: slot.box.y + y * slot.box.height }
      const at = turnedAbout(place, centreOf(slot.box), slot.rotation)
      const [column, row] = [Math.floor(at.x * map.scale), Math.floor(at.y * map.scale)]
      const isOn = column >= 0 && row >= 0 && column < map.width && row < map.height
      if (isOn && map.slots[(map.owners[row * map.width + column] ?? 0) - 1] === slot.slot) seen++
    }
  }
  return seen / (steps - 1) ** 2
}

describe.each(DESIGN_TYPES)('on a sheet of %s', (design) => {
  const template = generated(design, design === 'tiles' ? 'TILES' : 'POSTER', design === 'heart' ? { playfull: 1 } : {})

  it('a face that is said to be kept is seen whole', () => {
    const parts = seenParts(template, mapOf(template, 700))
    const fine = mapOf(template, 1400)
    const random = seededRandom(3)
    let [kept, all] = [0, 0]
    // A sheet of few photos is tried several times, or chance would decide.
    const slots = photoSlots(template)
    const often = Array.from({ length: Math.max(1, Math.ceil(FACES / slots.length)) }, () => slots).flat()
    for (const slot of often) {
      const [width, height] = [0.12 + random() * 0.15, 0.15 + random() * 0.2]
      const face = { x: random() * (1 - width), y: random() * (1 - height), width, height }
      const framed = { width: slot.box.width, height: slot.box.height, seen: parts.get(slot.slot) }
      const framing = frameIn(framed, showing(face))
      all++
      if (!facesKept(framed, showing(face), framing)[0]) continue
      kept++
      expect(seenShare(fine, slot, face, framing)).toBeGreaterThan(0.98)
    }
    // Narrow corners of a heart or a digit have no room for a face; at least half of the slots do.
    expect(kept / all).toBeGreaterThanOrEqual(0.5)
  })
})

it('a canvas keeps nothing on its wrapped sides', () => {
  const template = generated('single', 'CANVAS4CM', { marginCM: 0 })
  const [slot] = photoSlots(template)
  if (!slot) throw new Error('There is no slot.')
  const { width, height } = template.format
  const { box } = slot
  expect(box.x).toBeLessThan(-1)
  expect(seenParts(template, undefined).get(slot.slot)?.window).toEqual({
    x: expect.closeTo(-box.x / box.width),
    y: expect.closeTo(-box.y / box.height),
    width: expect.closeTo(width / box.width),
    height: expect.closeTo(height / box.height),
  })
})
