import type { ShopOrder, WebhookLogEntry } from '@collagerie/protocol'
import { useTranslations } from 'use-intl'
import { usePieceText } from '../overview/piece-text.ts'
import { Button } from '../ui/button.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { showToast } from '../ui/toast-queue.ts'
import { PageSection } from './page-section.tsx'
import rows from './rows.module.css'
import { useMessages } from './use-messages.ts'
import { useStateText } from './use-state-text.ts'

/** The messages about an order to the shop's own systems, and their results. */
export function WebhookLog({ number, way }: Pick<ShopOrder, 'number' | 'way'>) {
  const t = useTranslations()
  const { phase, messages, next, isAsking, retry, more, replay } = useMessages(number)
  return (
    <PageSection title={t('shop.messages')}>
      {phase === 'loading' && <Spinner label={t('shop.messagesLoading')} />}
      {phase === 'failed' && (
        <div role="alert" className={rows.row}>
          <p>{t('shop.messagesFailed')}</p>
          <Button onPress={retry}>{t('misc.retry')}</Button>
        </div>
      )}
      {phase === 'ready' && messages.length === 0 && <p className={rows.muted}>{t('shop.noMessages')}</p>}
      {messages.length > 0 && (
        <ul className={rows.rows}>
          {messages.map((message) => (
            <MessageRow key={message.id} message={message} way={way} onReplay={() => void replay(message.id)} />
          ))}
        </ul>
      )}
      {next !== '' && (
        <Button
          isDisabled={isAsking}
          onPress={() => void more().catch(() => showToast('overview.actionFailed', { tone: 'urgent' }))}
        >
          {t('shop.moreMessages')}
        </Button>
      )}
    </PageSection>
  )
}

interface MessageProps {
  readonly message: WebhookLogEntry
  readonly way: ShopOrder['way']
  readonly onReplay: () => void
}

function MessageRow({ message: { state, url, outcome, attempts, answer, nextAt }, way, onReplay }: MessageProps) {
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
