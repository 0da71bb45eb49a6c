import { describe, expect, it } from 'vitest'
import { effectOf, IMAGE_EFFECTS } from './image-effect.ts'

describe('image effects', () => {
  it('are six', () => {
    expect(IMAGE_EFFECTS).toEqual(['none', 'sepia', 'sepiabrown', 'grey', 'faded', 'vintage'])
    expect(IMAGE_EFFECTS.map(effectOf)).toEqual(IMAGE_EFFECTS)
  })

  it.each([
    ['greyscale', 'grey'],
    ['grey', 'grey'],
    ['vintage', 'vintage'],
    ['Sepia', 'none'],
    ['constructor', 'none'],
    ['', 'none'],
  ])('%j in a file means %s', (name, effect) => {
    expect(effectOf(name)).toBe(effect)
  })
})
