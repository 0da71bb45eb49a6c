import type { CatalogueTemplate } from '@collagerie/core/catalogue'
import { useState } from 'react'
import { withTexts } from '../language/language-store.ts'
import { seldomPart } from '../ui/late-part.tsx'
import { mayHaveDrafts } from './draft-hint.ts'
import styles from './draft-offer.module.css'

const DraftList = seldomPart(
  async () => (await withTexts(import('./draft-list.tsx'))).DraftList,
  () => <div className={styles.place} />,
)

/** The place where drafts are offered; its room is reserved from the first moment. */
export function DraftOffer({ templates }: { readonly templates: readonly CatalogueTemplate[] }) {
  const [hadDrafts] = useState(mayHaveDrafts)
  if (!hadDrafts) return null
  return <DraftList templates={templates} />
}
