import type { CardOrder, ListedCollage } from '@collagerie/protocol'
import { useTranslations } from 'use-intl'
import { Fold } from '../ui/fold.tsx'
import link from '../ui/link.module.css'
import { OrderedLink } from './ordered-link.tsx'
import styles from './ordered-links.module.css'

/** More than these would push the next collage out of sight. */
const MOST_SEEN = 3

/** Every order of a collage, the newest first; if there are many, the earlier ones on demand. */
export function OrderedLinks({ collage: { order, earlierOrders } }: { readonly collage: ListedCollage }) {
  const t = useTranslations('overview')
  if (!order) return null
  const earlier = earlierOrders ?? []
  const all = [order, ...earlier]
  if (all.length <= MOST_SEEN) return <List orders={all} />
  return (
    <div className={styles.orders}>
      <List orders={[order]} />
      <Fold
        line={<span className={link.link}>{t('earlierOrders', { count: earlier.length })}</span>}
        className={styles.earlier}
      >
        <List orders={earlier} />
      </Fold>
    </div>
  )
}

function List({ orders }: { readonly orders: readonly CardOrder[] }) {
  return (
    <ul className={styles.orders}>
      {orders.map((each) => (
        <li key={each.number}>
          <OrderedLink order={each} />
        </li>
      ))}
    </ul>
  )
}
