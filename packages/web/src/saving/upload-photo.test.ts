import { describe, expect, it } from 'vitest'
import { answerIn } from './upload-photo.ts'

describe('the answer to an upload', () => {
  it('is the id and address of the photo', () => {
    const responseText = '{"id":"a","src":"/api/photo/a"}'
    expect(answerIn({ status: 200, responseText })).toEqual({ id: 'a', src: '/api/photo/a' })
  })

  it.each([
    [200, '<html>', 'The server could not process the file.'],
    [200, '{"id":1}', 'The server could not process the file.'],
    [502, 'Bad gateway', 'Could not upload photo. server responded with: 502'],
    [0, '', 'Could not upload photo. server responded with: 0'],
    [507, '{"error":"There is no room left for your photos."}', 'There is no room left for your photos.'],
    [200, '{"error":"Not a JPEG."}', 'Not a JPEG.'],
  ])('%d %s is said as: %s', (status, responseText, message) => {
    expect(answerIn({ status, responseText })).toEqual(new Error(message))
  })
})
