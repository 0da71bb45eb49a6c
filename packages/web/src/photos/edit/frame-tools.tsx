import { mirror, type PlacedPhoto, rotateBy, ZOOM_BUTTON, zoomBy } from '@collagerie/core/placement'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { REPEATS } from '../../ui/ignore-double-clicks.ts'
import styles from '../photo-edit-dialog.module.css'

interface Props {
  readonly onChange: (step: (now: PlacedPhoto) => PlacedPhoto) => void
  readonly onEffects: () => void
  /** Undefined if the adjustments are in view anyway. */
  readonly onAdjust: (() => void) | undefined
  readonly onText: (() => void) | undefined
}

/** The tools for a photo in its slot, and the buttons to all other tools. */
export function FrameTools({ onChange, onEffects, onAdjust, onText }: Props) {
  const t = useTranslations('photoedit')
  return (
    <div className={styles.tools}>
      <Button {...REPEATS} look="quiet" onPress={() => onChange((now) => zoomBy(now, ZOOM_BUTTON.smaller))}>
        <Icon name="zoomOut" />
        {t('zoomOut')}
      </Button>
      <Button {...REPEATS} look="quiet" onPress={() => onChange((now) => zoomBy(now, ZOOM_BUTTON.larger))}>
        <Icon name="zoomIn" />
        {t('zoomIn')}
      </Button>
      <Button look="quiet" onPress={onEffects}>
        <Icon name="effects" />
        {t('effects')}
      </Button>
      <Button {...REPEATS} look="quiet" onPress={() => onChange((now) => rotateBy(now, 90))}>
        <Icon name="rotate" />
        {t('rotate')}
      </Button>
      <Button look="quiet" onPress={() => onChange(mirror)}>
        <Icon name="mirror" />
        {t('mirror')}
      </Button>
      {onAdjust && (
        <Button look="quiet" onPress={onAdjust}>
          <Icon name="adjust" />
          {t('adjust')}
        </Button>
      )}
      {onText && (
        <Button look="quiet" onPress={onText}>
          <Icon name="text" />
          {t('text')}
        </Button>
      )}
    </div>
  )
}
