import { describe, expect, it } from 'vitest'
import { readSampleList } from './sample-list.ts'

const PLAIN = { id: 'sea', width: 300, height: 200, url: '/sea.jpg' }

describe('the list of sample pictures', () => {
  it('is read with what is known of each, and nothing else', () => {
    const kind = { isHero: true, isHeavy: true, isGrey: true, isPale: true, hue: 40, suits: ['romantic'] }
    const full = { ...PLAIN, ...kind, colour: '#123456', subject: { x: 0.1, y: 0.2, width: 0.3, height: 0.4 } }
    expect(readSampleList([PLAIN, { ...full, other: 1 }])).toEqual([PLAIN, full])
    const odd = { isGrey: 1, hue: '40', subject: { x: 0.1, y: 0.2, width: '1', height: 0.4 } }
    expect(
      readSampleList([{ ...PLAIN, ...odd, colour: 7, isHero: 'yes', isHeavy: 1, isPale: 0, suits: 'all' }]),
    ).toEqual([PLAIN])
  })

  it.each([undefined, null, {}, 'list', [null], [{}], [{ ...PLAIN, width: '300' }], [{ ...PLAIN, url: undefined }]])(
    'is not %j',
    (answer) => {
      expect(() => readSampleList(answer)).toThrow(TypeError)
    },
  )
})
