import { type CollagePage, templateLook, textSlots } from '../collage/index.ts'
import { isDefaultText, type TextData } from '../text/index.ts'
import { sameData } from './same-data.ts'

/**
 * Default words are not stored, so they follow the language and the template. A look chosen for them is stored with
 * empty words.
 */
export function setText(page: CollagePage, slot: string, text: TextData | undefined): CollagePage {
  const layer = textSlots(page.template).find((each) => each.slot === slot)
  if (!layer) return page
  const others = Object.entries(page.userdata.texts).filter(([name]) => name !== slot)
  const own = text && kept(slot, text, templateLook(layer))
  const texts = Object.fromEntries(own ? [...others, [slot, own]] : others)
  return { ...page, userdata: { ...page.userdata, texts } }
}

function kept(slot: string, text: TextData, untouched: TextData): TextData | undefined {
  const words = text.text.trim()
  if (!isDefaultText(slot, words)) return { ...text, text: words }
  // The size and letter spacing of a default follow its words, so nobody chose them.
  const { fontSize, letterSpacing, multipleLines } = untouched
  const restyled = { ...text, text: '', fontSize, letterSpacing, multipleLines }
  return sameData(restyled, { ...untouched, text: '' }) ? undefined : restyled
}
