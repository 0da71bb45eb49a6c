import { describe, expect, it } from 'vitest'
import { automaticBackground } from './automatic-background.ts'

const bordered = ['heart', 'number', 'numberyear', 'numberdate', 'pilealleven', 'pileonelarge', 'bordersplit']

describe('the background', () => {
  it.each([true, false])('of a static template is #dcddde (automatic: %s)', (automatic) => {
    const question = { isGenerated: false, design: 'box', automatic, overlayShapeColour: '0xff0000' }
    expect(automaticBackground(question)).toBe('#dcddde')
  })

  it.each(bordered)('of %s is white when automatic, else #dcddde', (design) => {
    const question = { isGenerated: true, design, overlayShapeColour: '0xff0000' }
    expect(automaticBackground({ ...question, automatic: true })).toBe('#ffffff')
    expect(automaticBackground({ ...question, automatic: false })).toBe('#dcddde')
  })

  it.each(['single', 'alleven', 'normalsplit'])('of %s follows the overlay shape when automatic', (design) => {
    const question = { isGenerated: true, design, overlayShapeColour: '0xff0000' }
    expect(automaticBackground({ ...question, automatic: true })).toBe('#ff0000')
    expect(automaticBackground({ ...question, automatic: false })).toBe('#dcddde')
  })

  it.each([{}, { overlayShapeColour: 'javascript:' }])('is white without a colour to follow: %j', (shape) => {
    expect(automaticBackground({ isGenerated: true, design: 'single', automatic: true, ...shape })).toBe('#ffffff')
  })
})
