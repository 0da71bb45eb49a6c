import type { CatalogueTemplate } from '@collagerie/core/catalogue'
import type { CollagePage } from '@collagerie/core/collage'
import type { PhotoLayout } from '@collagerie/core/suggesting'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocation } from 'wouter'
import { useLanguage, withTexts } from '../language/language-store.ts'
import { editPath } from '../navigation/routes/paths.ts'
import { useLibrary } from '../photos/library-store.ts'
import button from '../ui/button.module.css'
import { Icon } from '../ui/icon.tsx'
import { seldomPart } from '../ui/late-part.tsx'
import { showSheetToast } from '../ui/toast-queue.ts'
import { ownCount } from './photos-at-hand.ts'

const LayoutsDialog = seldomPart(async () => (await withTexts(import('./layouts-dialog.tsx'))).LayoutsDialog)

interface Props {
  readonly templates: readonly CatalogueTemplate[]
  /** The choice whose format and material are used if there is no collage yet. */
  readonly like?: CollagePage | undefined
  /** Whether photos were just brought for it. */
  readonly isOpenAtFirst?: boolean
}

/** Opens suggestions for the photos from a screen before the editor; taking one leads to the editor. */
export function ForYourPhotos({ templates, like, isOpenAtFirst = false }: Props) {
  const t = useTranslations('forPhotos')
  const [, navigate] = useLocation()
  const language = useLanguage((state) => state.language)
  const count = useLibrary(ownCount)
  const [isOpen, setOpen] = useState(isOpenAtFirst)

  /** The sheet cannot show that photos were left out, so a message does. */
  function taken({ choice, unused }: PhotoLayout): void {
    navigate(editPath(language))
    if (unused > 0) showSheetToast('forPhotos.taken', { values: { name: choice.offered.name, unused } })
  }

  return (
    <>
      {count > 0 && (
        <button type="button" className={button.secondary} onClick={() => setOpen(true)}>
          <Icon name="forPhotos" />
          {t('title', { count })}
        </button>
      )}
      {isOpen && <LayoutsDialog templates={templates} like={like} onClose={() => setOpen(false)} onTaken={taken} />}
    </>
  )
}
