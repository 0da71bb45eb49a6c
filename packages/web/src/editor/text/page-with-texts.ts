import type { CollagePage } from '@collagerie/core/collage'
import type { TextData } from '@collagerie/core/text'

/** The page with other texts. */
export function pageWithTexts(page: CollagePage, texts: Readonly<Record<string, TextData>>): CollagePage {
  if (Object.keys(texts).length === 0) return page
  const { userdata } = page
  return { ...page, userdata: { ...userdata, texts: { ...userdata.texts, ...texts } } }
}
