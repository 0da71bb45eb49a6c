import { movesByItself, type OrderState } from '@collagerie/core/order'
import type { PrintFile } from '@collagerie/protocol'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../language/language-store.ts'
import button from '../ui/button.module.css'
import { bytesText } from './bytes-text.ts'
import { PageSection } from './page-section.tsx'
import rows from './rows.module.css'
import { fileAddress } from './shop-calls.ts'

interface Props {
  readonly number: string
  readonly files: readonly PrintFile[]
  readonly state: OrderState
}

/** The files of a finished order may have been removed to make room. */
const mayCome = (state: OrderState) => movesByItself(state) || state === 'failed'

export function PrintFiles({ number, files, state }: Props) {
  const t = useTranslations('shop')
  const language = useLanguage((chosen) => chosen.language)
  return (
    <PageSection title={t('files')}>
      {files.length === 0 ? (
        <p className={rows.muted}>{t(mayCome(state) ? 'noFiles' : 'filesGone')}</p>
      ) : (
        <ul className={rows.rows}>
          {files.map(({ name, bytes }) => (
            <li key={name} className={rows.row}>
              <span className={rows.words}>
                <span className={rows.strong}>{name}</span>
                <span className={rows.muted}>{bytesText(bytes, language)}</span>
              </span>
              <a
                className={button.secondary}
                href={fileAddress(number, name)}
                download
                aria-label={t('downloadNamed', { name })}
              >
                {t('download')}
              </a>
            </li>
          ))}
        </ul>
      )}
    </PageSection>
  )
}
