import { describe, expect, it } from 'vitest'
import { automaticBackground } from './automatic-background.ts'

describe('the background', () => {
  it.each([true, false])('of a static template is #dcddde (automatic: %s)', (automatic) => {
    const question = { isGenerated: false, hasOwnBorder: false, automatic, overlayShapeColour: '0xff0000' }
    expect(automaticBackground(question)).toBe('#dcddde')
  })

  it('of a design with a border of its own is white when automatic, else #dcddde', () => {
    const question = { isGenerated: true, hasOwnBorder: true, overlayShapeColour: '0xff0000' }
    expect(automaticBackground({ ...question, automatic: true })).toBe('#ffffff')
    expect(automaticBackground({ ...question, automatic: false })).toBe('#dcddde')
  })

  it('of any other design follows the overlay shape when automatic', () => {
    const question = { isGenerated: true, hasOwnBorder: false, overlayShapeColour: '0xff0000' }
    expect(automaticBackground({ ...question, automatic: true })).toBe('#ff0000')
    expect(automaticBackground({ ...question, automatic: false })).toBe('#dcddde')
  })

  it.each([{}, { overlayShapeColour: 'javascript:' }])('is white without a colour to follow: %j', (shape) => {
    expect(automaticBackground({ isGenerated: true, hasOwnBorder: false, automatic: true, ...shape })).toBe('#ffffff')
  })
})
