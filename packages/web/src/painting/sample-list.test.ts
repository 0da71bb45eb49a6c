import { describe, expect, it } from 'vitest'
import { readSampleList } from './sample-list.ts'

const PLAIN = { id: 'sea', width: 300, height: 200, url: '/sea.jpg' }

describe('the list of sample pictures', () => {
  it('is read with what is known of each, and nothing else', () => {
    const full = { ...PLAIN, colour: '#123456', isHero: true, isHeavy: true, isPale: true, suits: ['romantic'] }
    expect(readSampleList([PLAIN, { ...full, other: 1 }])).toEqual([PLAIN, full])
    expect(readSampleList([{ ...PLAIN, colour: 7, isHero: 'yes', isHeavy: 1, isPale: 0, suits: 'all' }])).toEqual([
      PLAIN,
    ])
  })

  it.each([undefined, null, {}, 'list', [null], [{}], [{ ...PLAIN, width: '300' }], [{ ...PLAIN, url: undefined }]])(
    'is not %j',
    (answer) => {
      expect(() => readSampleList(answer)).toThrow(TypeError)
    },
  )
})
