import { describe, expect, it } from 'vitest'
import { digitOutlines } from './digit-shapes.ts'
import { readShapesXml } from './read-shapes-xml.ts'

const shape = (id: string, rest = '') => {
  const [style = 0, digit = 0] = id.split('-').map(Number)
  const { width, height, path } = digitOutlines()[style]?.[digit] ?? { width: 1, height: 1, path: '' }
  return `<shape id="${id}" width="${width}" height="${height}" path="${path}"${rest}/>`
}

const IDS = [0, 1, 2].flatMap((style) => Array.from({ length: 10 }, (_, digit) => `${style}-${digit}`))
const WHOLE = `<shapes>${IDS.map((id) => shape(id)).join('')}</shapes>`

describe('the shapes file', () => {
  it('draws ten digits in three styles', () => {
    expect(readShapesXml(WHOLE)).toEqual({ ok: true, value: digitOutlines() })
  })

  it.each([
    ['another document', '<shapes>', '<digits>', 'xml'],
    ['a missing digit', shape('1-4'), '', 'shapes-missing', 'shape 1-4: not drawn'],
    ['a digit drawn twice', shape('1-4'), shape('1-5'), 'shapes-twice', 'shape 1-5: drawn twice'],
    ['an id of nothing', 'id="2-9"', 'id="3-1"', 'shapes-id', 'shape 3-1: not the id of a digit such as 0-7'],
    ['an unknown element', shape('0-0'), '<glyph/>', 'xml-unknown-element', 'glyph: not known inside shapes'],
    ['an unknown attribute', shape('0-0'), shape('0-0', ' fill="red"'), 'xml-unknown-attribute'],
    ['a size of nothing', 'width="68"', 'width="0"', 'xml-attribute', 'shape 0-0: width "0" is not above 0'],
    ['a path that is none', 'path="M0 31.5A', 'path="M0 thirty', 'shapes-path', 'shape 0-0: the path cannot be read'],
    ['a path off its width', 'width="68"', 'width="90"', 'shapes-path', 'shape 0-0: the path does not fill its width'],
    ['a line instead of a shape', /path="M0 31.5A[^"]*"/, 'path="M0 0L68 100L0 0Z"', 'shapes-path'],
  ])('refuses %s by name', (_, from, to, name, reason = expect.any(String)) => {
    const read = readShapesXml(WHOLE.replace(from, to))
    expect(read).toMatchObject({ ok: false, failure: { name: expect.stringContaining(name), reason } })
  })
})
