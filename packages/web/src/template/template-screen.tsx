import { useLayoutEffect, useMemo, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Redirect } from 'wouter'
import { useThemeList } from '../catalogue/use-theme-list.ts'
import { useDocument } from '../document/document-store.ts'
import { useTabPhotos } from '../drafts/use-tab-photos.ts'
import { knownPiece } from '../navigation/known-piece.ts'
import { TEMPLATE_MISSING } from '../navigation/missing.ts'
import { chooserPath } from '../navigation/routes/paths.ts'
import type { ScreenProps } from '../navigation/routes/screen-props.ts'
import button from '../ui/button.module.css'
import { LoadingPage } from '../ui/loading-page.tsx'
import { choiceOn, openChoice, renewOpenChoice, useChoices } from './choice-store.ts'
import styles from './template-screen.module.css'
import { TemplateWorkbench } from './template-workbench.tsx'
import { useCurrentCollage } from './use-current-collage.ts'

export function TemplateScreen({ id, style }: ScreenProps<'template'>) {
  const t = useTranslations()
  useTabPhotos()
  const { templates, failed, retry } = useThemeList()
  const offered = templates.find((template) => template.id === id)
  const remembered = useChoices((state) => state.choices[id])

  const isComing = useCurrentCollage(templates)
  // A page opened for the first time shows its choice at once, not after its outline.
  const first = useMemo(
    () => (offered && !remembered && !isComing ? choiceOn(offered, style) : undefined),
    [offered, remembered, isComing, style],
  )
  const choice = remembered ?? first
  // Another sheet, for instance after an undo, is another page to show; other texts on it are not.
  const sheet = useDocument((state) => state.page?.template)
  const shown = useRef<readonly unknown[]>([])

  // Before painting, so that an earlier choice does not flash.
  useLayoutEffect(() => {
    if (!offered || isComing) return
    const wanted = [offered.id, style, sheet]
    if (wanted.every((each, index) => each === shown.current[index])) return renewOpenChoice(offered)
    shown.current = wanted
    openChoice(offered, style, first)
  }, [offered, style, sheet, isComing, first])

  // Loaded templates stay if a list fails to load in another language.
  if (failed && templates.length === 0) {
    return (
      <div role="alert" className={styles.notice}>
        <p>{t('template.loadFailed')}</p>
        <button type="button" className={button.secondary} onClick={retry}>
          {t('misc.retry')}
        </button>
      </div>
    )
  }
  if (templates.length === 0 || (offered && (!choice || isComing))) {
    return <LoadingPage frame="template" piece={knownPiece(id)} label={t('template.loading')} />
  }
  if (!choice) return <Redirect to={chooserPath('')} replace state={TEMPLATE_MISSING} />
  return <TemplateWorkbench choice={choice} />
}
