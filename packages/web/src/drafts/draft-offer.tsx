import type { CatalogueTemplate } from '@collagerie/core/catalogue'
import { lazy, Suspense, useState } from 'react'
import { withTexts } from '../language/language-store.ts'
import { mayHaveDrafts } from './draft-hint.ts'
import styles from './draft-offer.module.css'

const DraftShelf = lazy(async () => {
  try {
    return { default: (await withTexts(import('./draft-shelf.tsx'))).DraftShelf }
  } catch {
    // The list of templates is worth more than the drafts beside it.
    return { default: () => null }
  }
})

/** Where drafts are offered, if there are any; their room is kept free from the first moment. */
export function DraftOffer({ templates }: { readonly templates: readonly CatalogueTemplate[] }) {
  const [isWorthIt] = useState(mayHaveDrafts)
  if (!isWorthIt) return null
  return (
    <Suspense fallback={<div className={styles.place} />}>
      <DraftShelf templates={templates} />
    </Suspense>
  )
}
