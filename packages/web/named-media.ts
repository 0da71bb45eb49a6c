import { BREAKPOINTS, mediaBelow } from './src/ui/breakpoints.ts'
import { WINDOWS } from './src/ui/windows.ts'

/** The part of PostCSS that is used here. */
interface MediaRule {
  params: string
  error: (message: string) => Error
}

interface StyleSheet {
  walkAtRules: (name: string, each: (rule: MediaRule) => void) => void
}

/** Each of these lists is a window by all its terms; together they are a query. */
type Alternatives = readonly (readonly string[])[]

const NOT = '--not-'

/** What comes of choosing one of each, in every way. */
const combined = (all: readonly Alternatives[]) =>
  all.reduce<Alternatives>((chosen, each) => chosen.flatMap((left) => each.map((right) => [...left, ...right])), [[]])

const namedWindows: Readonly<Record<string, string>> = WINDOWS
const isBreakpoint = (name: string): name is keyof typeof BREAKPOINTS => Object.hasOwn(BREAKPOINTS, name)

function windowOf(name: string): Alternatives | undefined {
  if (name.startsWith(NOT)) {
    const window = windowOf(`--${name.slice(NOT.length)}`)
    return window && combined(window.map((terms) => terms.map((term) => [opposite(term)])))
  }
  const own = name.slice(2)
  if (isBreakpoint(own)) return [[mediaBelow(own)]]
  const query = namedWindows[own]
  return query === undefined ? undefined : alternatives(query)
}

const opposite = (term: string) => (term.includes('>=') ? term.replace('>=', '<') : term.replace('<', '>='))

function alternatives(query: string): Alternatives {
  return query.split(/,\s*/).flatMap((list) => combined(list.split(/\s+and\s+/).map(meaning)))
}

function meaning(term: string): Alternatives {
  const name = /^\((--[\w-]+)\)$/.exec(term)?.[1]
  if (name === undefined) return [[term]]
  const window = windowOf(name)
  if (!window) throw new Error(`There is no window ${name}.`)
  return window
}

/** A media query with the sizes of the windows in place of their names, which no browser can read. */
export function resolved(query: string): string {
  return alternatives(query)
    .map((terms) => [...new Set(terms)].join(' and '))
    .join(', ')
}

export function namedMedia() {
  const resolve = (rule: MediaRule) => {
    try {
      rule.params = resolved(rule.params)
    } catch (error) {
      throw rule.error(String(error))
    }
  }
  return {
    postcssPlugin: 'named-media',
    // Only then are the style sheets that others are composed of in their places.
    OnceExit: (sheet: StyleSheet) => sheet.walkAtRules('media', resolve),
  }
}
