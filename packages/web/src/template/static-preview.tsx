import type { Choice } from '@collagerie/core/choice'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from './preview.module.css'

/** A drawn template's picture, rendered by the same painter when the catalogue was built. */
export function StaticPreview({ choice }: { readonly choice: Choice }) {
  const t = useTranslations('template')
  const [missing, setMissing] = useState<string>()
  const { size, offered } = choice
  const url = `${offered.sizeurl}${size.id}.jpg`
  if (missing === url) return <span className={styles.notice}>{t('previewFailed')}</span>
  return (
    <img
      key={url}
      className={styles.print}
      src={url}
      alt=""
      // As large as the wall allows, and there before the picture is.
      style={{
        width: `min(100cqw, ${(100 * size.width) / size.height}cqh)`,
        aspectRatio: `${size.width} / ${size.height}`,
      }}
      onError={() => setMissing(url)}
    />
  )
}
