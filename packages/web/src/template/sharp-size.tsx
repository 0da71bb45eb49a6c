import { type Choice, chooseSize, generatedTemplateOf } from '@collagerie/core/choice'
import type { CollagePage } from '@collagerie/core/collage'
import { sharpUpTo } from '@collagerie/core/quality'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { lowOnPage } from '../document/low-on-page.ts'
import { originalIn } from '../document/original-in.ts'
import { useLibrary } from '../photos/library-store.ts'
import { collageIn } from './collage-in.ts'
import { sharpSentence } from './sharp-sentence.ts'
import styles from './sharp-size.module.css'
import { useTemplate } from './use-template.ts'

interface Props {
  readonly choice: Choice
  readonly page: CollagePage
}

/** How many photos of the open collage the chosen size would blur, and up to which size they stay sharp. */
export function SharpSize({ choice, page }: Props) {
  const t = useTranslations('editor')
  const photos = useLibrary((state) => state.photos)
  const template = useTemplate(choice)
  const said = useMemo(() => {
    if (!template) return undefined
    const present = collageIn(choice, template, page)
    const found = sharpUpTo(
      present,
      choice.offered.children,
      (id) => originalIn(photos, id),
      ({ id }) => generatedTemplateOf(chooseSize(choice, id)),
    )
    return { blurred: lowOnPage(present, photos)?.blurred ?? 0, sentence: sharpSentence(t, found) }
  }, [choice, page, photos, template, t])
  if (!said) return null
  const { blurred, sentence } = said
  return (
    <>
      {blurred > 0 && <strong className={styles.blurred}>{t('qualityBlurred', { count: blurred })}</strong>}{' '}
      <span>{sentence}</span>
    </>
  )
}
