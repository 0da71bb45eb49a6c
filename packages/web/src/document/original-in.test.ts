import { describe, expect, it } from 'vitest'
import { loadedPhoto, loadingPhoto, refusedPhoto } from '../photos/testing/photos.ts'
import { originalIn } from './original-in.ts'

describe('the original of a photo', () => {
  const photos = { a: loadedPhoto('a'), quote: loadedPhoto('quote', { photoType: 'quotes' }) }
  const unknown = { late: loadingPhoto('late', 'late.jpg'), refused: refusedPhoto('refused') }

  it('is known once it is loaded, and tells a quote from a photo', () => {
    expect(originalIn(photos, 'a')).toEqual({ width: 4000, height: 3000, isQuote: false })
    expect(originalIn(photos, 'quote')).toMatchObject({ isQuote: true })
  })

  it.each(['late', 'refused', 'not there'])('is unknown of one that is %s', (id) => {
    expect(originalIn(unknown, id)).toBeUndefined()
  })
})
