import { barShare } from '@collagerie/core/saving'
import { BYTES_PER_MEGABYTE } from '@collagerie/protocol'
import { useTranslations } from 'use-intl'
import figures from '../ui/figures.module.css'
import { Progress } from '../ui/progress.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { useSaving } from './save-store.ts'
import styles from './saving-progress.module.css'

/** Shows the progress of the photos, and then that the collage itself is being sent. */
export function SavingProgress() {
  const t = useTranslations('savedialog')
  const progress = useSaving((state) => state.progress)
  if (!progress) return <Spinner label={t('savingCollage')} />
  const { finishedResources, totalResources, finishedBytes, totalBytes } = progress
  const sendsPhotos = finishedResources < totalResources
  if (!sendsPhotos) return <Spinner label={t('savingCollage')} />
  return (
    <div className={styles.progress}>
      <p>{t('sendingPhotos')}</p>
      <Progress
        label={t('progress', { finished: finishedResources, total: totalResources })}
        value={barShare(progress) ?? 0}
        max={1}
      />
      <p className={figures.small}>
        {totalBytes < BYTES_PER_MEGABYTE
          ? t('kilobytes', { sent: Math.round(finishedBytes / 1000), total: Math.round(totalBytes / 1000) })
          : t('megabytes', { sent: finishedBytes / BYTES_PER_MEGABYTE, total: totalBytes / BYTES_PER_MEGABYTE })}
      </p>
    </div>
  )
}
