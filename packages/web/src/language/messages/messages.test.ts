import compile from 'icu-minify/compile'
import format, { type FormatOptions } from 'icu-minify/format'
import { createTranslator } from 'use-intl/core'
import { describe, expect, it } from 'vitest'
import { FORMATS } from '../formats.ts'
import { LANGUAGES, type Language } from '../languages.ts'
import { loadTexts } from '../load-texts.ts'
import type { FrenchTexts } from './translation.ts'

const ALL_PARTS = new Set(['rest', 'board', 'hanging', 'accessibility', 'recovery'] as const)

type Flat = Readonly<Record<string, string>>

function flatten(texts: object, prefix = ''): Flat {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value]] : Object.entries(flatten(value, `${prefix}${key}.`)),
    ),
  )
}

/** `{count, plural, ...}` and `{name}`, by name and sort. */
function placeholders(text: string): readonly string[] {
  return Array.from(
    text.matchAll(/\{(\w+)(?:, (\w+))?[},]/g),
    ([, name, sort = 'text']) => `${name}: ${sort}`,
  ).toSorted((a, b) => a.localeCompare(b))
}

const all = new Map(
  await Promise.all(LANGUAGES.map(async (language) => [language, await loadTexts(language, ALL_PARTS)] as const)),
)
const loaded = (language: Language) => all.get(language) as FrenchTexts
const textsOf = (language: Language) => flatten(loaded(language))
const french = textsOf('fr')

const NAMESPACES = [
  'accessibility',
  'apart',
  'checkout',
  'choosing',
  'crash',
  'delivery',
  'drafts',
  'editor',
  'fileservice',
  'finished',
  'forPhotos',
  'generator',
  'hanging',
  'hues',
  'layerphoto',
  'layertext',
  'lettering',
  'materials',
  'misc',
  'navigation',
  'order',
  'overview',
  'photo',
  'photoedit',
  'photoinstance',
  'preflight',
  'recovery',
  'route',
  'savedialog',
  'shop',
  'shortcuts',
  'social',
  'template',
  'texthint',
  'textlabel',
  'viewer',
]

/** Words for which the glossary has another word, or that address a customer in another manner. */
const FORBIDDEN: Readonly<Record<Language, RegExp>> = {
  fr: /\bmatière|mise de côté|première place|\bchiffre\b|dans son cadre|(est|êtes|rester) connecté/i,
  nl: /\bplek\b|\bkader\b|algemene voorwaarden|\d(MB|cm)\b|\b(je|jij|jouw)\b/i,
  en: /taken (away|off)|\bgo(es)? on\b|(?<=\w )places?\b|in trouble|user name|\btemplate|\bkept\b|\d(MB|cm)\b/i,
  de: /\bDesigns?\b|\bPlatz\b|Fassung|Jetzige|Vorliebe|\b([Dd]u|[Dd]ein\w*)\b/,
  it: /\bSu(o|a|oi|e)\b|\bL(ei|e|a) (servono|aspetta)|Scelga|\b[Rr]iprovi\b|\b[Aa]cceda\b|si trova$|cornice|disconnesso|collegato/,
  es: /\bco(ger|gida)|formato|no se pudo|plantilla|\bmarco\b|\busted\b|conectado/i,
}

