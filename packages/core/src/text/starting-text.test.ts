import { describe, expect, it } from 'vitest'
import { layoutText } from './layout-text.ts'
import { startingText } from './starting-text.ts'
import { evenMeasure } from './testing/even-measure.ts'
import { textBands } from './text-bands.ts'
import { TITLE_FONT_SIZES } from './text-data.ts'
import { TEXT_MODE } from './text-mode.ts'

const sizeIn = (role: 'title' | 'subtitle' | 'photo', width: number, height: number, text = 'Title') =>
  startingText(role, { text }, { width, height }, evenMeasure).fontSize

describe('a starting text', () => {
  it('looks as its role says', () => {
    const box = { width: 50, height: 4 }
    expect(startingText('title', { text: 'Title' }, box, evenMeasure)).toMatchObject({
      font: 'Crimson Text',
      weight: '500',
      color: '#4d4d4f',
      caps: true,
      align: 'center',
      valign: 'middle',
    })
    expect(startingText('photo', { text: 'Hello' }, box, evenMeasure)).toMatchObject({
      font: 'Roboto',
      color: '#000000',
      align: 'center',
      valign: 'bottom',
    })
  })

  it.each([
    ['title', 50, 4, 3.387],
    ['title', 50, 3.4, 2.54],
    ['title', 50, 2, 1.693],
    ['title', 49, 8.8, 3.387],
    ['title', 139, 16, 8.467],
    ['title', 139, 23, 10.16],
    ['subtitle', 139, 13, 5.08],
    ['title', 50, 1, 0.917],
    ['subtitle', 50, 4, 1.693],
    ['subtitle', 50, 1, 0.917],
    ['photo', 10, 10, 1.693],
    ['photo', 10, 4, 0.917],
  ] as const)('%s in %fx%f starts at %f', (role, width, height, expected) => {
    expect(sizeIn(role, width, height)).toBe(expected)
  })

  it('gets smaller rather than cut when it is long', () => {
    expect(sizeIn('title', 20, 4, 'a title of thirty letters here')).toBe(0.917)
  })

  it.each([
    ['Amélie & Tom', 30, 8, 3.387, false],
    ['Amélie & Tom et leurs amis', 30, 8, 1.693, false],
    ['Un été en Bretagne avec toute la famille', 30, 8, 2.54, true],
    ['Un été en Bretagne avec toute la famille', 30, 3, 0.917, false],
    ['Un long été en Bretagne avec toute la famille et tous nos amis', 20, 2, 0.564, false],
    ['Un long été en Bretagne avec toute la famille et tous nos meilleurs amis', 20, 2.2, 0.706, true],
  ])('%j in %f x %f cm starts at %f, on two lines: %s', (text, width, height, fontSize, multipleLines) => {
    const data = startingText('title', { text }, { width, height }, evenMeasure)
    expect(data).toMatchObject({ text, fontSize, multipleLines })
  })

  it('keeps what the template wants', () => {
    const wanted = { text: 'Title', font: 'futura-pt', fontSize: 0.706, color: '#ff0000' }
    expect(startingText('title', wanted, { width: 50, height: 4 }, evenMeasure)).toMatchObject(wanted)
  })

  it('shrinks a size the template wants but the box cannot hold', () => {
    const wanted = { text: 'Title', fontSize: 3.387 }
    expect(startingText('title', wanted, { width: 50, height: 2 }, evenMeasure).fontSize).toBe(1.693)
  })

  it('fits every text band of every mode, in an allowed size', () => {
    for (const mode of Object.values(TEXT_MODE)) {
      for (const format of [
        { width: 20, height: 20 },
        { width: 20, height: 140 },
        { width: 140, height: 100 },
      ]) {
        const { title, subtitle } = textBands(mode, format, 0.5)
        for (const [role, box] of [
          ['title', title],
          ['subtitle', subtitle],
        ] as const) {
          if (!box) continue
          const data = startingText(role, { text: 'Our title' }, box, evenMeasure)
          expect(data.text).toBe('Our title')
          expect(TITLE_FONT_SIZES).toContain(data.fontSize)
          expect(layoutText(data, box, evenMeasure).fits).toBe(true)
        }
      }
    }
  })
})
