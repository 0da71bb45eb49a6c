import { describe, expect, it } from 'vitest'
import { newCollagePage } from '../collage/index.ts'
import { designFor, generateTemplate } from '../designs/index.ts'
import { apply } from '../edit/index.ts'
import { SALIENCY_SIDE } from '../photo/index.ts'
import { placePhoto } from '../placement/index.ts'
import { cutFaces } from './index.ts'

const template = generateTemplate(designFor('instagram'), {
  format: { width: 40, height: 40 },
  material: '',
  values: {},
})
const begun = newCollagePage({ templateId: 'gen-instagram', childTemplateId: '40x40', material: '' }, template)
const seen = new Map()
const showing = (x: number, width = 0.1) => ({
  width: 4000,
  height: 2000,
  content: {
    faces: [{ x, y: 0.3, width, height: 0.2 }],
    saliency: Array.from({ length: SALIENCY_SIDE ** 2 }, () => 9),
    sharpness: 1,
    exposure: 1,
    fingerprint: '0'.repeat(16),
    tone: [50, 0, 0],
  } as const,
})
const photos = new Map([
  ['left', showing(0.05)],
  ['middle', showing(0.45)],
  ['too wide', showing(0.1, 0.8)],
])
const place = (slot: string, id: string) => ({ kind: 'place photo', slot, photo: placePhoto(id) }) as const

describe('faces that are cut', () => {
  it('are found where they need not be, and the way to frame them shows them whole', () => {
    const sheet = [place('img1', 'left'), place('img2', 'middle'), place('img3', 'too wide'), place('img4', 'unknown')]
    const filled = sheet.reduce((page, command) => apply(page, command), begun)
    const found = cutFaces(filled, (id) => photos.get(id), seen)
    expect(found.map(({ slot }) => slot)).toEqual(['img1'])
    const mended = found.reduce((page, command) => apply(page, command), filled)
    expect(cutFaces(mended, (id) => photos.get(id), seen)).toEqual([])
  })
})