describe.each(LANGUAGES)('the texts in %s', (language) => {
  const texts = textsOf(language)

  it('have every key of every namespace', () => {
    expect(Object.keys(texts).toSorted()).toEqual(Object.keys(french).toSorted())
    expect(
      [...new Set(Object.keys(texts).map((key) => key.split('.')[0] ?? ''))].toSorted((a, b) => a.localeCompare(b)),
    ).toEqual(NAMESPACES)
  })

  it('have the placeholders of the French ones', () => {
    const sortsIn = (flat: Flat) =>
      Object.fromEntries(Object.entries(flat).map(([key, text]) => [key, placeholders(text)]))
    expect(sortsIn(texts)).toEqual(sortsIn(french))
  })

  it('are never empty', () => {
    expect(Object.entries(texts).filter(([, text]) => text === '' || text !== text.trim())).toEqual([])
  })

  it('are shown with the marks of print', () => {
    const wrong =
      language === 'fr' ? /['"]|\.\.\.|[\p{L}\p{N})» \u00a0][?!;]|[ \u00a0]:| [%»]|« |\p{L} - \p{L}/u : /['"]|\.\.\./
    const readable = Object.entries(texts).map(([key, text]) => [key, text.replaceAll(/, number[^}]*\}/g, '}')])
    expect(readable.filter(([, text]) => wrong.test(text ?? ''))).toEqual([])
  })

  it('keep to the words of the glossary', () => {
    expect(Object.entries(texts).filter(([, text]) => FORBIDDEN[language].test(text))).toEqual([])
  })

  it('say of a slot the very word that is printed for its quality', () => {
    for (const quality of ['bad', 'average', 'sufficient', 'good', 'excellent'] as const) {
      const spoken = loaded(language).editor.slotQuality[quality].toLocaleUpperCase(language)
      expect(spoken.split(' ')).toContain(loaded(language).photoinstance[quality])
    }
  })

  it.each([1, 3])('say of %d photos in the editor, after saving and at the checkout the same', (count) => {
    const t = createTranslator({ locale: language, messages: loaded(language) })
    expect(t('checkout.soft', { count })).toBe(t('editor.qualitySoft', { count }))
    const blurred = t('editor.qualityBlurred', { count })
    expect(t('savedialog.tooSmall', { count })).toContain(blurred)
    // The checkout folds the second half away under the first.
    expect(blurred.startsWith(t('delivery.doubtsBlurred', { count }))).toBe(true)
    expect(blurred.split(' ').at(-1)).toBe(t('checkout.tooSmall', { count }).split(' ').at(-1))
  })

  it.each([0, 1, 2, 5])('can be written with %d of everything', (count) => {
    const problems: unknown[] = []
    const onError = (error: Error) => problems.push(error.message)
    const t = createTranslator({ locale: language, messages: loaded(language), onError })
    for (const [key, text] of Object.entries(texts)) {
      const names = placeholders(text).map((each) => each.split(':')[0] ?? '')
      const values = Object.fromEntries(names.map((name) => [name, count]))
      // The keys are typed individually; here all are walked by name.
      const written: unknown = Reflect.apply(t, undefined, [key, values])
      const isTouched = names.length === 0 && written !== text
      if (isTouched || typeof written !== 'string' || /[{}#]/.test(written)) problems.push([key, written])
    }
    expect(problems).toEqual([])
  })
})

/** As `compiled-texts.ts` leaves them to the browser. */
const OPTIONS: FormatOptions = {
  formats: FORMATS,
  formatters: {
    getDateTimeFormat: (...options) => new Intl.DateTimeFormat(...options),
    getNumberFormat: (...options) => new Intl.NumberFormat(...options),
    getPluralRules: (...options) => new Intl.PluralRules(...options),
  },
}

describe('texts taken apart by a build', () => {
  it.each(LANGUAGES)('read the same as whole ones, in %s', (language) => {
    const texts = Object.entries(textsOf(language)).filter(([, text]) => text.includes('{'))
    expect(texts.length).toBeGreaterThan(50)
    const whole = createTranslator({ locale: language, formats: FORMATS, messages: loaded(language) })
    const read = texts.flatMap(([key, text]) => {
      const names = Array.from(text.matchAll(/\{(\w+)[,}]/g), ([, name = '']) => name)
      const compiled = compile(text)
      return [0, 1, 1234].map((value) => {
        const values = Object.fromEntries(names.map((name) => [name, value]))
        const wholly: unknown = Reflect.apply(whole, undefined, [key, values])
        return { key, taken: format(compiled, language, values, OPTIONS), wholly }
      })
    })
    expect(read.filter(({ taken, wholly }) => taken !== wholly)).toEqual([])
  })
})
