import type { CatalogueTemplate } from '@collagerie/core/catalogue'
import type { CollagePage } from '@collagerie/core/collage'
import { isChosen, SEEN_OF_TILE_CM } from '@collagerie/core/format'
import { numbersOf } from '@collagerie/core/template'
import { useTranslations } from 'use-intl'

/** The product in one line: the format or the number of tiles, and the material if the template is made for one. */
export function useFormatText(): (page: CollagePage, offered: CatalogueTemplate | undefined) => string {
  const t = useTranslations()
  return ({ template, choice }, offered) => {
    const { format, generator = {} } = template
    const { numberVert: columns = 1, numberHor: rows = 1 } = numbersOf(generator)
    const size = offered?.isTileBased
      ? t('generator.tiles', { columns, rows, side: SEEN_OF_TILE_CM })
      : t('misc.format', { width: format.width, height: format.height })
    const isNamed = offered?.isMaterialSpecific && isChosen(choice.material)
    return isNamed ? `${size} · ${t(`materials.${choice.material}.name`)}` : size
  }
}
