import { describe, expect, it } from 'vitest'
import { answerIn } from './upload-photo.ts'

describe('the answer to an upload', () => {
  it('is the id and address of the photo', () => {
    const responseText = '{"id":"a","src":"/api/photo/a"}'
    expect(answerIn({ status: 200, responseText })).toEqual({ id: 'a', src: '/api/photo/a' })
  })

  it.each([
    [200, '<html>', 'brokenUpload', 'The server could not process the file.'],
    [200, '{"id":1}', 'brokenUpload', 'The server could not process the file.'],
    [502, 'Bad gateway', 'uploadFailed', 'Could not upload photo. server responded with: 502'],
    [0, '', 'noConnection', 'Could not upload photo. server responded with: 0'],
    [413, '{"error":"No room.","code":"storageFull"}', 'storageFull', 'No room.'],
    [200, '{"error":"Not a JPEG.","code":"notJpeg"}', 'notJpeg', 'Not a JPEG.'],
    [500, '{"error":"Newer than this page.","code":"tomorrow"}', 'unexpected', 'Newer than this page.'],
  ])('%d %s is the failure %s', (status, responseText, code, message) => {
    expect(answerIn({ status, responseText })).toMatchObject({ code, message, status })
  })
})
