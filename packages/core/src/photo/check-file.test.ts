import { describe, expect, it } from 'vitest'
import { checkFile, isPhotoName, isTooBig, MOST_FILE_BYTES } from './index.ts'
import { frame, jpegFile, jpegOf } from './testing/jpeg-bytes.ts'

describe('checkFile', () => {
  it('takes a file of exactly the largest size and refuses one byte more', () => {
    expect([isTooBig(MOST_FILE_BYTES), isTooBig(MOST_FILE_BYTES + 1)]).toEqual([false, true])
    const padded = new Uint8Array(MOST_FILE_BYTES + 1)
    padded.set(jpegFile(frame(8, 8)))
    expect(checkFile(padded.subarray(0, MOST_FILE_BYTES))).toMatchObject({ ok: true, header: { width: 8 } })
    expect(checkFile(padded)).toEqual({ ok: false, error: 'ERROR_FILE_TO_BIG' })
  })

  it.each([
    ['a.jpg', true],
    ['a.b.JPEG', true],
    ['', true],
    ['a.png', false],
    ['jpg', false],
    ['a.jpg.png', false],
    ['a.jpg ', false],
  ])('calls %j a photo: %s', (name, isPhoto) => {
    expect(isPhotoName(name)).toBe(isPhoto)
  })

  it('takes 200 megapixels and refuses more by the header alone', () => {
    expect(checkFile(jpegFile(frame(20_000, 10_000)))).toMatchObject({ ok: true })
    const error = 'ERROR_IMAGE_COULD_NOT_BE_LOADED'
    expect(checkFile(jpegFile(frame(20_000, 10_001)))).toEqual({ ok: false, error })
    expect(checkFile(jpegFile(frame(65_535, 65_535)))).toEqual({ ok: false, error })
  })

  it('refuses what does not start like a JPEG or has no image in it', () => {
    const error = 'ERROR_NO_JPG_IMAGE'
    expect(checkFile(new Uint8Array([0x89, 0x50, 0x4e, 0x47]))).toEqual({ ok: false, error })
    expect(checkFile(jpegFile())).toEqual({ ok: false, error })
  })

  it('says of a photo that is damaged, or of a kind nobody decodes, that it cannot be loaded', () => {
    const error = 'ERROR_IMAGE_COULD_NOT_BE_LOADED'
    expect(checkFile(jpegOf(frame(8, 8)))).toEqual({ ok: false, error })
    expect(checkFile(jpegFile(frame(8, 8).with(4, 12)))).toEqual({ ok: false, error })
    expect(checkFile(jpegFile(frame(8, 8), frame(8, 8)))).toEqual({ ok: false, error })
  })
})
