import { useTranslations } from 'use-intl'
import { colourName } from './colour-name.ts'

/** Names a colour; a colour outside the palette is named by its code. */
export function useColourName(): (colour: string) => string {
  const t = useTranslations()
  return (colour) => {
    const name = colourName(colour)
    return name
      ? t('editor.colourName', { hue: t(`hues.${name.hue}`), shade: name.shade })
      : t('editor.colour', { code: colour })
  }
}
