import type { ShopOrder } from '@collagerie/protocol'
import { useTranslations } from 'use-intl'
import { usePieceText } from '../overview/piece-text.ts'
import { PageSection } from './page-section.tsx'
import rows from './rows.module.css'
import { useStateText } from './use-state-text.ts'

/** What happened, latest first, and who did it. */
export function OrderHistory({ events, way }: Pick<ShopOrder, 'events' | 'way'>) {
  const t = useTranslations('shop')
  const stateText = useStateText()
  const text = usePieceText()
  const counted = events.map((event, step) => ({ ...event, step })).toReversed()
  return (
    <PageSection title={t('history')}>
      <ol className={rows.rows} reversed>
        {counted.map(({ step, state, at, reason, actor, operator }) => (
          <li key={step} className={rows.row}>
            <span className={rows.words}>
              <span>
                <span className={rows.strong}>{stateText(state, way)}</span>{' '}
                <span className={rows.muted}>
                  {actor === 'operator' ? t('actors.operator', { name: operator }) : t(`actors.${actor}`)}
                </span>
              </span>
              {reason !== '' && (
                <span className={rows.muted} lang="en">
                  {reason}
                </span>
              )}
            </span>
            <time className={rows.muted} dateTime={at}>
              {text.shopMinute(at)}
            </time>
          </li>
        ))}
      </ol>
    </PageSection>
  )
}
