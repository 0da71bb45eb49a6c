import { useFormatter, useTranslations } from 'use-intl'
import { LinkButton } from '../../ui/link-button.tsx'
import { hasSeveralPages, showPage, useDocument } from '../document-store.ts'

/** As many as are read at a glance. */
const MOST_NAMED = 5

/** Which pages something was said of, and the way to the next of them. Nothing where there is but one page. */
export function SeePages({ places, onGo }: { readonly places: readonly number[]; readonly onGo?: () => void }) {
  const t = useTranslations('editor')
  const format = useFormatter()
  const hasSeveral = useDocument(hasSeveralPages)
  const shown = useDocument((state) => state.shown)
  if (!hasSeveral || places.length === 0) return null
  const numbers = places.map((place) => format.number(place + 1))
  const pages = numbers.length > MOST_NAMED ? `${numbers.slice(0, MOST_NAMED).join(', ')}, …` : format.list(numbers)
  const next = places.find((place) => place > shown) ?? places.find((place) => place !== shown)

  function go(page: number): void {
    showPage(page)
    onGo?.()
  }

  return (
    <>
      <span>{t('seePages', { count: places.length, pages })}</span>{' '}
      {next !== undefined && <LinkButton onPress={() => go(next)}>{t('goToPage', { number: next + 1 })}</LinkButton>}
    </>
  )
}
