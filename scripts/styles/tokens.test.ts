import { describe, expect, it } from 'vitest'
import { NAMED_COLOURS } from '../boundaries/named-colours.ts'
import { DECLARATIONS, FILES, OUTSIDE_TOKENS, SHEETS, TOKENS, textOf } from './sheets.ts'

const scripts = FILES.filter((file) => /\.tsx?$/.test(file)).map(textOf)

describe('the style sheets', () => {
  it('take every colour from the tokens', () => {
    const literal = new RegExp(
      String.raw`#[\da-f]{3,8}\b|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix)\(|(?<![\w-])(${NAMED_COLOURS})(?![\w-])`,
      'i',
    )
    for (const written of ['navy', '1px solid DarkSlateGrey', '#fff', 'oklch(0.7 0 0)'])
      expect(written).toMatch(literal)
    for (const token of ['var(--red)', 'var(--print-tan)', 'currentcolor']) expect(token).not.toMatch(literal)
    const isWritten = ({ property, value }: { property: string; value: string }) =>
      !property.startsWith('grid-') && literal.test(value)
    expect(OUTSIDE_TOKENS).not.toEqual([])
    expect(OUTSIDE_TOKENS.filter(isWritten)).toEqual([])
  })

  it('take what a finger needs from the tokens', () => {
    const isSide = ({ property }: { property: string }) => /(width|height)$/.test(property)
    expect(OUTSIDE_TOKENS.filter((each) => isSide(each) && each.value === '44px')).toEqual([])
  })

  it('take every space from the tokens, or by a name, but for the width of a line', () => {
    const spaces = OUTSIDE_TOKENS.filter(({ property }) => /^(gap|row-gap|column-gap|padding|margin)/.test(property))
    const written = ({ value }: { value: string }) => [...value.matchAll(/[\d.]+px/g)].map(([length]) => length)
    expect(written({ value: 'calc(-1 * 6px) 0px' })).toEqual(['6px', '0px'])
    expect(spaces).not.toEqual([])
    expect(spaces.filter((each) => written(each).some((length) => !/^[01]px$/.test(length)))).toEqual([])
  })

  it('subtract from the window, and switch at, only lengths that have a name', () => {
    const unnamed = /(?<![\d.])(100(?:%|d?v[hw]|cq[a-z]+) [-+] [\d.]+px|[\d.]+px - 100)|\* \d{3,}(?![\d%]|px)/
    for (const written of ['max(0px, 100dvh - 148px)', '(1268px - 100vw) * 999']) expect(written).toMatch(unnamed)
    expect('calc(100dvh - var(--header-height) - 12px) * var(--steep)').not.toMatch(unnamed)
    expect(DECLARATIONS.filter(({ value }) => unnamed.test(value))).toEqual([])
  })

  it('take every radius from the tokens, or have none, or the one of what they stand in', () => {
    const isToken = (value: string) =>
      value.split(/\s+/).every((each) => /^(0|inherit|var\(--radius[\w-]*\))$/.test(each))
    const radii = OUTSIDE_TOKENS.filter(({ property }) => /^border-.*radius$/.test(property))
    expect(radii.filter(({ value }) => !isToken(value))).toEqual([])
  })

  it('take every shadow from the tokens', () => {
    const shadows = OUTSIDE_TOKENS.filter(({ property }) => /shadow/.test(property))
    expect(shadows.filter(({ value }) => !/^(none|var\(--[\w-]+\))$/.test(value))).toEqual([])
    expect(OUTSIDE_TOKENS.filter(({ value }) => value.includes('drop-shadow('))).toEqual([])
  })

  it('have the same shadow around a box and around the outline of a picture, in the dark too', () => {
    const pairs = [
      ['--shadow-print', '--print-outline'],
      ['--shadow-lifted', '--lift-outline'],
    ] as const
    const dark = /@media \(prefers-color-scheme: dark\) \{([^]*?)\n\}/.exec(textOf(TOKENS))?.[1] ?? ''
    const outlines = DECLARATIONS.filter(({ file, value }) => file === TOKENS && value.includes('drop-shadow('))
    expect(new Set(outlines.map(({ property }) => property))).toEqual(new Set(pairs.map(([, outline]) => outline)))
    const isDark = (token: string) => dark.includes(`${token}:`)
    expect(pairs.filter(([box, outline]) => isDark(box) !== isDark(outline))).toEqual([])
  })

  it('take from the tokens what lies over what', () => {
    const lifted = OUTSIDE_TOKENS.filter(({ property }) => property === 'z-index')
    expect(lifted).not.toEqual([])
    expect(lifted.filter(({ value }) => !/^var\(--z-[\w-]+\)$/.test(value))).toEqual([])
  })

  it('use tokens that are there, and all of them', () => {
    const set = new Set(DECLARATIONS.map(({ property }) => property))
    // The kit of menus sets the width of the button a menu belongs to.
    const isSet = (name: string) =>
      name === '--trigger-width' || set.has(name) || scripts.some((text) => text.includes(`'${name}'`))
    const used = new Set(
      DECLARATIONS.flatMap(({ value }) => [...value.matchAll(/var\((--[\w-]+)\s*[,)]/g)].map(([, name = '']) => name)),
    )
    expect([...used].filter((name) => !isSet(name))).toEqual([])
    const tokens = DECLARATIONS.filter(({ file, property }) => file === TOKENS && property.startsWith('--'))
    expect(tokens).not.toEqual([])
    expect(tokens.filter(({ property }) => !used.has(property))).toEqual([])
  })

  it('take every time from the tokens', () => {
    const timed = OUTSIDE_TOKENS.filter(({ property }) => /^(transition|animation)/.test(property))
    expect(timed.filter(({ value }) => /var\(--(motion|late)-/.test(value))).not.toEqual([])
    expect(timed.filter(({ value }) => /(?<![\w-])[\d.]+m?s\b/.test(value))).toEqual([])
  })

  it('take the size of every bar from the tokens, where the outlines find it too', () => {
    const sizes = OUTSIDE_TOKENS.filter(
      ({ file, property }) =>
        /(-(bar|header|foot|footer)\.module|frame\/bar)\.css$/.test(file) && /^(min-)?(height|width)$/.test(property),
    )
    expect(sizes.filter(({ value }) => value.includes('var(--'))).not.toEqual([])
    // Less than a finger's size is something in a bar.
    const isBar = (value: string) => [...value.matchAll(/([\d.]+)px/g)].some(([, pixels]) => Number(pixels) >= 44)
    expect(sizes.filter(({ value }) => isBar(value))).toEqual([])
  })

  it('take from the tokens how far lines are apart, or from what is around them, or measure it', () => {
    const leadings = OUTSIDE_TOKENS.filter(({ property }) => property === 'line-height')
    expect(leadings).not.toEqual([])
    expect(leadings.filter(({ value }) => !/^(inherit|var\(--[\w-]+\)|calc\(var\(--cm\).*\))$/.test(value))).toEqual([])
  })

  it('take every size of a text from the tokens, or the one around it, or measure it on the sheet', () => {
    const sizes = OUTSIDE_TOKENS.filter(({ property }) => property === 'font-size')
    expect(sizes.filter(({ value }) => !/^(inherit|var\(--text-\w+\)|calc\(var\(--cm\).*\))$/.test(value))).toEqual([])
  })

  it('draw one ring around what has the focus', () => {
    const rings = SHEETS.flatMap(({ file, text }) =>
      // Forced colours have rings of their own.
      [...text.replace(/@media \(forced-colors: active\) \{[^]*?\n\}/g, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)]
        .filter(([, selector = '']) => /focus-visible/.test(selector.replace(/:not\([^)]*\)/g, '')))
        .flatMap(([, , body = '']) => [...body.matchAll(/outline(-offset)?: ([^;]+);/g)])
        .map(([said, offset, value = '']) => ({ file, said, offset, value })),
    )
    expect(rings.length).toBeGreaterThan(10)
    const isToken = ({ offset, value }: (typeof rings)[number]) =>
      (offset ? /^var\(--focus-(inside|outside)\)$/ : /^var\(--focus-ring(-on-photo)?\)$/).test(value)
    // A corner of a crop is a white angle on a photo, and so is its ring.
    expect(rings.filter((ring) => !isToken(ring)).map(({ file }) => file)).toEqual(
      Array.from({ length: 2 }, () => 'photos/edit/crop-handles.module.css'),
    )
  })
})
