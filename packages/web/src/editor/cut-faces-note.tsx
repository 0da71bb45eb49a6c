import { useTranslations } from 'use-intl'
import { GoToPage } from '../document/see-pages.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import type { CutOnPage } from './cut-on-page.ts'
import { countCut, frameAnew } from './use-cut-faces.ts'

/** Tells in how many photos of all pages a face is cut, with one button that fixes them all. */
export function CutFacesNote({ cut }: { readonly cut: readonly CutOnPage[] }) {
  const t = useTranslations('editor')
  const count = countCut(cut)
  return (
    <span>
      {t('facesCut', { count })} <GoToPage places={cut.map(({ at }) => at)} />{' '}
      <LinkButton onPress={() => frameAnew(cut)}>{t('facesFrame', { count })}</LinkButton>
    </span>
  )
}
