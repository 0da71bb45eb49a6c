import type { CatalogueTemplate } from '@collagerie/core/catalogue'
import type { Collage } from '@collagerie/core/collage'
import { useTranslations } from 'use-intl'

/** What is bought, in a line: the format or the number of tiles, and the material where the template is made for one. */
export function useFormatText(): (collage: Collage, offered: CatalogueTemplate | undefined) => string {
  const t = useTranslations()
  return ({ template, choice }, offered) => {
    const { canvas, generator } = template
    const size = offered?.isTileBased
      ? t('editor.tiles', { columns: generator?.['numberVert'] ?? 1, rows: generator?.['numberHor'] ?? 1 })
      : t('misc.format', { width: canvas.width, height: canvas.height })
    const isNamed = offered?.isMaterialSpecific && choice.material !== ''
    return isNamed ? `${size} · ${t(`materials.${choice.material}.name`)}` : size
  }
}
