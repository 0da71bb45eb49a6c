import type { CollagePage } from '@collagerie/core/collage'
import { useTranslations } from 'use-intl'
import { removeSamples } from '../../document/remove-samples.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { showSheetToast } from '../../ui/toast-queue.ts'
import styles from './hints.module.css'

/** Shows a customer without photos how a full sheet would look. */
export function TrySamples() {
  const t = useTranslations('editor')
  async function tryThem(): Promise<void> {
    const isFilled = await import('../../document/try-samples.ts').then(
      ({ trySamples }) => trySamples(),
      () => false,
    )
    if (!isFilled) showSheetToast('editor.samplesFailed', { tone: 'urgent' })
  }
  return <LinkButton onPress={() => void tryThem()}>{t('trySamples')}</LinkButton>
}

/** Says that the pictures on the sheet are samples, as long as they are. */
export function SamplesHint({ page }: { readonly page: CollagePage }) {
  const t = useTranslations('editor')
  return (
    <p className={styles.hint}>
      {t('samplesShown')} <LinkButton onPress={() => removeSamples(page)}>{t('samplesRemove')}</LinkButton>
    </p>
  )
}
