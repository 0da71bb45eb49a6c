import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'
import type { Language } from './src/language/languages.ts'
import { typeset } from './src/language/typeset.ts'

const TEXTS = /[\\/]messages[\\/](\w\w)[\\/]\w+\.ts$/

/**
 * Typesets the texts and parses their placeholders at build time. The parser would otherwise be a seventh of the first
 * script.
 */
export function compiledTexts(): Plugin {
  return {
    name: 'compiled-texts',
    apply: 'build',
    enforce: 'post',
    config: () => ({
      resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
    }),
    transform(code, id) {
      const language = TEXTS.exec(id)?.[1] as Language | undefined
      if (language === undefined) return undefined
      return compiledIn(code, this.parse(code), language)
    },
  }
}

/** Only strings inside objects are texts; imports and names are left alone. */
function compiledIn(code: string, program: unknown, language: Language): string {
  const found: { readonly start: number; readonly end: number; readonly text: string }[] = []
  const collect = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { type, value, start, end } = node as { type?: string; value?: unknown; start: number; end: number }
    if (type === 'ImportDeclaration') return
    if (type === 'Property') return collect(value)
    if (type === 'Literal' && typeof value === 'string') found.push({ start, end, text: value })
    else if (type === 'TemplateLiteral') throw new Error(`A text has to be a plain one: ${code.slice(start, end)}`)
    else for (const child of Object.values(node)) collect(child)
  }
  collect(program)
  let at = 0
  const parts = found
    .toSorted((one, other) => one.start - other.start)
    .map(({ start, end, text }) => {
      const part = `${code.slice(at, start)}${JSON.stringify(compile(typeset(text, language)))}`
      at = end
      return part
    })
  return parts.join('') + code.slice(at)
}
