// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { carryFacts } from '../navigation/testing/carry-facts.ts'
import { useToastQueue } from '../ui/toast-queue.ts'
import { beginNextFiles, useRefusedFiles } from './refused-files.ts'
import { reportRefusedFiles } from './report-refused-files.ts'
import { refusedPhoto } from './testing/photos.ts'

afterEach(() => {
  useToastQueue.setState({ toasts: [] })
  vi.restoreAllMocks()
})

const reasons = () => useToastQueue.getState().toasts.map(({ words }) => words.values?.['reason'])

const named = (names: readonly string[]) => names.map((name, index) => ({ ...refusedPhoto(String(index)), name }))

it('says the one reason for which all files were refused', () => {
  reportRefusedFiles([refusedPhoto('a'), refusedPhoto('b')])
  expect(reasons()).toEqual([{ key: 'photo.refusedSeveral' }])
})

it.each([
  [['IMG_1.HEIC', 'b.heif'], 'photo.refusedFormat'],
  [['a.webp'], 'photo.refusedPicture'],
  [['letter.pdf', 'broken.jpg'], 'photo.refusedSeveral'],
  [['broken.jpg'], 'fileservice.ERROR_NO_JPG_IMAGE'],
])('says of %j what to do', (names, key) => {
  reportRefusedFiles(named(names))
  expect(reasons()).toEqual([{ key }])
})

it.each([
  [['a.png', 'screenshot.png'], 'photo.refusedPicture'],
  [['IMG_1.HEIC'], 'photo.refusedFormatOnPhone'],
  [['letter.pdf', 'broken.jpg'], 'photo.refusedSeveral'],
])('says of %j on a phone what to do there', (names, key) => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  reportRefusedFiles(named(names))
  expect(reasons()).toEqual([{ key }])
})

it('gives each of two kinds its own reason', () => {
  reportRefusedFiles(named(['broken.jpg', 'a.png', 'b.png']))
  expect(useToastQueue.getState().toasts[0]?.words).toEqual({
    key: 'photo.refusedOfTwoKinds',
    values: {
      count: 3,
      first: {
        key: 'photo.fileProblem',
        values: { name: ['broken.jpg'], reason: { key: 'fileservice.ERROR_NO_JPG_IMAGE' } },
      },
      second: {
        key: 'photo.fileProblem',
        values: { name: ['a.png', 'b.png'], reason: { key: 'photo.refusedPicture' } },
      },
    },
  })
})

it('is over once other files are added or offered', () => {
  reportRefusedFiles(named(['broken.jpg', 'b.jpg']))
  expect(reasons()).toHaveLength(1)
  beginNextFiles()
  expect(reasons()).toEqual([])
})

it('has no such advice for a kind the shop takes', () => {
  carryFacts({ photoFormats: ['heic'] })
  reportRefusedFiles([{ ...refusedPhoto('a'), name: 'broken.heic' }])
  expect(reasons()).toEqual([{ key: 'fileservice.ERROR_NO_JPG_IMAGE' }])
  document.head.replaceChildren()
})

it('has no such advice for a file that is too large', () => {
  reportRefusedFiles([{ ...refusedPhoto('a', 'ERROR_FILE_TO_BIG'), name: 'a.png' }])
  expect(reasons()).toEqual([{ key: 'fileservice.ERROR_FILE_TO_BIG' }])
})

it('gives each of three kinds its own reason, and waits to be closed', () => {
  reportRefusedFiles([refusedPhoto('a', 'ERROR_FILE_TO_BIG'), ...named(['b.jpg', 'c.heic'])])
  const [toast] = useToastQueue.getState().toasts
  expect(toast?.words.key).toBe('photo.refusedOfThreeKinds')
  const problems = ['first', 'second', 'third'].map((each) => toast?.words.values?.[each])
  const keys = ['fileservice.ERROR_FILE_TO_BIG', 'fileservice.ERROR_NO_JPG_IMAGE', 'photo.refusedFormat']
  expect(problems).toEqual(
    keys.map((key) => expect.objectContaining({ values: expect.objectContaining({ reason: { key } }) })),
  )
  expect(toast?.stays).toBe(true)
})

it('names every reason there can be when a phone has no room for each', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  reportRefusedFiles([refusedPhoto('a', 'ERROR_FILE_TO_BIG'), ...named(['b.jpg', 'c.heic'])])
  expect(reasons()).toEqual([{ key: 'photo.refusedReasons', values: { formats: '.jpg' } }])
})

it('names two files on a phone, and counts the rest', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  reportRefusedFiles(['a', 'b', 'c', 'd'].map((id) => refusedPhoto(id)))
  const [toast] = useToastQueue.getState().toasts
  expect(toast?.words.values?.['names']).toEqual([
    expect.any(String),
    expect.any(String),
    { key: 'photo.others', values: { count: 2 } },
  ])
})

it('keeps every name with its own reason, however many the toast names', () => {
  const photos = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((id) => ({ ...refusedPhoto(id), name: `${id}.pdf` }))
  const files = reportRefusedFiles([
    ...photos,
    refusedPhoto('j', 'ERROR_FILE_TO_BIG'),
    { ...refusedPhoto('k'), name: 'k.heic' },
  ])
  expect(files.map(({ name }) => name).slice(-2)).toEqual(['photoj.jpg', 'k.heic'])
  expect(files.map(({ reason }) => reason.key).slice(-3)).toEqual([
    'fileservice.ERROR_NO_JPG_IMAGE',
    'fileservice.ERROR_FILE_TO_BIG',
    'photo.refusedFormat',
  ])
  useToastQueue.getState().toasts[0]?.action?.run()
  // The next files have nothing to do with the open list.
  reportRefusedFiles([refusedPhoto('l')])
  expect(useRefusedFiles.getState().listed).toEqual(files)
})
