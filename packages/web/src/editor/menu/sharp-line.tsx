import type { CatalogueTemplate } from '@collagerie/core/catalogue'
import type { CollagePage } from '@collagerie/core/collage'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { originalIn } from '../../document/original-in.ts'
import { useLibrary } from '../../photos/library-store.ts'
import { sharpSentence } from '../../template/sharp-sentence.ts'
import { sharpUpToOffer } from './sharp-up-to-offer.ts'

interface Props {
  readonly page: CollagePage
  readonly offered: CatalogueTemplate
}

/** The largest of its sizes in which a collage stays sharp. */
export function SharpLine({ page, offered }: Props) {
  const t = useTranslations('editor')
  const photos = useLibrary((state) => state.photos)
  const found = useMemo(() => sharpUpToOffer(page, offered, (id) => originalIn(photos, id)), [page, offered, photos])
  return <p>{sharpSentence(t, found)}</p>
}
