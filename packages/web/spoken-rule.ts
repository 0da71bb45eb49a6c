import { readFileSync } from 'node:fs'

/** The part of PostCSS that is used here. */
interface Place {
  replaceWith: (...declarations: readonly { readonly prop: string; readonly value: string }[]) => void
}

interface StyleSheet {
  walkAtRules: (name: string, each: (place: Place) => void) => void
}

/** The declarations of the class `spoken`, which hides something from sight and leaves it to screen readers. */
function declarations() {
  const sheet = readFileSync(new URL('src/ui/spoken.module.css', import.meta.url), 'utf8')
  const rule = /\.spoken \{([^}]*)\}/.exec(sheet)?.[1] ?? ''
  return [...rule.matchAll(/([\w-]+): ([^;]+);/g)].map(([, prop = '', value = '']) => ({ prop, value }))
}

/** Replaces `@spoken` by them, since CSS modules cannot compose a class inside a media query. */
export function spokenRule() {
  return {
    postcssPlugin: 'spoken-rule',
    Once: (sheet: StyleSheet) => sheet.walkAtRules('spoken', (place) => place.replaceWith(...declarations())),
  }
}
