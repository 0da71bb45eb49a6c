import type { CatalogueTemplate } from '@collagerie/core/catalogue'
import { type Collage, shownPhotos } from '@collagerie/core/collage'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { originalIn } from '../../document/original-in.ts'
import { SeePages } from '../../document/see-pages.tsx'
import { useLibrary } from '../../photos/library-store.ts'
import { sharpSentence } from '../../template/sharp-sentence.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { CutFacesNote } from '../cut-faces-note.tsx'
import { useDesk } from '../desk-store.ts'
import { useCutFaces } from '../use-cut-faces.ts'
import { type Quality, useQuality } from '../use-quality.ts'
import styles from './quality-panel.module.css'
import { sharpUpToOffer } from './sharp-up-to-offer.ts'

interface Props {
  readonly collage: Collage
  readonly offered: CatalogueTemplate | undefined
}

/** How the photos will print: in words, and on the sheet once the box is ticked. */
export function QualityPanel({ collage, offered }: Props) {
  const t = useTranslations('editor')
  const showsQuality = useDesk((desk) => desk.showsQuality)
  const quality = useQuality(collage)
  return (
    <div className={styles.panel}>
      <Checkbox isSelected={showsQuality} onChange={(shows) => useDesk.setState({ showsQuality: shows })}>
        {t('showQuality')}
      </Checkbox>
      {quality && <Summary collage={collage} offered={offered} quality={quality} />}
    </div>
  )
}

interface SummaryProps extends Props {
  readonly quality: Quality
}

function Summary({ collage, offered, quality: { summary, low, blurred, lowPages, sentences } }: SummaryProps) {
  const t = useTranslations('editor')
  const showsQuality = useDesk((desk) => desk.showsQuality)
  const cut = useCutFaces()
  if (shownPhotos(collage).length === 0 && low === 0 && cut.length === 0) return null
  return (
    <output className={styles.summary} data-tone={blurred > 0 ? 'bad' : summary.hasMarks ? 'middling' : 'good'}>
      <span>{sentences[0]}</span>
      <SeePages places={lowPages} />
      {sentences.slice(1).map((sentence) => (
        <span key={sentence}>{sentence}</span>
      ))}
      {cut.length > 0 && <CutFacesNote cut={cut} />}
      {summary.hasMarks && !showsQuality && <span>{t('qualityTick', { count: low })}</span>}
      {offered && !offered.isTileBased && <SharpSize collage={collage} offered={offered} />}
    </output>
  )
}

function SharpSize({ collage, offered }: { readonly collage: Collage; readonly offered: CatalogueTemplate }) {
  const t = useTranslations('editor')
  const photos = useLibrary((state) => state.photos)
  const found = useMemo(
    () => sharpUpToOffer(collage, offered, (id) => originalIn(photos, id)),
    [collage, offered, photos],
  )
  return <span>{sharpSentence(t, found)}</span>
}
