import type { ListedCollage as Card } from '@collagerie/protocol'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../language/language-store.ts'
import { checkoutPath, editPath, orderPath } from '../navigation/routes/paths.ts'
import { materialWanted } from '../order/material-of-order.ts'
import button from '../ui/button.module.css'
import { Menu } from '../ui/menu.tsx'
import spoken from '../ui/spoken.module.css'
import styles from './collage-card.module.css'
import { OrderedLinks } from './ordered-links.tsx'
import { rename } from './overview-store.ts'
import { PiecePicture } from './piece-picture.tsx'
import { usePieceText } from './piece-text.ts'
import { RenameForm } from './rename-form.tsx'

interface Props {
  readonly collage: Card
  readonly isFirst: boolean
  readonly onDuplicate: () => void
  readonly onVersions: () => void
  readonly onDelete: () => void
}

const ENTRIES = ['rename', 'duplicate', 'versions', 'delete'] as const

/** The links reload the page, so that nothing of another collage stays in the tab. */
export function CollageCard({ collage, isFirst, onDuplicate, onVersions, onDelete }: Props) {
  const t = useTranslations()
  const text = usePieceText()
  const language = useLanguage((state) => state.language)
  const [isNaming, setNaming] = useState(false)
  const titleId = useId()
  const name = text.name(collage)
  const actions: Readonly<Record<string, () => void>> = {
    orderAgain: () => window.location.assign(checkoutPath(collage.id)),
    rename: () => setNaming(true),
    duplicate: onDuplicate,
    versions: onVersions,
    delete: onDelete,
  }
  // Without a preference it is shown as the editor shows it: on the material wanted last, or that of its order.
  const materialShown = collage.material || (materialWanted(collage.id, collage.order?.material) ?? '')
  const material = text.material({ material: materialShown })
  const format = text.format(collage)
  // The order under way comes first; a second order, which few want, is in the menu.
  const current = collage.order?.state === 'cancelled' ? undefined : collage.order
  const entries = [...(current ? (['orderAgain'] as const) : []), ...ENTRIES]
  // A collage without a name is called after its template and format.
  const facts = [text.pages(collage), name.endsWith(format) ? '' : format, material].filter((fact) => fact !== '')

  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <a className={styles.picture} href={editPath(language, collage.id)} tabIndex={-1} aria-hidden="true">
        <PiecePicture src={collage.picture} width={collage.width} height={collage.height} alt="" isFirst={isFirst} />
      </a>
      <div className={styles.text}>
        <h2 id={titleId} className={isNaming ? spoken.spoken : styles.name}>
          {name}
        </h2>
        {isNaming && (
          <RenameForm name={name} onRename={(wanted) => rename(collage.id, wanted)} onClose={() => setNaming(false)} />
        )}
        <p className={styles.facts}>{facts.join(' · ')}</p>
        <p className={styles.facts}>{t('overview.savedOn', { date: text.day(collage.savedAt) })}</p>
      </div>
      <div className={styles.menu}>
        <Menu
          title={t('overview.actions', { name })}
          icon="more"
          entries={entries.map((id) => ({ id, label: t(`overview.${id}`) }))}
          onChoose={(id) => actions[id]?.()}
        />
      </div>
      <div className={styles.ways}>
        {current ? (
          <a
            className={button.primary}
            href={orderPath(current.number)}
            aria-label={`${t('overview.seeTheOrder')}, ${current.number}`}
          >
            {t('overview.seeTheOrder')}
          </a>
        ) : (
          <a className={button.primary} href={checkoutPath(collage.id)} aria-label={t('overview.orderNamed', { name })}>
            {t('savedialog.order')}
          </a>
        )}
        <a
          className={button.secondary}
          href={editPath(language, collage.id)}
          aria-label={t('overview.editNamed', { name })}
        >
          {t('overview.edit')}
        </a>
      </div>
      {collage.order && (
        <div className={styles.ordered}>
          <OrderedLinks collage={collage} />
        </div>
      )}
    </article>
  )
}
