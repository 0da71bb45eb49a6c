import type { Collage } from '@collagerie/core/collage'
import { useTranslations } from 'use-intl'
import { LinkButton } from '../ui/link-button.tsx'
import { frameAnew, useCutFaces } from './use-cut-faces.ts'

/** Says in how many photos a face is cut, with the one button that mends them all. Nothing where none is. */
export function CutFacesNote({ collage }: { readonly collage: Collage }) {
  const t = useTranslations('editor')
  const framings = useCutFaces(collage)
  if (framings.length === 0) return null
  return (
    <span>
      {t('facesCut', { count: framings.length })}{' '}
      <LinkButton onPress={() => frameAnew(framings)}>{t('facesFrame', { count: framings.length })}</LinkButton>
    </span>
  )
}
