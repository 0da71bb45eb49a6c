import type { ShopOrder, WebhookLogEntry } from '@collagerie/protocol'
import { useTranslations } from 'use-intl'
import { usePieceText } from '../overview/piece-text.ts'
import { Button } from '../ui/button.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { showToast } from '../ui/toast-queue.ts'
import { PageSection } from './page-section.tsx'
import rows from './rows.module.css'
import { useStateText } from './use-state-text.ts'
import { useWebhookLog } from './use-webhook-log.ts'

/** The messages about an order to the shop's own systems, and their results. */
export function WebhookLog({ number, way }: Pick<ShopOrder, 'number' | 'way'>) {
  const t = useTranslations()
  const { phase, entries, next, isLoadingMore, retry, more, replay } = useWebhookLog(number)
  return (
    <PageSection title={t('shop.messages')}>
      {phase === 'loading' && <Spinner label={t('shop.messagesLoading')} />}
      {phase === 'failed' && (
        <div role="alert" className={rows.row}>
          <p>{t('shop.messagesFailed')}</p>
          <Button onPress={retry}>{t('misc.retry')}</Button>
        </div>
      )}
      {phase === 'ready' && entries.length === 0 && <p className={rows.muted}>{t('shop.noMessages')}</p>}
      {entries.length > 0 && (
        <ul className={rows.rows}>
          {entries.map((entry) => (
            <LogRow key={entry.id} entry={entry} way={way} onReplay={() => replay(entry.id)} />
          ))}
        </ul>
      )}
      {next !== '' && (
        <Button
          isDisabled={isLoadingMore}
          onPress={() => void more().catch(() => showToast('overview.actionFailed', { tone: 'urgent' }))}
        >
          {t('shop.moreMessages')}
        </Button>
      )}
    </PageSection>
  )
}

interface LogRowProps {
  readonly entry: WebhookLogEntry
  readonly way: ShopOrder['way']
  readonly onReplay: () => void
}

function LogRow({ entry: { state, url, outcome, attempts, answer, nextAt }, way, onReplay }: LogRowProps) {
  const t = useTranslations('shop')
  const text = usePieceText()
  const stateText = useStateText()(state, way)
  const facts = [
    t('attempts', { count: attempts }),
    ...(answer === '' ? [] : [t('answer', { answer })]),
    ...(nextAt === '' || attempts === 0 ? [] : [t('nextAt', { time: text.shopMinute(nextAt) })]),
  ]
  return (
    <li className={rows.row}>
      <span className={rows.words}>
        <span>
          <span className={rows.strong}>{stateText}</span>
          {` · ${t(`outcomes.${outcome}`)}`}
        </span>
        <span className={rows.muted}>{facts.join(' · ')}</span>
        <span className={rows.muted}>{url}</span>
      </span>
      <Button aria-label={t('replayNamed', { state: stateText, url })} onPress={onReplay}>
        {t('replay')}
      </Button>
    </li>
  )
}
