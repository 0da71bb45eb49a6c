import type { PostalAddress } from '@collagerie/core/delivery'
import type { Delivery } from '@collagerie/protocol'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { AddressLines, useAddressLines } from '../order/address-lines.tsx'
import { Button } from '../ui/button.tsx'
import styles from './delivery-section.module.css'
import { PageSection } from './page-section.tsx'

/** How an order gets to its customer, and where to. */
export function DeliverySection({ delivery: { way, address } }: { readonly delivery: Delivery }) {
  const t = useTranslations('delivery')
  return (
    <PageSection title={t('heading')}>
      <p className={styles.way}>{t(`ways.${way}`)}</p>
      {address && <CopiedAddress address={address} />}
      {way === 'post' && !address && <p>{t('erased')}</p>}
    </PageSection>
  )
}

/** An address to copy to a label. */
function CopiedAddress({ address }: { readonly address: PostalAddress }) {
  const t = useTranslations('delivery')
  const lines = useAddressLines(address)
  const [copyResult, setCopyResult] = useState<'copied' | 'copyFailed'>()

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(lines.join('\n'))
      setCopyResult('copied')
    } catch {
      // Without a secure connection a page may not write to the clipboard.
      setCopyResult('copyFailed')
    }
  }

  return (
    <div className={styles.address}>
      <AddressLines address={address} />
      <div className={styles.copy}>
        <Button onPress={() => void copy()}>{t('copy')}</Button>
        <span role="status">{copyResult && t(copyResult)}</span>
      </div>
    </div>
  )
}
