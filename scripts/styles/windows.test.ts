import { describe, expect, it } from 'vitest'
import { namedMedia, resolved } from '../../packages/web/named-media.ts'
import { BREAKPOINTS } from '../../packages/web/src/ui/breakpoints.ts'
import { WINDOWS } from '../../packages/web/src/ui/windows.ts'
import { FILES, SHEETS, textOf } from './sheets.ts'

const queries = SHEETS.flatMap(({ file, text }) =>
  [...text.matchAll(/@media([^{]*)/g)].map(([, query = '']) => ({ file, query: query.trim() })),
)
const written = FILES.filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .flatMap((file) => [...textOf(file).matchAll(/`([^`]*\$\{mediaBelow\([^`]*)`/g)])
  .map(([, query = '']) => query.replace(/\$\{mediaBelow\('([\w-]+)'\)\}/g, '(--$1)'))
const names = [...Object.keys(BREAKPOINTS), ...Object.keys(WINDOWS)]

const WINDOW = String.raw`\(--[\w-]+\)`
/** What a device can do and what a person has asked for is written as it is. */
const FEATURE = String.raw`\((?:hover|pointer|forced-colors|prefers-[\w-]+): [\w-]+\)`
const ONE_WINDOW = new RegExp(`^(?:print|not ${FEATURE}|(?:${WINDOW}|${FEATURE})(?: and ${FEATURE})*)$`)

/** A query in which the order of what it asks for says nothing. */
const meaningOf = (query: string) =>
  resolved(query)
    .split(', ')
    .map((all) => all.split(' and ').toSorted().join(' and '))
    .toSorted()
    .join(', ')

describe('the windows', () => {
  it('are asked for by one name each, before what the device can do', () => {
    for (const raw of ['(width < 550px)', '(--narrow) and (--low)', '(hover: hover) and (--low)', 'not (--low)'])
      expect(raw).not.toMatch(ONE_WINDOW)
    const isNamed = (query: string) => query.split(', ').every((each) => ONE_WINDOW.test(each))
    expect(queries).not.toEqual([])
    expect(queries.filter(({ query }) => !isNamed(query))).toEqual([])
  })

  it('are always asked for in the same words', () => {
    const words = new Map<string, Set<string>>()
    for (const query of [...names.map((name) => `(--${name})`), ...queries.map((each) => each.query)]) {
      const meaning = meaningOf(query)
      words.set(meaning, (words.get(meaning) ?? new Set()).add(query))
    }
    expect([...words.values()].filter((each) => each.size > 1)).toEqual([])
  })

  it('have a name if two style sheets ask for any of several', () => {
    const lists = queries.filter(({ query }) => query.includes(', ')).map(({ query }) => query)
    expect(lists).toEqual([...new Set(lists)])
  })

  it('are all asked for', () => {
    const asked = [...queries.map(({ query }) => query), ...Object.values(WINDOWS)].join()
    const meant = new Set(written.map(meaningOf))
    const isAsked = (name: string) =>
      new RegExp(`\\(--(not-)?${name}\\)`).test(asked) || meant.has(meaningOf(`(--${name})`))
    expect(names.filter((name) => !isAsked(name))).toEqual([])
  })

  // The table of names is too heavy to be sent for five questions, which are therefore written out.
  it('are the same for scripts', () => {
    expect(written.length).toBeGreaterThan(1)
    const asked = queries.map(({ query }) => query).filter((query) => !/hover|pointer|print|prefers|forced/.test(query))
    const known = new Set([...names.map((name) => `(--${name})`), ...asked].map(meaningOf))
    expect(written.filter((query) => !known.has(meaningOf(query)))).toEqual([])
  })

  it('are built with sizes in place of the names, and not at all with a name nobody gave', () => {
    const built = (params: string) => {
      const rule = { params, error: (message: string) => new Error(message) }
      namedMedia().OnceExit({ walkAtRules: (_name, each) => each(rule) })
      return rule.params
    }
    const [narrow, low] = ['(width < 550px)', '(height < 520px)']
    expect(built('(--not-narrow) and (hover: hover)')).toBe('(width >= 550px) and (hover: hover)')
    expect(built('(--phone)')).toBe(`${narrow}, (width < 860px) and ${low}`)
    expect(built('print, (--not-little-room)')).toBe('print, (width >= 550px) and (height >= 520px)')
    expect(built('(--not-scarce) and (pointer: fine)')).toBe(
      '(width >= 860px) and (pointer: fine), (height >= 520px) and (pointer: fine)',
    )
    expect(() => built('(--immense)')).toThrow('There is no window --immense.')
  })
})
