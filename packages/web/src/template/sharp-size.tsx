import { type Choice, chooseSize, generatedTemplateOf } from '@collagerie/core/choice'
import type { Collage } from '@collagerie/core/collage'
import { sharpUpTo } from '@collagerie/core/quality'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { originalIn } from '../document/original-in.ts'
import { useLibrary } from '../photos/library-store.ts'
import { collageIn } from './collage-in.ts'
import { sharpSentence } from './sharp-sentence.ts'
import { useTemplate } from './use-template.ts'

interface Props {
  readonly choice: Choice
  readonly collage: Collage
}

/** Up to which size the photos of the collage at hand would stay sharp in the design that is looked at. */
export function SharpSize({ choice, collage }: Props) {
  const t = useTranslations('editor')
  const photos = useLibrary((state) => state.photos)
  const template = useTemplate(choice)
  const sentence = useMemo(() => {
    if (!template) return undefined
    const present = collageIn(choice, template, collage)
    const found = sharpUpTo(
      present,
      choice.offered.children,
      (id) => originalIn(photos, id),
      ({ id }) => generatedTemplateOf(chooseSize(choice, id)),
    )
    return sharpSentence(t, found)
  }, [choice, collage, photos, template, t])
  return sentence
}
