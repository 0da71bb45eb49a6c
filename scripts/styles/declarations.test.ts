import { describe, expect, it } from 'vitest'
import { hoverRule } from '../../packages/web/hover-rule.ts'
import { namedSelectors } from '../../packages/web/named-selectors.ts'
import { spokenRule } from '../../packages/web/spoken-rule.ts'
import { NAMED_COLOURS } from '../boundaries/named-colours.ts'
import { DECLARATIONS, FILES, OUTSIDE_TOKENS, SHEETS, TOKENS, textOf } from './sheets.ts'

const scripts = FILES.filter((file) => /\.tsx?$/.test(file)).map(textOf)

describe('the style sheets', () => {
  it('take back nothing that a class has said after the one it composes', () => {
    const faults = SHEETS.flatMap(({ file, text }) => {
      const rules = [...text.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selectors = '', body = '']) => ({
        selectors: selectors.split(',').map((each) => each.trim()),
        said: [...body.matchAll(/([\w-]+):/g)].map(([, property = '']) => property),
        composed: /composes: (\w+);/.exec(body)?.[1],
      }))
      return rules.flatMap(({ selectors, said, composed }, index) =>
        rules
          .slice(index + 1)
          .filter((later) => later.said.some((each) => said.includes(each)))
          // A rule that names both means both.
          .filter(
            (later) =>
              later.selectors.includes(`.${composed}`) && !selectors.some((each) => later.selectors.includes(each)),
          )
          .map(() => `${file}: ${selectors.join()} composes .${composed}`),
      )
    })
    expect(faults).toEqual([])
  })

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

  it('take a space that has a token from the tokens', () => {
    const tokens = DECLARATIONS.filter(({ file, property }) => file === TOKENS && property.startsWith('--space-'))
    const sizes = tokens.map(({ value }) => value).join('|')
    const literal = new RegExp(`(?<![\\d.])(${sizes})\\b`)
    const spaces = OUTSIDE_TOKENS.filter(({ property }) => /^(gap|row-gap|column-gap|padding|margin)/.test(property))
    expect(tokens).toHaveLength(8)
    expect(spaces.filter(({ value }) => literal.test(value))).toEqual([])
  })

  it('take every radius from the tokens, or have none, or the one of what they stand in', () => {
    const isToken = (value: string) =>
      value.split(/\s+/).every((each) => /^(0|inherit|var\(--radius[\w-]*\))$/.test(each))
    const radii = OUTSIDE_TOKENS.filter(({ property }) => /^border-.*radius$/.test(property))
    expect(radii.filter(({ value }) => !isToken(value))).toEqual([])
  })

  it('say by a line what is chosen where grounds and shadows are taken away', () => {
    const forced = /@media \(forced-colors: active\) \{([^]*)\n\}/.exec(
      SHEETS.find(({ file }) => file === 'ui/base.css')?.text ?? '',
    )?.[1]
    const [chosen = '', rule = ''] = forced?.split(/[{}]/) ?? []
    expect(rule).toMatch(/outline: \d+px solid Highlight !important/)
    const states = SHEETS.flatMap(({ text }) => [
      ...text.matchAll(/\[(aria-(?:pressed|selected|checked|current)|data-selected)[^\]]*\]|:checked/g),
    ])
    const names = new Set(states.map(([state, attribute]) => attribute ?? state))
    expect(names.size).toBeGreaterThan(3)
    expect([...names].filter((name) => !chosen.includes(name))).toEqual([])
  })

  it('hide nothing by a colour alone where every colour is given', () => {
    const hidden = SHEETS.filter(({ text }) => /[;{]\s*color: transparent/.test(text))
    expect(hidden.filter(({ text }) => !/forced-color/.test(text)).map(({ file }) => file)).toEqual([])
  })

  it('hide in one way what is only read out', () => {
    // The link past the header keeps its size, to be seen at once when it is focused.
    const ways = new Set(['ui/spoken.module.css', 'ui/skip-link.module.css'])
    const hidden = DECLARATIONS.filter(({ property, value }) => property === 'clip-path' && value === 'inset(50%)')
    expect(hidden).not.toEqual([])
    expect(hidden.map(({ file }) => file).filter((file) => !ways.has(file))).toEqual([])
    // Parts that appear on hover, focus or when ready, and native boxes that are replaced by drawn ones.
    const seenAgain = [
      'checkout/sharp-piece.module.css',
      'editor/sheet/sheet-stage.module.css',
      'photos/photo-tile.module.css',
      'ui/choice.module.css',
    ]
    const isUnseen = (rule: string) => /position: absolute;/.test(rule) && /opacity: 0;/.test(rule)
    const unseen = SHEETS.filter(({ text }) => text.match(/\{[^{}]*\}/g)?.some(isUnseen))
    expect(unseen.map(({ file }) => file).toSorted()).toEqual(seenAgain)
  })

  it('end every animation at once for people who asked for stillness, and take the time of transitions from the tokens', () => {
    const still = textOf('ui/base.css').split('(prefers-reduced-motion: reduce)')[1] ?? ''
    // Without the weight, the rule of a class would win against this one for everything.
    for (const property of ['animation-duration: 1ms', 'animation-iteration-count: 1'])
      expect(still).toContain(`${property} !important;`)
    const transitions = OUTSIDE_TOKENS.filter(({ property }) => /^transition(?:-duration)?$/.test(property))
    expect(transitions).not.toEqual([])
    expect(transitions.filter(({ value }) => value !== 'none' && !value.includes('var(--motion-'))).toEqual([])
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

  it('keep nothing in view but by the token that lets go of it in the lowest windows, or for a moment', () => {
    const kept = OUTSIDE_TOKENS.filter(({ property, value }) => property === 'position' && value === 'sticky')
    // The fade at the end of a row of sizes is kept in view sideways, where no window is low.
    const sideways = 'template/size-list.module.css'
    expect(kept.map(({ file }) => file)).toEqual([sideways, 'ui/toasts.module.css'])
    const pinned = DECLARATIONS.filter(({ property }) => property === '--pinned')
    expect(pinned.map(({ value }) => value)).toEqual(['sticky', 'static'])
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

  it('leave no fingers to the browser but where a script answers for their moves', () => {
    const folderOf = (file: string) => file.split('/')[0]
    const answered = FILES.filter((file) => /\.tsx?$/.test(file) && textOf(file).includes('ownFingers('))
    const folders = new Set(answered.map(folderOf))
    const kept = OUTSIDE_TOKENS.filter(({ file, property }) => property === 'touch-action' && file !== 'ui/base.css')
    expect(kept).not.toEqual([])
    expect(kept.filter(({ file }) => !folders.has(folderOf(file)))).toEqual([])
  })

  it('are built with selectors in place of the names they have given them, and not at all with one they have not', () => {
    const built = (selector: string) => {
      const naming = { params: ':--tray i:nth-child(2)', remove: () => undefined }
      const rule = { selector, error: (message: string) => new Error(message) }
      namedSelectors().Once({ walkAtRules: (_name, each) => each(naming), walkRules: (each) => each(rule) })
      return rule.selector
    }
    expect(built('.a > :--tray::after, :--tray')).toBe('.a > i:nth-child(2)::after, i:nth-child(2)')
    expect(() => built('.a > :--shelf')).toThrow('There is no selector :--shelf.')
  })

  it('are built with what hides in place of its name', () => {
    const built: string[] = []
    const place = {
      replaceWith: (...all: readonly { prop: string; value: string }[]) => {
        for (const { prop, value } of all) built.push(`${prop}: ${value}`)
      },
    }
    spokenRule().Once({ walkAtRules: (_name, each) => each(place) })
    expect(built).toContain('clip-path: inset(50%)')
    expect(built).toContain('white-space: nowrap')
  })

  it('are built so that nothing looks pointed at where only fingers point', () => {
    interface Media {
      readonly params: string
      readonly nodes: readonly { readonly selectors: readonly string[] }[]
    }
    const isMedia = (node: object): node is Media => 'params' in node
    const built = (selectors: readonly string[], params?: string) => {
      let nodes: readonly object[] | undefined
      const parent = params === undefined ? undefined : { name: 'media', params }
      const clone = (given: { readonly selectors: readonly string[] }) => ({ ...rule, ...given })
      const replaceWith = (...all: readonly object[]) => {
        nodes = all
      }
      const rule = { selectors, parent, clone, replaceWith }
      hoverRule().OnceExit({ walkRules: (each: (one: typeof rule) => void) => each(rule) })
      return nodes?.map((node) =>
        isMedia(node)
          ? { media: node.params, selectors: node.nodes.flatMap((each) => each.selectors) }
          : (node as typeof rule).selectors,
      )
    }
    expect(built(['.a', '.b'])).toBeUndefined()
    expect(built(['.a:hover'])).toEqual([{ media: '(hover: hover)', selectors: ['.a:hover'] }])
    expect(built(['.a:hover > i', '.b'])).toEqual([['.b'], { media: '(hover: hover)', selectors: ['.a:hover > i'] }])
    expect(built(['.a:hover'], '(hover: hover) and (pointer: fine)')).toBeUndefined()
  })
})
