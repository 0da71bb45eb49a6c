import type { PreflightAnswer, PreflightSummary } from '@collagerie/protocol'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { useLoaded } from '../overview/use-loaded.ts'
import { Button } from '../ui/button.tsx'
import { Fold } from '../ui/fold.tsx'
import { Icon } from '../ui/icon.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { PageSection } from './page-section.tsx'
import styles from './preflight-section.module.css'
import rows from './rows.module.css'
import { readPreflight } from './shop-calls.ts'
import fold from './slot-table.module.css'
import { SlotTable } from './slot-table.tsx'
import { useFindingText } from './use-finding-text.ts'

/** As many as can be read at a glance; a sheet of small photos may have a hundred. */
const AT_A_GLANCE = 5

interface Props {
  readonly number: string
  /** Undefined until the order has been checked. */
  readonly summary: PreflightSummary | undefined
}

/** What was found before the file was made, in words. */
export function PreflightSection({ number, summary }: Props) {
  const t = useTranslations('preflight')
  return (
    <PageSection title={t('heading')}>
      {summary ? <Report number={number} /> : <p className={rows.muted}>{t('notYet')}</p>}
    </PageSection>
  )
}

function Report({ number }: { readonly number: string }) {
  const t = useTranslations()
  const [loaded, retry] = useLoaded(useCallback(() => readPreflight(number), [number]))
  if (loaded.phase === 'loading') return <Spinner label={t('preflight.loading')} />
  if (loaded.phase === 'ready') return <Findings report={loaded.value} />
  return (
    <div role="alert" className={styles.failed}>
      <p>{t('preflight.failed')}</p>
      <Button onPress={retry}>{t('misc.retry')}</Button>
    </div>
  )
}

function Findings({ report }: { readonly report: PreflightAnswer }) {
  const t = useTranslations('preflight')
  const text = useFindingText()
  const { errors, warnings, slots, files } = report
  const groups = [
    { tone: 'bad', title: t('errors'), sentences: errors.map(text.error) },
    { tone: 'caution', title: t('warnings'), sentences: warnings.map(text.warning) },
  ].filter(({ sentences }) => sentences.length > 0)
  return (
    <>
      {groups.length === 0 && (
        <p className={styles.fine}>
          <Icon name="check" />
          {t('fine')}
        </p>
      )}
      {groups.map(({ tone, title, sentences }) => (
        <div key={tone} className={styles.group} data-tone={tone}>
          <h3 className={styles.groupTitle}>
            <Icon name="warning" size={16} />
            {title}
          </h3>
          <Sentences all={[...new Set(sentences)]} />
        </div>
      ))}
      <ul className={rows.muted}>
        {files.map(({ name, widthPx, heightPx, dpi }) => (
          <li key={name}>{t('pixels', { name, width: widthPx, height: heightPx, dpi })}</li>
        ))}
      </ul>
      {slots.length > 0 && <SlotTable slots={slots} />}
    </>
  )
}

/** The first ones, and the rest behind a fold. */
function Sentences({ all }: { readonly all: readonly string[] }) {
  const t = useTranslations('preflight')
  // A single one takes no more room than the fold would.
  const shown = all.length > AT_A_GLANCE + 1 ? AT_A_GLANCE : all.length
  const list = (some: readonly string[]) => (
    <ul>
      {some.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
  return (
    <>
      {list(all.slice(0, shown))}
      {shown < all.length && (
        <Fold className={fold.details} line={t('more', { count: all.length - shown })}>
          {list(all.slice(shown))}
        </Fold>
      )}
    </>
  )
}
