import type { ListedCollage } from '@collagerie/protocol'
import { useCallback, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { showToast } from '../ui/toast-queue.ts'
import { listVersions } from './collage-calls.ts'
import { restore } from './overview-store.ts'
import { PiecePicture } from './piece-picture.tsx'
import { usePieceText } from './piece-text.ts'
import { useLoaded } from './use-loaded.ts'
import styles from './versions-dialog.module.css'

interface Props {
  readonly collage: ListedCollage
  readonly onClose: () => void
}

/** The kept versions of one collage, each with its picture. */
export function VersionsDialog({ collage, onClose }: Props) {
  const t = useTranslations()
  const text = usePieceText()
  const { id } = collage
  const [loaded, retry] = useLoaded(useCallback(() => listVersions(id), [id]))
  const [isBusy, setBusy] = useState(false)

  async function restoreVersion(version: number, savedAt: string): Promise<void> {
    setBusy(true)
    try {
      await restore(id, version)
      showToast('overview.versionRestored', { values: { date: new Date(savedAt) } })
      onClose()
    } catch {
      showToast('overview.actionFailed', { tone: 'urgent' })
      setBusy(false)
    }
  }

  return (
    <Dialog title={t('overview.versions')} closeLabel={t('misc.close')} isOpen onClose={onClose}>
      {loaded.phase === 'ready' && (
        <p className={styles.help}>
          {t(loaded.value.versions.length > 1 ? 'overview.versionsHelp' : 'overview.onlyVersion')}
        </p>
      )}
      {loaded.phase === 'loading' && <Spinner label={t('overview.versionsLoading')} />}
      {loaded.phase === 'ready' && (
        <ul className={styles.list}>
          {loaded.value.versions.map(({ version, savedAt, width, height, picture }) => (
            <li key={version} className={styles.version}>
              <span className={styles.picture}>
                <PiecePicture src={picture} width={width} height={height} alt="" />
              </span>
              <span className={styles.date}>{text.minute(savedAt)}</span>
              {version === collage.version ? (
                <span className={styles.current}>{t('overview.current')}</span>
              ) : (
                <Button
                  look="secondary"
                  isDisabled={isBusy}
                  aria-label={t('overview.restoreNamed', { date: text.minute(savedAt) })}
                  onPress={() => void restoreVersion(version, savedAt)}
                >
                  {t('overview.restore')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {loaded.phase !== 'loading' && loaded.phase !== 'ready' && (
        <div role="alert" className={styles.failed}>
          <p>{t('overview.versionsFailed')}</p>
          <Button onPress={retry}>{t('misc.retry')}</Button>
        </div>
      )}
    </Dialog>
  )
}
