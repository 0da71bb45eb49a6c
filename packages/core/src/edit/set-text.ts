import { type Collage, templateLook, textSlots } from '../collage/index.ts'
import { isDefaultText, type TextData } from '../text/index.ts'
import { sameData } from './same-data.ts'

/**
 * Default words are not written into the document, so they change with the language and with the template. A look that
 * was chosen for them stays, under no words at all.
 */
export function setText(collage: Collage, slot: string, text: TextData | undefined): Collage {
  const layer = textSlots(collage.template).find((each) => each.slot === slot)
  if (!layer) return collage
  const others = Object.entries(collage.userdata.texts).filter(([name]) => name !== slot)
  const own = text && kept(slot, text, templateLook(layer))
  const texts = Object.fromEntries(own ? [...others, [slot, own]] : others)
  return { ...collage, userdata: { ...collage.userdata, texts } }
}

function kept(slot: string, text: TextData, untouched: TextData): TextData | undefined {
  const words = text.text.trim()
  if (!isDefaultText(slot, words)) return { ...text, text: words }
  // The size of a default, and the space between its letters, follow its words, so they are nobody's choice.
  const { fontSize, letterSpacing, multipleLines } = untouched
  const restyled = { ...text, text: '', fontSize, letterSpacing, multipleLines }
  return sameData(restyled, { ...untouched, text: '' }) ? undefined : restyled
}
