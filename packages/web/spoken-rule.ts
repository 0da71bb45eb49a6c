import { readFileSync } from 'node:fs'

/** As much of PostCSS as is needed here. */
interface Place {
  replaceWith: (...declarations: readonly { readonly prop: string; readonly value: string }[]) => void
}

interface StyleSheet {
  walkAtRules: (name: string, each: (place: Place) => void) => void
}

/** Of the class `spoken`, which says once how something is read out and not seen. */
function declarations() {
  const sheet = readFileSync(new URL('src/ui/spoken.module.css', import.meta.url), 'utf8')
  const rule = /\.spoken \{([^}]*)\}/.exec(sheet)?.[1] ?? ''
  return [...rule.matchAll(/([\w-]+): ([^;]+);/g)].map(([, prop = '', value = '']) => ({ prop, value }))
}

/** Puts them in place of `@spoken`, for what is hidden in some windows only: no class can be composed under a condition. */
export function spokenRule() {
  return {
    postcssPlugin: 'spoken-rule',
    Once: (sheet: StyleSheet) => sheet.walkAtRules('spoken', (place) => place.replaceWith(...declarations())),
  }
}
