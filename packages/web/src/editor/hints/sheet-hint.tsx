import { type CollagePage, usesOnPages } from '@collagerie/core/collage'
import { needsMoveHelp } from '@collagerie/core/handling'
import { useTranslations } from 'use-intl'
import { useDocument } from '../../document/document-store.ts'
import { latePart } from '../../ui/late-part.tsx'
import { useTouch } from '../../ui/media-hook.ts'
import { useNarrow } from '../../ui/use-narrow.ts'
import { useEditorUi } from '../editor-ui-store.ts'
import styles from './hints.module.css'
import { UsualHint } from './usual-hint.tsx'

/** Only photos can be too small or cut, and they come after the sheet. */
const WarningHint = latePart(async () => (await import('./warning-hint.tsx')).WarningHint, UsualHint)

/** The line under the sheet: the most useful hint at the moment. */
export function SheetHint({ page }: { readonly page: CollagePage }) {
  const t = useTranslations()
  const zoom = useEditorUi((desk) => desk.zoom)
  const asksTapAgain = useEditorUi((desk) => desk.asksTapAgain)
  // Those of another page are warned of too.
  const hasPhotos = useDocument(({ pages = [page] }) => usesOnPages(pages).size > 0)
  const isNarrow = useNarrow()
  // Fingers move the sheet differently than a wheel, on a tablet too.
  const isByTouch = useTouch()
  if (asksTapAgain) {
    return (
      <p className={styles.hint} role="status">
        {t('editor.tapAgain')}
      </p>
    )
  }
  if (needsMoveHelp(zoom)) {
    return <p className={styles.hint}>{t(isNarrow || isByTouch ? 'editor.moveHint' : 'editor.zoomHelp')}</p>
  }
  return hasPhotos ? <WarningHint page={page} /> : <UsualHint page={page} />
}
