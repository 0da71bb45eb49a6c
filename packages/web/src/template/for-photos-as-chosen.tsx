import type { CatalogueTemplate } from '@collagerie/core/catalogue'
import type { Choice } from '@collagerie/core/choice'
import { useMemo } from 'react'
import { ForYourPhotos } from '../suggesting/for-your-photos.tsx'
import { collageIn } from './collage-in.ts'
import { useTemplate } from './use-template.ts'

interface Props {
  readonly choice: Choice
  readonly templates: readonly CatalogueTemplate[]
}

/** Designs for the photos at hand, in the size and on the material chosen here. */
export function ForPhotosAsChosen({ choice, templates }: Props) {
  const template = useTemplate(choice)
  const like = useMemo(() => template && collageIn(choice, template), [choice, template])
  return <ForYourPhotos templates={templates} like={like} />
}
