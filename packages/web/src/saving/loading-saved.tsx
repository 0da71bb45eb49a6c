import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useLocation } from 'wouter'
import { track } from '../analytics/analytics.ts'
import { useThemeList } from '../catalogue/use-theme-list.ts'
import { useDocument } from '../document/document-store.ts'
import { useLanguage } from '../language/language-store.ts'
import { knownRatio } from '../navigation/known-format.ts'
import { chooserPath, errorPath } from '../navigation/routes/paths.ts'
import { takeStep, useTabState } from '../navigation/tab-state.ts'
import { LoadingPage } from '../ui/loading-page.tsx'
import { LateSaveDialog } from './late-save-dialog.tsx'
import { loadCollage } from './load-collage.ts'
import { onSaving } from './on-saving.ts'

interface Props {
  readonly id: string
  readonly onSignedIn: () => void
}

/** Stands in for the editor while a collage of the account is fetched, after a login if needed. */
export function LoadingSaved({ id, onSignedIn }: Props) {
  const t = useTranslations('editor')
  const [, navigate] = useLocation()
  const editorState = useTabState((tab) => tab.editorState)
  const { templates, failed } = useThemeList()

  const needsLogin = useRef(false)
  const signedIn = useRef(onSignedIn)
  useEffect(() => {
    signedIn.current = onSignedIn
  })
  const stateBefore = useRef(editorState)

  useEffect(() => {
    const leaving = new AbortController()
    const fail = (message: string) =>
      navigate(errorPath(useLanguage.getState().language, `ModelService.load() ${message}`), { replace: true })
    const load = async () => {
      try {
        const outcome = await loadCollage(id, templates, leaving.signal)
        if (leaving.signal.aborted) return
        needsLogin.current = outcome === 'login needed'
        if (needsLogin.current) takeStep('loginNeeded')
      } catch (error) {
        // A customer who has gone elsewhere meanwhile is not brought back.
        if (leaving.signal.aborted) return
        const message = error instanceof Error ? error.message : String(error)
        track('global-error', { message })
        fail(message)
      }
    }
    if (templates.length > 0) void load()
    else if (failed) fail('no templates')
    const forgetReload = onSaving('reload', () => signedIn.current())
    return () => {
      leaving.abort()
      forgetReload()
    }
  }, [id, templates, failed, navigate])

  // Closing the login leaves nothing to edit; a customer who then decides not to quit goes on waiting.
  useEffect(() => {
    const before = stateBefore.current
    stateBefore.current = editorState
    if (editorState !== 'normal' || useDocument.getState().page) return
    if (before === 'want to quit') takeStep(needsLogin.current ? 'loginNeeded' : 'loadSaved')
    else navigate(chooserPath(''), { replace: true })
  }, [editorState, navigate])

  return (
    <>
      <LoadingPage frame="editor" sheetRatio={knownRatio(id)} label={t('loading')} />
      <LateSaveDialog />
    </>
  )
}
