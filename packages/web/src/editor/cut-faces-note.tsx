import { useTranslations } from 'use-intl'
import { LinkButton } from '../ui/link-button.tsx'
import { type Framings, frameAnew } from './use-cut-faces.ts'

/** Says in how many photos a face is cut, with the one button that mends them all. */
export function CutFacesNote({ framings }: { readonly framings: Framings }) {
  const t = useTranslations('editor')
  return (
    <span>
      {t('facesCut', { count: framings.length })}{' '}
      <LinkButton onPress={() => frameAnew(framings)}>{t('facesFrame', { count: framings.length })}</LinkButton>
    </span>
  )
}
