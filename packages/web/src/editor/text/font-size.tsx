import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { REPEATS } from '../../ui/ignore-double-clicks.ts'
import styles from './text-dialog.module.css'

const POINTS_TO_CM = 2.54 / 72

interface Props {
  /** In centimetres, as the sizes to choose. */
  readonly size: number
  /** Undefined if there is none, or no room for it. */
  readonly smaller: number | undefined
  readonly larger: number | undefined
  readonly onChoose: (size: number) => void
}

/** Makes letters smaller or larger, a size at a time. */
export function FontSize({ size, smaller, larger, onChoose }: Props) {
  const t = useTranslations('photoedit')
  return (
    <div role="group" aria-label={t('fontSize')} className={styles.size} {...REPEATS}>
      <Button
        look="icon"
        aria-label={t('fontSmaller')}
        isDisabled={smaller === undefined}
        onPress={() => smaller !== undefined && onChoose(smaller)}
      >
        <Icon name="minus" />
      </Button>
      <span className={styles.sizeValue}>{Math.round(size / POINTS_TO_CM)} pt</span>
      <Button
        look="icon"
        aria-label={t('fontLarger')}
        isDisabled={larger === undefined}
        onPress={() => larger !== undefined && onChoose(larger)}
      >
        <Icon name="plus" />
      </Button>
    </div>
  )
}
