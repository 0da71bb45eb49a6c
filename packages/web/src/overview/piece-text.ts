import { DEFAULT_TIME_ZONE, isTimeZone } from '@collagerie/core/delivery'
import type { Piece } from '@collagerie/protocol'
import { useTranslations } from 'use-intl'
import { useThemeList } from '../catalogue/use-theme-list.ts'
import { useLanguage } from '../language/language-store.ts'
import { materialKey } from '../language/material-key.ts'
import { shopFact } from '../navigation/shop-config.ts'
import { datesIn } from '../ui/dates-in.ts'

interface PieceText {
  /** The customer's own name, or the title on the sheet, or else template and format. */
  readonly name: (piece: Piece) => string
  /** Empty if the measures are unknown. */
  readonly format: (piece: Piece) => string
  readonly material: (piece: Pick<Piece, 'material'>) => string
  /** Empty for a single page. */
  readonly pages: (piece: Piece) => string
  readonly day: (time: string) => string
  readonly minute: (time: string) => string
  /** In the shop's zone, like all days of an order: operators search by them. */
  readonly shopDay: (time: string) => string
  readonly shopMinute: (time: string) => string
}

/** The texts about a saved collage, in the active language. */
export function usePieceText(): PieceText {
  const t = useTranslations()
  const language = useLanguage((state) => state.language)
  const { templates } = useThemeList()
  const format = ({ width, height }: Piece) => (width > 0 && height > 0 ? t('misc.format', { width, height }) : '')
  const written = (time: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(datesIn(language), options).format(new Date(time))
  return {
    name: (piece) => {
      if (piece.name || piece.title) return piece.name || piece.title
      const template = templates.find(({ id }) => id === piece.templateId)
      return `${template?.name ?? t('overview.unnamed')} ${format(piece)}`.trim()
    },
    format,
    pages: ({ pages }) => (pages > 1 ? t('overview.pageCount', { count: pages }) : ''),
    material: (piece) => t(`materials.${materialKey(piece.material)}.name`),
    day: (time) => written(time, { dateStyle: 'long' }),
    minute: (time) => written(time, { dateStyle: 'long', timeStyle: 'short' }),
    shopDay: (time) => written(time, { dateStyle: 'long', timeZone: shopZone() }),
    shopMinute: (time) => written(time, { dateStyle: 'long', timeStyle: 'short', timeZone: shopZone() }),
  }
}

/** A browser may not know every zone that the server knows. */
function shopZone(): string {
  const zone = shopFact('timeZone')
  return typeof zone === 'string' && isTimeZone(zone) ? zone : DEFAULT_TIME_ZONE
}
