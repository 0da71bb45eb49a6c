import { describe, expect, it } from 'vitest'
import type { ShapeOverlayLayer, Template } from '../template/index.ts'
import { groundColour, groundUnder, shapeColour } from './ground-colour.ts'
import { type CollagePage, newCollagePage, type Userdata } from './index.ts'
import { bareTemplate } from './testing/bare-template.ts'

const shape = (slot: string, defaultColor: string, x: number, y: number): ShapeOverlayLayer => ({
  kind: 'shapeoverlay',
  slot,
  defaultColor,
  printMargin: 0,
  rectangles: [{ x, y, width: 10, height: 4 }],
  circles: [],
})
const LAYERS = [shape('overlayshape0', '0xaa0000', 0, 0), shape('overlayshape1', '0xbb', 5, 2)]

function page(template: Partial<Template>, userdata: Partial<Userdata> = {}): CollagePage {
  const whole = { ...bareTemplate(LAYERS), ...template }
  const blank = newCollagePage({ templateId: 't', childTemplateId: '30x20', material: '' }, whole)
  return { ...blank, userdata: { ...blank.userdata, photoBorderAutomaticColor: true, ...userdata } }
}

const GENERATED = { designer: 'generated', design: 'alleven' }

describe('the colour of the sheet', () => {
  it('is the chosen one, whatever the template has', () => {
    const chosen = { photoBorderAutomaticColor: false, photoBackgroundColor: '#123456' }
    for (const template of [{}, GENERATED]) expect(groundColour(page(template, chosen))).toBe('#123456')
  })

  it('is that of the shape that stands for it, as it was recoloured', () => {
    expect(groundColour(page(GENERATED))).toBe('#0000bb')
    expect(groundColour(page(GENERATED, { shapes: { overlayshape1: '#00cc00' } }))).toBe('#00cc00')
  })

  it('is white where there is no such shape, or where the design brings its own edge', () => {
    const { variation } = bareTemplate(LAYERS.slice(0, 1))
    expect(groundColour(page({ ...GENERATED, variation }))).toBe('#ffffff')
    expect(groundColour(page({ ...GENERATED, design: 'heart' }))).toBe('#ffffff')
  })
})

describe('the ground under a box', () => {
  const colourAt = (x: number, y: number, userdata: Partial<Userdata> = {}) =>
    groundUnder(page({}, { photoBorderAutomaticColor: false, photoBackgroundColor: '#123456', ...userdata }), {
      x: x - 1,
      y: y - 0.5,
      width: 2,
      height: 1,
    })

  it.each([
    ['the lower shape', 2, 1, '#aa0000'],
    ['the upper shape where both are', 7, 3, '#0000bb'],
    ['the upper shape where it is alone', 14, 5, '#0000bb'],
    ['the sheet to the right', 20, 3, '#123456'],
    ['the sheet below', 7, 12, '#123456'],
    ['the sheet to the left', -2, 1, '#123456'],
    ['the sheet above', 2, -2, '#123456'],
    ['a shape whose corner is its middle', 0, 0, '#aa0000'],
    ['a shape whose far corner is its middle', 15, 6, '#0000bb'],
  ])('is %s', (_, x, y, colour) => {
    expect(colourAt(x, y)).toBe(colour)
  })

  it('has the colour a shape was given', () => {
    expect(colourAt(2, 1, { shapes: { overlayshape0: '#00cc00' } })).toBe('#00cc00')
  })

  it('has the chosen colour in a design whose material has the other slot for it', () => {
    const chosen = { photoBackgroundColor: '#123456', shapes: { overlayshape0: '#123456' } }
    const [, ground] = LAYERS
    if (!ground) throw new Error('there is no second layer')
    const colourOf = (isAutomatic: boolean, template = GENERATED) =>
      shapeColour(page(template, { ...chosen, photoBorderAutomaticColor: isAutomatic }), ground)
    expect(colourOf(false)).toBe('#123456')
    expect(colourOf(true)).toBe('#0000bb')
    expect(colourOf(false, { designer: 'nobody', design: 'orbit' })).toBe('#0000bb')
  })
})
