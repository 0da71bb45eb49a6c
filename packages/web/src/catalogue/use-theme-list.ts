import type { CatalogueTemplate } from '@collagerie/core/catalogue'
import { useEffect } from 'react'
import { create } from 'zustand'
import { useLanguage } from '../app/language/language-store.ts'
import type { Language } from '../app/language/languages.ts'
import { loadThemeList } from './load-theme-list.ts'

interface ThemeListState {
  /** The language the templates are named in; undefined before the first list has arrived. */
  readonly language: Language | undefined
  readonly templates: readonly CatalogueTemplate[]
  readonly failed: boolean
}

const useStore = create<ThemeListState>()(() => ({ language: undefined, templates: [], failed: false }))

let loading: Language | undefined

/** Loads the list unless it is there or on its way. After a language change the old names stay until the new arrive. */
async function load(language: Language): Promise<void> {
  if (loading === language || useStore.getState().language === language) return
  loading = language
  useStore.setState({ failed: false })
  try {
    const templates = await loadThemeList(language)
    if (loading === language) useStore.setState({ language, templates })
  } catch {
    if (loading === language) useStore.setState({ failed: true })
  } finally {
    if (loading === language) loading = undefined
  }
}

/** The theme list in the active language, shared by all screens that need it. */
export function useThemeList(): Pick<ThemeListState, 'templates' | 'failed'> & { readonly retry: () => void } {
  const language = useLanguage((state) => state.language)
  const { templates, failed } = useStore()
  useEffect(() => {
    void load(language)
  }, [language])
  return { templates, failed, retry: () => void load(language) }
}
