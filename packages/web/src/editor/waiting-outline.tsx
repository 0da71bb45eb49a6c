import { useTranslations } from 'use-intl'
import { knownRatio } from '../navigation/known-format.ts'
import { LoadingPage } from '../ui/loading-page.tsx'

/** The outline of an editor whose collage is loading. */
export function WaitingOutline({ savedId }: { readonly savedId: string | undefined }) {
  const t = useTranslations('editor')
  return <LoadingPage frame="editor" sheetRatio={knownRatio(savedId)} label={t('loading')} />
}
