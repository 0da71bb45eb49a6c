import { useCallback, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useLocation } from 'wouter'
import { event } from '../app/analytics.ts'
import { useLanguage } from '../app/language/language-store.ts'
import { errorPath, selectionPath } from '../app/routes/paths.ts'
import { takeStep, useSession } from '../app/session.ts'
import { useThemeList } from '../catalogue/use-theme-list.ts'
import { useDocument } from '../editor/document-store.ts'
import { KitLanguage } from '../ui/kit-language.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { loadCollage } from './load-collage.ts'
import styles from './loading-saved.module.css'
import { SaveDialog } from './save-dialog.tsx'
import { onSaving } from './save-store.ts'

/** Stands in for the editor while a collage of the account is fetched, after a login where one is needed. */
export function LoadingSaved({ id }: { readonly id: string }) {
  const t = useTranslations('editor')
  const [, navigate] = useLocation()
  const language = useLanguage((state) => state.language)
  const editorState = useSession((session) => session.editorState)
  const { templates, failed } = useThemeList()

  const load = useCallback(async () => {
    try {
      const outcome = await loadCollage(id, templates)
      if (outcome === 'login needed') takeStep('loginNeeded')
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      event('global-error', { message })
      navigate(errorPath(useLanguage.getState().language, `ModelService.load() ${message}`), { replace: true })
    }
  }, [id, templates, navigate])

  useEffect(() => {
    if (templates.length > 0) void load()
    if (failed)
      navigate(errorPath(useLanguage.getState().language, 'ModelService.load() no templates'), { replace: true })
    return onSaving('reload', () => void load())
  }, [templates, failed, load, navigate])

  // Whoever closes the login has nothing to edit.
  useEffect(() => {
    if (editorState === 'normal' && !useDocument.getState().collage) navigate(selectionPath(''), { replace: true })
  }, [editorState, navigate])

  return (
    <KitLanguage language={language}>
      <div className={styles.loading}>
        <Spinner label={t('loading')} />
      </div>
      <SaveDialog />
    </KitLanguage>
  )
}
