// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import {
  changeLanguage,
  loadRestOfTexts,
  loadTextsOfHanging,
  startLanguage,
  useLanguage,
  withTexts,
} from './language-store.ts'

describe('the active language', () => {
  it('starts with the texts of the shell alone, and is not yet a choice to remember', async () => {
    await startLanguage('it')
    expect(useLanguage.getState().language).toBe('it')
    expect(useLanguage.getState().texts?.template.heading).toBe('Scegli il modello')
    expect(useLanguage.getState().texts?.editor).toBeUndefined()
    expect(useLanguage.getState().texts?.shop).toBeUndefined()
    expect(localStorage.getItem('collagerie.language')).toBeNull()
  })

  it('changes and is remembered', async () => {
    await changeLanguage('nl')
    expect(useLanguage.getState().language).toBe('nl')
    expect(localStorage.getItem('collagerie.language')).toBe('nl')
  })

  it('is the one asked for last, however the answers arrive', async () => {
    await Promise.all([changeLanguage('de'), changeLanguage('es'), changeLanguage('en')])
    expect(useLanguage.getState().language).toBe('en')
    expect(localStorage.getItem('collagerie.language')).toBe('en')
  })

  it('brings all its texts once a screen has needed them', async () => {
    await loadRestOfTexts()
    expect(useLanguage.getState().texts?.photoinstance?.bad).toBe('BAD')
    await changeLanguage('fr')
    expect(useLanguage.getState().texts?.photoinstance?.bad).toBe('MAUVAISE')
  })

  it('renders nothing anew for texts that are there, one after the other or at once', async () => {
    const changes: unknown[] = []
    const stop = useLanguage.subscribe((state) => changes.push(state))
    await loadRestOfTexts()
    await Promise.all([withTexts(Promise.resolve()), loadRestOfTexts()])
    expect(changes).toEqual([])
    await Promise.all([loadTextsOfHanging(), loadTextsOfHanging()])
    stop()
    expect(changes).toHaveLength(1)
  })
})
