// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { changeLanguage, loadTextsOf, startLanguage, useLanguage, withTexts } from './language-store.ts'
import type { Language } from './languages.ts'
import type * as LoadTexts from './load-texts.ts'

/** Languages whose texts are held back; the test lets them arrive or fail. */
const held = vi.hoisted(() => new Map<string, Promise<void>>())

vi.mock('./load-texts.ts', async (importOriginal) => {
  const original = await importOriginal<typeof LoadTexts>()
  const loadTexts: typeof original.loadTexts = async (language, parts) => {
    const asked = [...parts]
    await held.get(language)
    return original.loadTexts(language, asked)
  }
  return { ...original, loadTexts }
})

/** Holds a language's texts back until one of the returned functions is called. */
function hold(language: Language): { readonly come: () => void; readonly fail: () => void } {
  let come = () => {}
  let fail = () => {}
  const answer = new Promise<void>((resolve, reject) => {
    come = resolve
    fail = () => reject(new TypeError('Failed to fetch'))
  })
  // It may fail before anybody asks.
  answer.catch(() => undefined)
  held.set(language, answer)
  return { come, fail }
}

const shown = () => useLanguage.getState()

describe('the active language', () => {
  it('starts with the texts of the shell alone, and is not yet a choice to remember', async () => {
    await startLanguage('it')
    expect(shown().language).toBe('it')
    expect(shown().texts?.template.heading).toBe('Scegli il modello')
    expect(shown().texts?.editor).toBeUndefined()
    expect(shown().texts?.shop).toBeUndefined()
    expect(localStorage.getItem('collagerie.language')).toBeNull()
  })

  it('changes and is remembered', async () => {
    await changeLanguage('nl')
    expect(shown().language).toBe('nl')
    expect(localStorage.getItem('collagerie.language')).toBe('nl')
  })

  it.each([
    ['as asked for', ['de', 'es', 'en']],
    ['the other way round', ['en', 'es', 'de']],
    ['the wanted one in between', ['es', 'en', 'de']],
  ] as const)('is the one asked for last when the answers arrive %s', async (_, order) => {
    const holds = new Map(order.map((language) => [language, hold(language)]))
    const changes = new Map((['de', 'es', 'en'] as const).map((language) => [language, changeLanguage(language)]))
    for (const language of order) {
      holds.get(language)?.come()
      expect(await changes.get(language)).toBe(true)
    }
    expect(shown().language).toBe('en')
    expect(localStorage.getItem('collagerie.language')).toBe('en')
    await changeLanguage('nl')
  })

  it('stays when the texts of another do not come', async () => {
    const german = hold('de')
    const change = changeLanguage('de')
    german.fail()
    expect(await change).toBe(false)
    expect(shown().language).toBe('nl')
    expect(localStorage.getItem('collagerie.language')).toBe('nl')
  })

  it('is the one asked for last, though the one before it failed meanwhile', async () => {
    const [german, spanish] = [hold('de'), hold('es')]
    const [toGerman, toSpanish] = [changeLanguage('de'), changeLanguage('es')]
    german.fail()
    expect(await toGerman).toBe(false)
    spanish.come()
    expect(await toSpanish).toBe(true)
    expect(shown().language).toBe('es')
  })

  it('is the one asked for again, though it failed the first time', async () => {
    const first = hold('fr')
    const once = changeLanguage('fr')
    const second = hold('fr')
    const again = changeLanguage('fr')
    first.fail()
    expect(await once).toBe(false)
    second.come()
    expect(await again).toBe(true)
    expect(shown().language).toBe('fr')
  })

  it('brings the texts a screen has asked for', async () => {
    await changeLanguage('nl')
    await loadTextsOf('rest')
    expect(shown().texts?.photoinstance?.bad).toBe('SLECHT')
    await changeLanguage('it')
    expect(shown().texts?.photoinstance?.bad).toBeDefined()
    expect(shown().files).not.toContain('board')
  })

  it('renders nothing anew for texts that are there, one after the other or at once', async () => {
    const changes: unknown[] = []
    const stop = useLanguage.subscribe((state) => changes.push(state))
    await loadTextsOf('rest')
    await loadTextsOf('template')
    await Promise.all([withTexts(Promise.resolve()), loadTextsOf('rest')])
    expect(changes).toEqual([])
    await Promise.all([loadTextsOf('board'), loadTextsOf('board')])
    stop()
    expect(changes).toHaveLength(1)
  })
})

describe('code that waits for its texts', () => {
  it('gets them in the language that was asked for while they were on their way', async () => {
    const [italian, german] = [hold('it'), hold('de')]
    const code = withTexts(Promise.resolve('code'), 'hanging')
    const change = changeLanguage('de')
    italian.come()
    const there = code.then(() => shown())
    await vi.dynamicImportSettled()
    german.come()
    expect((await there).language).toBe('de')
    expect((await there).files).toContain('hanging')
    expect(await change).toBe(true)
  })

  it('gets them in the present language when that other one does not come', async () => {
    const spanish = hold('es')
    const change = changeLanguage('es')
    hold('es').fail()
    const code = withTexts(Promise.resolve('code'), 'accessibility')
    await vi.dynamicImportSettled()
    spanish.fail()
    expect(await code).toBe('code')
    expect(await change).toBe(false)
    expect(shown().language).toBe('de')
    expect(shown().files).toContain('accessibility')
  })

  it('fails when they do not come in the present language', async () => {
    await changeLanguage('nl')
    hold('nl').fail()
    useLanguage.setState({ files: new Set(['first']) })
    await expect(withTexts(Promise.resolve('code'))).rejects.toThrow('Failed to fetch')
  })
})
