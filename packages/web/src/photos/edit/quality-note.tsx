import { printQuality, qualityAdvice, smileyOf } from '@collagerie/core/quality'
import { type Ref, useImperativeHandle, useRef } from 'react'
import { useTranslations } from 'use-intl'
import styles from './quality-note.module.css'

export interface QualityNoteHandle {
  /** `without` is what it would be without zoom or tilt. */
  show(dpi: number, without: Parameters<typeof qualityAdvice>[1]): void
}

/** Tells how the photo will print. Written to the page directly, since it changes while a finger moves. */
export function QualityNote({ ref }: { readonly ref: Ref<QualityNoteHandle> }) {
  const t = useTranslations('photoinstance')
  const edit = useTranslations('photoedit')
  const note = useRef<HTMLDivElement>(null)
  const words = useRef<HTMLOutputElement>(null)

  useImperativeHandle(ref, () => ({
    show(dpi, without) {
      const quality = printQuality(dpi)
      if (!note.current || !words.current || !quality) return
      const sentence = t('quality', { quality: t(quality) })
      const advice = qualityAdvice(dpi, without)
      const help = advice && (advice === 'replace' ? t('replace') : edit(advice))
      const text = help ? `${sentence} ${help}` : sentence
      note.current.dataset['smiley'] = smileyOf(dpi) ?? ''
      // Announced only on a change, or a screen reader would never stop.
      if (words.current.textContent !== text) words.current.textContent = text
    },
  }))

  return (
    <div ref={note} className={styles.note}>
      <svg className={styles.smiley} viewBox="0 0 20 20" width="22" height="22" aria-hidden="true">
        <circle cx="10" cy="10" r="9" />
        <path d="M7 8v.01M13 8v.01" />
        <path className={styles.sad} d="M6.5 14.2c1.6-2.2 5.4-2.2 7 0" />
        <path className={styles.even} d="M6.8 13.2h6.4" />
        <path className={styles.glad} d="M6.5 12c1.6 2.6 5.4 2.6 7 0" />
      </svg>
      <output ref={words} />
    </div>
  )
}
