// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { answerJob } from './answer-job.ts'

vi.mock('./is-same-file.ts', () => ({
  isSameFile: async () => {
    throw new TypeError('a mistake of ours')
  },
}))
vi.mock('./decode-photo.ts', () => ({
  decodePhoto: async () => {
    throw new DOMException('The source image could not be decoded.', 'InvalidStateError')
  },
}))

const file = new Blob(['photo'])
const inspected = {
  width: 4,
  height: 3,
  rotation: 0,
  isMirrored: false,
  takenAt: undefined,
  uniqueFileId: '',
  exif: [],
} as const

it('a file that fails is refused, and says why', async () => {
  expect(await answerJob({ kind: 'decode', file, inspected, longSide: 4 })).toEqual({
    kind: 'refused',
    error: 'ERROR_IMAGE_COULD_NOT_BE_LOADED',
    message: 'InvalidStateError: The source image could not be decoded.',
  })
})

it('a mistake of ours is not put down to a file', async () => {
  expect(await answerJob({ kind: 'compare', file, other: file })).toEqual({
    kind: 'failed',
    message: 'TypeError: a mistake of ours',
  })
})
