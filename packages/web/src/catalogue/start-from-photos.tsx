import { type CatalogueTemplate, photoCountFilter, photoCountIn } from '@collagerie/core/catalogue'
import { acceptedFiles, MOST_SELECTED_PHOTOS } from '@collagerie/core/photo'
import { useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocation } from 'wouter'
import { chooserPath } from '../navigation/routes/paths.ts'
import { photoFormats } from '../navigation/shop-config.ts'
import { useTabState } from '../navigation/tab-state.ts'
import { useIncomingFiles } from '../photos/dialog/use-incoming-files.ts'
import { useRefusedFiles } from '../photos/refused-files.ts'
import button from '../ui/button.module.css'
import { seldomPart } from '../ui/late-part.tsx'
import { useTouch } from '../ui/media-hook.ts'
import { PhotoNumberField } from './photo-number-field.tsx'
import styles from './starting-points.module.css'
import { useBringPhotos } from './use-bring-photos.ts'

/** Brings the photo library, which visitors without photos do not need here. */
const ForYourPhotos = seldomPart(async () => (await import('../suggesting/for-your-photos.tsx')).ForYourPhotos)

const RefusedDialog = seldomPart(async () => (await import('../photos/refused-dialog.tsx')).RefusedDialog)

interface Props {
  readonly templates: readonly CatalogueTemplate[]
  readonly filter: string
}

/** Starts from photos: a number of them, or the photos themselves, leading to designs for as many. */
export function StartFromPhotos({ templates, filter }: Props) {
  const t = useTranslations('template')
  const [, navigate] = useLocation()
  const hasPhotos = useTabState((tab) => tab.hasPhotos)
  const listsRefused = useRefusedFiles(({ listed }) => listed !== undefined)
  const [typed, setTyped] = useState(() => String(photoCountIn(filter) ?? ''))
  const [isRefused, setRefused] = useState(false)
  // On a touch screen nothing can be dropped.
  const isByTouch = useTouch()
  const [titleId, faultId] = [useId(), useId()]
  const files = useRef<HTMLInputElement>(null)
  const number = useRef<HTMLInputElement>(null)

  function show(count: number): void {
    setTyped(String(count))
    setRefused(false)
    navigate(chooserPath(photoCountFilter(count)))
  }

  function showTyped(): void {
    const count = /^\d+$/.test(typed.trim()) ? Number(typed) : 0
    if (count > 0 && count <= MOST_SELECTED_PHOTOS) return show(count)
    setRefused(true)
    // The templates for the number before would look like its answer.
    if (photoCountIn(filter) !== undefined) navigate(chooserPath(''))
    number.current?.focus()
  }

  const { brought, bring } = useBringPhotos(show)
  const isOver = useIncomingFiles((dropped) => void bring(dropped))

  return (
    <div role="group" className={styles.way} aria-labelledby={titleId} data-over={isOver}>
      <h2 id={titleId} className={styles.title}>
        {t('waysPhotos')} {!isByTouch && <span className={styles.drop}>{t('waysDrop')}</span>}
      </h2>
      <form
        className={styles.row}
        onSubmit={(event) => {
          event.preventDefault()
          showTyped()
        }}
      >
        <PhotoNumberField
          ref={number}
          typed={typed}
          onType={(text) => {
            setTyped(text)
            setRefused(false)
          }}
          faultId={isRefused ? faultId : undefined}
        />
        <button type="submit" className={button.secondary}>
          {t('waysShow')}
        </button>
        {hasPhotos || brought > 0 ? (
          <ForYourPhotos key={brought} templates={templates} isOpenAtFirst={brought > 0} />
        ) : (
          <button type="button" className={button.primary} onClick={() => files.current?.click()}>
            {t('waysBring')}
          </button>
        )}
        <input
          ref={files}
          hidden
          type="file"
          multiple
          accept={acceptedFiles(photoFormats())}
          onChange={({ target }) => {
            void bring(Array.from(target.files ?? []))
            target.value = ''
          }}
        />
      </form>
      {isRefused && (
        <p id={faultId} role="alert" className={styles.fault}>
          {t('waysCountFault', { most: MOST_SELECTED_PHOTOS })}
        </p>
      )}
      {listsRefused && <RefusedDialog />}
    </div>
  )
}
