/** The part of PostCSS that is used here. */
interface NamingRule {
  params: string
  remove: () => void
}

interface StyleRule {
  selector: string
  error: (message: string) => Error
}

interface StyleSheet {
  walkAtRules: (name: string, each: (rule: NamingRule) => void) => void
  walkRules: (each: (rule: StyleRule) => void) => void
}

/**
 * Puts a selector in place of the name that `@custom-selector` has given it in the same sheet, since no browser can.
 */
export function namedSelectors() {
  const resolve = (sheet: StyleSheet) => {
    const named = new Map<string, string>()
    sheet.walkAtRules('custom-selector', (rule) => {
      const [, name = '', selector = ''] = /^(:--[\w-]+)\s+(.+)$/.exec(rule.params) ?? []
      named.set(name, selector)
      rule.remove()
    })
    sheet.walkRules((rule) => {
      rule.selector = rule.selector.replace(/:--[\w-]+/g, (name) => {
        const selector = named.get(name)
        if (selector === undefined) throw rule.error(`There is no selector ${name}.`)
        return selector
      })
    })
  }
  return { postcssPlugin: 'named-selectors', Once: resolve }
}
