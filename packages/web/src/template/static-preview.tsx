import type { Choice } from '@collagerie/core/choice'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import hung from '../ui/hung.module.css'
import { hungSize } from '../ui/hung-size.ts'
import { tintSideSoon } from '../ui/tint-side-soon.ts'
import { smallPicture } from './card-picture.tsx'
import styles from './preview.module.css'

/** A drawn template's picture, rendered by the same painter when the catalogue was built. */
export function StaticPreview({ choice }: { readonly choice: Choice }) {
  const t = useTranslations('template')
  const [missing, setMissing] = useState<string>()
  const { size, offered } = choice
  const url = `${offered.sizeurl}${size.id}.jpg`
  const small = smallPicture(choice)
  if (missing === url) return <span className={styles.notice}>{t('previewFailed')}</span>
  return (
    <span className={`${hung.print} ${styles.layers}`} style={hungSize(size.width, size.height)}>
      {small !== undefined && <img src={small} alt="" decoding="sync" />}
      <img
        key={url}
        src={url}
        alt=""
        onError={() => setMissing(url)}
        onLoad={({ currentTarget }) => tintSideSoon(currentTarget)}
      />
    </span>
  )
}
