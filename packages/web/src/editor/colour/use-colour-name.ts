import { useTranslations } from 'use-intl'
import { colourName } from './colour-name.ts'

/** A colour in words; one that is not in the palette is told by its code. */
export function useColourName(): (colour: string) => string {
  const t = useTranslations('editor')
  return (colour) => {
    const name = colourName(colour)
    return name ? t('colourName', { hue: t(`hues.${name.hue}`), shade: name.shade }) : t('colour', { code: colour })
  }
}
