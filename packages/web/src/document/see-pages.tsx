import { useFormatter, useTranslations } from 'use-intl'
import { LinkButton } from '../ui/link-button.tsx'
import { hasSeveralPages, showPage, useDocument } from './document-store.ts'

/** As many as can be read at a glance. */
const MOST_NAMED = 5

interface Props {
  readonly places: readonly number[]
  readonly onGo?: () => void
}

/** Names the pages concerned, with a link to the next of them; nothing in a collage of one page. */
export function SeePages({ places, onGo }: Props) {
  const t = useTranslations('editor')
  const format = useFormatter()
  const hasSeveral = useDocument(hasSeveralPages)
  if (!hasSeveral || places.length === 0) return null
  const count = places.length
  const pages = format.list(places.slice(0, MOST_NAMED).map((place) => format.number(place + 1)))
  return (
    <>
      <span>{count > MOST_NAMED ? t('seeManyPages', { count }) : t('seePages', { count, pages })}</span>{' '}
      <GoToPage places={places} {...(onGo && { onGo })} />
    </>
  )
}

/** A link to the next of some pages, if one of them is not shown. */
export function GoToPage({ places, onGo }: Props) {
  const t = useTranslations('editor')
  const shown = useDocument((state) => state.shown)
  const next = places.find((place) => place > shown) ?? places.find((place) => place !== shown)
  if (next === undefined) return null

  function go(page: number): void {
    showPage(page)
    onGo?.()
  }

  return <LinkButton onPress={() => go(next)}>{t('goToPage', { number: next + 1 })}</LinkButton>
}
