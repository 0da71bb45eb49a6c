import { type Choice, chooseSize, generatedTemplateOf } from '@collagerie/core/choice'
import { shownPhotos } from '@collagerie/core/collage'
import { type History, perform } from '@collagerie/core/edit'
import { largestSharpSize } from '@collagerie/core/placement'
import type { Template } from '@collagerie/core/template'
import { useEffect, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { originalIn } from '../editor/photo-actions.ts'
import { useLibrary } from '../photos/library-store.ts'
import { templateOf } from './template-of.ts'

interface Props {
  readonly choice: Choice
  readonly history: History
}

/** Up to which size the photos of the collage at hand would stay sharp in the design that is looked at. */
export function SharpSize({ choice, history }: Props) {
  const t = useTranslations('editor')
  const photos = useLibrary((state) => state.photos)
  const template = useTemplate(choice)
  const sentence = useMemo(() => {
    const { offered, size, material } = choice
    if (!template) return undefined
    const taken = { templateId: offered.id, childTemplateId: size.id, material }
    const { present } = perform(history, { kind: 'change template', choice: taken, template })
    if (shownPhotos(present).length === 0) return undefined
    const largest = largestSharpSize(
      present,
      offered.children,
      (id) => originalIn(photos, id),
      ({ id }) => generatedTemplateOf(chooseSize(choice, id)),
    )
    return largest ? t('sharpUpTo', { width: largest.width, height: largest.height }) : t('sharpNowhere')
  }, [choice, history, photos, template, t])
  return sentence
}

/** Generated at once, or drawn and fetched; a drawing that does not come is missed when it is opened, not here. */
function useTemplate(choice: Choice): Template | undefined {
  const [drawn, setDrawn] = useState<{ readonly choice: Choice; readonly template: Template }>()
  const generated = useMemo(() => generatedTemplateOf(choice), [choice])
  useEffect(() => {
    if (generated) return undefined
    let isWanted = true
    templateOf(choice).then(
      (template) => isWanted && setDrawn({ choice, template }),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [choice, generated])
  return generated ?? (drawn?.choice === choice ? drawn.template : undefined)
}
