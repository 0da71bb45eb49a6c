import { describe, expect, it } from 'vitest'
import { hoverRule } from '../../packages/web/hover-rule.ts'
import { namedSelectors } from '../../packages/web/named-selectors.ts'
import { spokenRule } from '../../packages/web/spoken-rule.ts'

describe('the style sheets', () => {
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
