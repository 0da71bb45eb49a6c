import { BREAKPOINTS, mediaBelow } from './src/ui/breakpoints.ts'

/** The part of PostCSS that is used here. */
interface MediaRule {
  params: string
  error: (message: string) => Error
}

interface StyleSheet {
  walkAtRules: (name: string, each: (rule: MediaRule) => void) => void
}

const names = Object.keys(BREAKPOINTS) as (keyof typeof BREAKPOINTS)[]
const QUERIES = new Map(
  names.flatMap((name) => [
    [`--${name}`, mediaBelow(name)],
    [`--not-${name}`, mediaBelow(name).replace('<', '>=')],
  ]),
)

/** Puts the window's size in place of the breakpoint's name, since no browser can read one in a media query. */
export function namedMedia() {
  const resolve = (rule: MediaRule) => {
    rule.params = rule.params.replace(/\((--[\w-]+)\)/g, (_all, name: string) => {
      const query = QUERIES.get(name)
      if (query === undefined) throw rule.error(`There is no breakpoint ${name}.`)
      return query
    })
  }
  return {
    postcssPlugin: 'named-media',
    // Only then are the style sheets that others are composed of in their places.
    OnceExit: (sheet: StyleSheet) => sheet.walkAtRules('media', resolve),
  }
}
