import { useLanguage } from '../app/language/language-store.ts'

type DefaultText = 'defaultTitle' | 'defaultSubtitle'

export const DEFAULT_TEXT: Readonly<Record<string, DefaultText>> = { txt1: 'defaultTitle', txt2: 'defaultSubtitle' }

/** What stands in a text slot nobody has written in, for what is drawn outside the page. */
export function defaultTextOf(slot: string): string {
  const key = DEFAULT_TEXT[slot]
  return (key && useLanguage.getState().texts?.layertext?.[key]) ?? ''
}
