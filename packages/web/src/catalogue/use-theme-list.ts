import type { CatalogueTemplate } from '@collagerie/core/catalogue'
import { useEffect } from 'react'
import { create } from 'zustand'
import { track } from '../analytics/analytics.ts'
import { useLanguage } from '../language/language-store.ts'
import type { Language } from '../language/languages.ts'
import { rememberPieces } from '../navigation/known-piece.ts'
import { loadThemeList } from './load-theme-list.ts'

interface ThemeListState {
  /** The language of the templates' names. While another one loads, the old names stay. */
  readonly language: Language | undefined
  readonly templates: readonly CatalogueTemplate[]
  readonly failed: boolean
  readonly loading: Loading | undefined
}

/** A running request; its promise resolves when it has arrived or failed. */
interface Loading {
  readonly language: Language
  readonly controller: AbortController
  readonly over: Promise<void>
}

const useStore = create<ThemeListState>()(() => ({
  language: undefined,
  templates: [],
  failed: false,
  loading: undefined,
}))

/**
 * Loads the catalogue, unless it is loaded, loading or has just failed: a screen that is still loading will need it, or
 * report the failure.
 */
export async function beginThemeList(language: Language): Promise<void> {
  const { language: known, failed, loading } = useStore.getState()
  // A request in another language would overwrite the present list.
  if (loading && loading.language !== language) loading.controller.abort()
  if (known !== language && !failed && loading?.language !== language) load(language)
  await useStore.getState().loading?.over
}

function load(language: Language): void {
  useStore.getState().loading?.controller.abort()
  const controller = new AbortController()
  useStore.setState({ failed: false })
  const over = loadThemeList(language, controller.signal)
    .then((templates) => {
      if (controller.signal.aborted) return
      rememberPieces(piecesOf(templates))
      useStore.setState({ language, templates })
    })
    .catch((error: unknown) => {
      if (controller.signal.aborted) return
      track('theme-list-failure', { message: String(error) })
      useStore.setState({ failed: true })
    })
    .finally(() => {
      if (useStore.getState().loading?.controller === controller) useStore.setState({ loading: undefined })
    })
  useStore.setState({ loading: { language, controller, over } })
}

function piecesOf(templates: readonly CatalogueTemplate[]) {
  const shown = templates.filter(({ starturl }) => starturl !== '')
  return new Map(shown.map(({ id, starturl: url, width, height }) => [id, { url, width, height }] as const))
}

/** The catalogue in the active language, fetched once and shared by all screens. */
export function useThemeList() {
  const language = useLanguage((state) => state.language)
  const templates = useStore((state) => state.templates)
  const failed = useStore((state) => state.failed)

  useEffect(() => {
    void beginThemeList(language)
    // The next screen retries after a failure.
    return () => useStore.setState({ failed: false })
  }, [language])

  return { templates, failed, retry: () => load(language) }
}
