// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { useToastQueue } from '../ui/toast-queue.ts'
import { tellRefused } from './tell-refused.ts'
import { refusedPhoto } from './testing/photos.ts'

afterEach(() => useToastQueue.setState({ toasts: [] }))

const reasons = () => useToastQueue.getState().toasts.map(({ words }) => words.values?.['reason'])

it('says the one reason for which all files were refused', () => {
  tellRefused([refusedPhoto('a'), refusedPhoto('b')])
  expect(reasons()).toEqual([{ key: 'fileservice.ERROR_NO_JPG_IMAGE' }])
})

it('names every reason there can be when files were refused for different ones', () => {
  tellRefused([refusedPhoto('a', 'ERROR_FILE_TO_BIG'), refusedPhoto('b')])
  expect(reasons()).toEqual([{ key: 'photo.refusedReasons', values: { formats: '.jpg' } }])
})
