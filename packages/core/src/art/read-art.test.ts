import { describe, expect, it } from 'vitest'
import { seededRandom } from '../geometry/index.ts'
import { type Art, readArt } from './index.ts'

const svg = (inside: string, attributes = '') => `<svg viewBox="0 0 100 80" ${attributes}>${inside}</svg>`

function read(inside: string, attributes?: string): Art {
  const result = readArt(svg(inside, attributes))
  if (!result.ok) throw new Error(result.failure.reason)
  return result.value
}

const reasonOf = (text: string) => {
  const result = readArt(text)
  return result.ok ? undefined : result.failure.reason
}

describe('readArt', () => {
  it('reads the view box and fills shapes with black unless they say otherwise', () => {
    expect(
      readArt('<svg xmlns="http://www.w3.org/2000/svg" viewBox="-5, 0 100 80"><path d="M0 0L9 9"/></svg>'),
    ).toEqual({
      ok: true,
      value: {
        viewBox: { x: -5, y: 0, width: 100, height: 80 },
        paths: [
          {
            path: 'M0 0L9 9',
            transform: [1, 0, 0, 1, 0, 0],
            fill: { kind: 'solid', color: '#000000', opacity: 1 },
            fillRule: 'nonzero',
            opacity: 1,
          },
        ],
      },
    })
  })

  it.each([
    ['<rect x="1" y="2" width="3" height="4"/>', 'M1 2H4V6H1Z'],
    ['<rect width="10" height="4" rx="9"/>', 'M5 0H5A5 2 0 0 1 10 2V2A5 2 0 0 1 5 4H5A5 2 0 0 1 0 2V2A5 2 0 0 1 5 0Z'],
    ['<circle cx="5" cy="6" r="2"/>', 'M7 6A2 2 0 0 1 3 6A2 2 0 0 1 7 6Z'],
    ['<ellipse cx="5" cy="6" rx="2" ry="1"/>', 'M7 6A2 1 0 0 1 3 6A2 1 0 0 1 7 6Z'],
    ['<line x1="1" y1="2" x2="3"/>', 'M1 2L3 0'],
    ['<polyline points="0,0 1.5,2 3 4"/>', 'M0 0L1.5 2L3 4'],
    ['<polygon points="0 0 1 2 3 4"/>', 'M0 0L1 2L3 4Z'],
  ])('turns %s into path data', (shape, path) => {
    expect(read(shape).paths.map((drawn) => drawn.path)).toEqual([path])
  })

  it('leaves out what draws nothing', () => {
    const nothing = '<rect width="0" height="4"/><circle r="0"/><polygon points="1 1"/><path d="M0 0H9" fill="none"/>'
    expect(read(`<title>Leaf</title><desc>x</desc>${nothing}`).paths).toEqual([])
  })

  it('hands styles down and multiplies opacities', () => {
    const paths = read(
      `<g fill="#FA0" stroke="rgb(0, 128,255)" stroke-width="2" stroke-linecap="round" stroke-dasharray="1,2" opacity="0.5">
         <g fill-opacity="0.25" opacity="0.5"><path d="M0 0H9" stroke-linejoin="bevel" opacity="0.5"/></g>
         <path d="M1 1H9" fill="teal" stroke="none" fill-rule="evenodd"/>
       </g>`,
    ).paths
    expect(paths).toMatchObject([
      {
        fill: { kind: 'solid', color: '#ffaa00', opacity: 0.25 },
        stroke: {
          paint: { kind: 'solid', color: '#0080ff', opacity: 1 },
          width: 2,
          cap: 'round',
          join: 'bevel',
          dash: [1, 2],
        },
        fillRule: 'nonzero',
        opacity: 0.125,
      },
      { fill: { color: '#008080' }, fillRule: 'evenodd', opacity: 0.5 },
    ])
    expect(paths[1]).not.toHaveProperty('stroke')
  })

  it('composes transforms from the outside in', () => {
    const [drawn] = read(
      '<g transform="translate(10 20) scale(2)"><path transform="rotate(90 5 5), skewX(0)" d="M0 0H1"/></g>',
    ).paths
    const [a, b, c, d, e, f] = drawn?.transform ?? []
    const place = (x: number, y: number) =>
      [(a ?? 0) * x + (c ?? 0) * y + (e ?? 0), (b ?? 0) * x + (d ?? 0) * y + (f ?? 0)].map(
        (value) => Math.round(value * 1e6) / 1e6,
      )
    // Turned about (5, 5): (5, 0) goes to (10, 5); doubled to (20, 10); moved to (30, 30).
    expect(place(5, 0)).toEqual([30, 30])
    expect(place(5, 5)).toEqual([20, 30])
  })

  it('keeps gradients in user space as they are, wherever they are defined', () => {
    const gradient = `<defs><linearGradient id="sky" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="80">
        <stop offset="0" stop-color="white"/><stop offset="60%" stop-color="#036" stop-opacity="0.5"/><stop offset="0.2" stop-color="red"/>
      </linearGradient></defs>`
    const [drawn] = read(`<path d="M0 0H9V9Z" fill="url(#sky)" fill-opacity="0.5"/>${gradient}`).paths
    expect(drawn?.fill).toEqual({
      kind: 'linear',
      x1: 0,
      y1: 0,
      x2: 0,
      y2: 80,
      stops: [
        { offset: 0, color: '#ffffff', opacity: 0.5 },
        { offset: 0.6, color: '#003366', opacity: 0.25 },
        { offset: 0.6, color: '#ff0000', opacity: 0.5 },
      ],
    })
  })

  const stops = '<stop offset="0" stop-color="white"/><stop offset="1" stop-color="black"/>'

  it('fits a linear gradient to the box of its shape so that equal colours stay where SVG has them', () => {
    const defs = `<defs><linearGradient id="a" x1="0%" y1="0%" x2="100%" y2="100%">${stops}</linearGradient></defs>`
    const [drawn] = read(`${defs}<rect x="10" y="20" width="40" height="10" fill="url(#a)"/>`).paths
    const paint = drawn?.fill?.kind === 'linear' ? drawn.fill : undefined
    const { x1 = 0, y1 = 0, x2 = 0, y2 = 0 } = paint ?? {}
    const share = (x: number, y: number) =>
      ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / ((x2 - x1) ** 2 + (y2 - y1) ** 2)
    expect(share(10, 20)).toBeCloseTo(0, 9)
    expect(share(50, 30)).toBeCloseTo(1, 9)
    // The other diagonal is the line of equal colour.
    expect(share(50, 20)).toBeCloseTo(0.5, 9)
    expect(share(10, 30)).toBeCloseTo(0.5, 9)
  })

  it('measures curves for the box, not their handles', () => {
    const defs = `<defs><linearGradient id="a">${stops}</linearGradient></defs>`
    const [drawn] = read(`${defs}<path d="M10 0C10 -40 50 -40 50 0C70 20 -10 20 10 0Z" fill="url(#a)"/>`).paths
    const { x1, x2 } = drawn?.fill?.kind === 'linear' ? drawn.fill : { x1: 0, x2: 0 }
    // The lower curve swings out past its ends, but far less than its handles at 70 and -10.
    expect(x1).toBeCloseTo(60 - x2, 6)
    expect(x2).toBeGreaterThan(50)
    expect(x2).toBeLessThan(54)
  })

  it('fits a radial gradient to a square box', () => {
    const defs = `<defs><radialGradient id="a" fx="0.25">${stops}</radialGradient></defs>`
    const [drawn] = read(`${defs}<circle cx="30" cy="40" r="10" fill="url(#a)"/>`).paths
    expect(drawn?.fill).toMatchObject({ kind: 'radial', cx: 30, cy: 40, r: 10, fx: 25, fy: 40 })
  })

  it.each([
    ['', { fx: 30, fy: 40 }],
    [' fx="25"', { fx: 25, fy: 40 }],
    [' fy="35"', { fx: 30, fy: 35 }],
  ])('needs no focus in user space, where it is the middle: %j', (focus, expected) => {
    const units = 'gradientUnits="userSpaceOnUse"'
    const defs = `<defs><radialGradient id="a" ${units} cx="30" cy="40" r="10"${focus}>${stops}</radialGradient></defs>`
    const [drawn] = read(`${defs}<circle cx="30" cy="40" r="10" fill="url(#a)"/>`).paths
    expect(drawn?.fill).toMatchObject({ kind: 'radial', cx: 30, cy: 40, r: 10, ...expected })
  })

  it('paints a gradient without extent in its last colour', () => {
    const defs = `<defs><linearGradient id="a" x2="0">${stops}</linearGradient></defs>`
    expect(read(`${defs}<circle r="9" fill="url(#a)"/>`).paths[0]?.fill).toEqual({
      kind: 'solid',
      color: '#000000',
      opacity: 1,
    })
  })

  const byBox = `<defs><radialGradient id="a">${stops}</radialGradient></defs>`

  it.each([
    ['a script', svg('<script>alert(1)</script>'), 'script: not known inside svg'],
    ['an image', svg('<image href="https://example.org/x.png"/>'), 'image: not known inside svg'],
    ['a reference to elsewhere', svg('<use href="#a"/>'), 'use: not known inside svg'],
    ['text', svg('<text>Hello</text>'), 'text: not known inside svg'],
    ['loose text', svg('Hello'), 'svg: unexpected text "Hello"'],
    ['a filter', svg('<defs><filter id="f"/></defs>'), 'filter f: not known inside defs'],
    ['a style attribute', svg('<path id="p" d="M0 0" style="fill:red"/>'), 'path p: style is not allowed in art'],
    ['a handler', svg('<g onclick="x()"/>'), 'g: onclick is not allowed in art'],
    [
      'an outer gradient',
      svg('<path d="M0 0" fill="url(http://x/#a)"/>'),
      'path: fill "url(http://x/#a)" is not a colour',
    ],
    ['a gradient that does not exist', svg('<path d="M0 0H1" fill="url(#b)"/>'), 'path: gradient b does not exist'],
    [
      'an ellipse of colour',
      svg(`${byBox}<rect width="2" height="1" fill="url(#a)"/>`),
      'rect: a radial gradient by box needs a square shape; use userSpaceOnUse',
    ],
    [
      'a gradient on a box without area',
      svg(`${byBox}<path d="M0 0H9" stroke="url(#a)"/>`),
      'path: a gradient by box needs a shape with area',
    ],
    ['a gradient without stops', svg('<defs><linearGradient id="a"/></defs>'), 'linearGradient a: has no stops'],
    ['broken path data', svg('<path id="p" d="M0 0 L 5"/>'), /^path p: d is not path data: /],
    ['endless path data', svg('<path d="M0 0l1e308 0 1e308 0"/>'), 'path: d holds a number past all bounds'],
    ['endless shapes', svg('<rect x="1e308" width="1e308" height="1"/>'), 'rect: its size is past all bounds'],
    [
      'an endless transform',
      svg('<g transform="scale(1e200) scale(1e200)"/>'),
      'g: transform "scale(1e200) scale(1e200)" is not a transform',
    ],
    ['an unknown transform', svg('<g transform="spin(9)"/>'), 'g: transform "spin(9)" is not a transform'],
    [
      'a transform short of numbers',
      svg('<g transform="rotate(9 1)"/>'),
      'g: transform "rotate(9 1)" is not a transform',
    ],
    ['an unknown colour', svg('<g fill="currentColor"/>'), 'g: fill "currentColor" is not a colour'],
    ['an opacity above 1', svg('<g opacity="50"/>'), 'g: opacity "50" is not between 0 and 1'],
    ['an odd point', svg('<polygon points="0 0 1"/>'), 'polygon: points "0 0 1" is not a list of points'],
    ['a length with a unit', svg('<circle r="5px"/>'), 'circle: r "5px" is not a number'],
    ['no view box', '<svg/>', 'svg: viewBox is missing'],
    ['a flat view box', '<svg viewBox="0 0 10 0"/>', 'svg: viewBox "0 0 10 0" is not a box'],
    ['another document', '<html/>', 'html: not an svg'],
    ['an entity', '<!DOCTYPE svg [<!ENTITY a "b">]><svg/>', 'a document type declaration is not allowed'],
  ])('refuses %s', (_, text, reason) => {
    expect(reasonOf(text)).toMatch(
      typeof reason === 'string' ? new RegExp(`^${reason.replace(/[()[\]./]/g, '\\$&')}$`) : reason,
    )
  })

  it('answers thousands of mutations with art made of finite numbers or a named failure', () => {
    const valid = svg(`<defs><linearGradient id="a" x2="1" y2="1">${stops}</linearGradient></defs>
      <g transform="translate(1 2) rotate(30)" fill="url(#a)" opacity="0.5"><rect x="1" width="9" height="3" rx="1"/>
      <path d="M0 0c1 2 3 4 5 6s1 1 2 2q1 1 2 0t1 1a2 2 0 0 1 3 3z" stroke="#123" stroke-dasharray="1 2"/></g>`)
    const random = seededRandom(42)
    const at = (length: number) => Math.floor(random() * length)
    const junk = ['1e308', '-', '<', '"', ' ', 'e', '#', '(', ')', '9'.repeat(310), '.', 'url(#a)', '%', 'A', '0']
    let refused = 0
    for (let round = 0; round < 2000; round++) {
      const start = at(valid.length)
      const mutated = valid.slice(0, start) + (junk[at(junk.length)] ?? '') + valid.slice(start + at(4))
      const result = readArt(mutated)
      if (!result.ok) refused += 1
      // JSON writes what is not finite as null.
      expect(JSON.stringify(result)).not.toContain('null')
    }
    expect(refused).toBeGreaterThan(500)
    expect(refused).toBeLessThan(2000)
  })
})
