import { type CatalogueTemplate, photoCountFilter, photoCountIn } from '@collagerie/core/catalogue'
import { acceptedFiles, MOST_SELECTED_PHOTOS } from '@collagerie/core/photo'
import { useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocation } from 'wouter'
import { track } from '../analytics/analytics.ts'
import { loadTextsOf } from '../language/language-store.ts'
import { chooserPath } from '../navigation/routes/paths.ts'
import { photoFormats } from '../navigation/shop-config.ts'
import { useTabState } from '../navigation/tab-state.ts'
import { useIncomingFiles } from '../photos/dialog/use-incoming-files.ts'
import { useRefusedFiles } from '../photos/refused-files.ts'
import button from '../ui/button.module.css'
import { seldomPart } from '../ui/late-part.tsx'
import { useTouch } from '../ui/media-hook.ts'
import { showToast } from '../ui/toast-queue.ts'
import styles from './ways-in.module.css'

/** Brings the photo library, which visitors without photos do not need here. */
const ForYourPhotos = seldomPart(async () => (await import('../suggesting/for-your-photos.tsx')).ForYourPhotos)

const RefusedDialog = seldomPart(async () => (await import('../photos/refused-dialog.tsx')).RefusedDialog)

interface Props {
  readonly templates: readonly CatalogueTemplate[]
  readonly filter: string
}

/** Starts from photos: a number of them, or the photos themselves, leading to designs for as many. */
export function PhotosWay({ templates, filter }: Props) {
  const t = useTranslations('template')
  const [, navigate] = useLocation()
  const hasPhotos = useTabState((tab) => tab.hasPhotos)
  const listsRefused = useRefusedFiles(({ listed }) => listed !== undefined)
  const [typed, setTyped] = useState(() => String(photoCountIn(filter) ?? ''))
  const [isRefused, setRefused] = useState(false)
  /** How often photos were added: each time they are shown in designs at once. */
  const [brought, setBrought] = useState(0)
  // On a touch screen nothing can be dropped.
  const isByTouch = useTouch()
  const [titleId, faultId] = [useId(), useId()]
  const files = useRef<HTMLInputElement>(null)
  const number = useRef<HTMLInputElement>(null)

  // The same words without their number, which is in the field.
  const unit = t('photoCount', { count: Number(typed) || 2 }).replace(/^\S+\s/, '')

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

  async function bring(chosen: readonly File[]): Promise<void> {
    if (chosen.length === 0) return
    const { pathname } = window.location
    const parts = await loadParts()
    if (!parts) {
      // The action keeps the files: nobody has to choose them again once the connection is back.
      const action = { label: 'misc.retry', run: () => void bring(chosen) } as const
      return showToast('template.waysBringFailed', { tone: 'urgent', action })
    }
    const { takeIn, tellRefused, keepPhotos } = parts
    await keepPhotos()
    const arriving = takeIn(chosen)
    setBrought((times) => times + 1)
    const photos = await arriving
    tellRefused(photos)
    const count = photos.filter(({ state }) => state === 'IMAGE').length
    // Customers who have gone on meanwhile stay there.
    const isStillHere = window.location.pathname === pathname
    if (count > 0 && isStillHere) show(Math.min(count, MOST_SELECTED_PHOTOS))
  }

  const isOver = useIncomingFiles(true, (dropped) => void bring(dropped))

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
        <span className={styles.field}>
          <input
            ref={number}
            className={styles.count}
            inputMode="numeric"
            autoComplete="off"
            aria-label={t('waysCount')}
            placeholder="?"
            maxLength={6}
            aria-invalid={isRefused}
            aria-describedby={isRefused ? faultId : undefined}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value)
              setRefused(false)
            }}
          />
          <span className={styles.unit} aria-hidden="true">
            {unit}
          </span>
        </span>
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

/** What takes photos in, or nothing if the connection is lost. */
async function loadParts() {
  try {
    const [{ takeIn }, { tellRefused }, { keepPhotos }] = await Promise.all([
      import('../photos/take-in.ts'),
      import('../photos/tell-refused.ts'),
      import('../drafts/keep-photos.ts'),
      loadTextsOf('rest'),
    ])
    return { takeIn, tellRefused, keepPhotos }
  } catch (error) {
    track('part-failed', { message: String(error) })
    return undefined
  }
}
