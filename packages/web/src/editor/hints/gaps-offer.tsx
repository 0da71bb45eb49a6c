import { type CollagePage, emptySlots } from '@collagerie/core/collage'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Fold } from '../../ui/fold.tsx'
import { useNarrow, usePhone } from '../../ui/use-narrow.ts'
import { offerForGaps, openOver } from '../editor-ui-store.ts'
import { repeatPhotos, takeLayout } from '../gaps.ts'
import { useLayoutForPhotos } from '../use-layout-for-photos.ts'
import styles from './hints.module.css'

/** Offered with fewer photos than slots: repeat photos, adapt the layout, or leave the gaps. */
export function GapsOffer({ page }: { readonly page: CollagePage }) {
  const t = useTranslations('editor')
  const own = useTranslations('forPhotos')
  const { count, layout } = useLayoutForPhotos(page)
  const isPhone = usePhone()
  const isNarrow = useNarrow()

  const close = () => offerForGaps(false)
  function accept(action: () => Promise<void>): void {
    close()
    void action()
  }

  const empty = <span className={styles.empty}>{t('gaps', { count: emptySlots(page).length })}</span>
  const actions = (
    <>
      <Button look="quiet" onPress={() => accept(repeatPhotos)}>
        {t('gapsRepeat')}
      </Button>
      {layout && (
        <Button look="quiet" onPress={() => accept(() => takeLayout(layout))}>
          {t('gapsLayout', { count })}
        </Button>
      )}
      {count > 0 && (
        <Button look="quiet" onPress={() => openOver({ kind: 'layouts' })}>
          {own('others')}
        </Button>
      )}
      <Button look="quiet" onPress={close}>
        {t('gapsLeave', { count: emptySlots(page).length })}
      </Button>
    </>
  )
  // A phone on its side has one row for this: the actions open on request.
  if (isPhone && !isNarrow) {
    return (
      <Fold line={<span role="status">{empty}</span>} className={styles.folded}>
        <div className={styles.gaps}>{actions}</div>
      </Fold>
    )
  }
  return (
    <div className={styles.gaps} role="status">
      {empty}
      {actions}
    </div>
  )
}
