import { type Collage, textSlots } from '../collage/index.ts'
import { keepAllowedCharacters, type TextData } from '../text/index.ts'

/** The default is not written into the document, so it changes with the language and with the template. */
export function setText(collage: Collage, slot: string, text: TextData | undefined): Collage {
  if (!textSlots(collage.template).some((layer) => layer.slot === slot)) return collage
  const others = Object.entries(collage.userdata.texts).filter(([name]) => name !== slot)
  const words = keepAllowedCharacters(text?.text ?? '').trim()
  const own: [string, TextData][] = text === undefined || words === '' ? [] : [[slot, { ...text, text: words }]]
  return { ...collage, userdata: { ...collage.userdata, texts: Object.fromEntries([...others, ...own]) } }
}
