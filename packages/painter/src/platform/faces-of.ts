import type { CollagePage } from '@collagerie/core/collage'
import { TITLE_DEFAULTS } from '@collagerie/core/text'
import { type FontFace, faceOf } from './fonts.ts'

/** The font files a collage is written with: what must be loaded before its texts are measured. */
export function facesOf({ template, userdata }: Pick<CollagePage, 'template' | 'userdata'>): readonly FontFace[] {
  const faces = new Map<string, FontFace>()
  const add = (font = TITLE_DEFAULTS.font, weight = TITLE_DEFAULTS.weight) => {
    const face = faceOf(font, weight)
    faces.set(face.family, face)
  }
  for (const layer of template.variation.layers) {
    if (layer.kind === 'text') {
      const text = userdata.texts[layer.slot]
      add(text?.font ?? layer.look.font, text?.weight ?? layer.look.weight)
    }
    const onPhoto = layer.kind === 'image' ? userdata.images[layer.slot]?.text : undefined
    if (onPhoto) add(onPhoto.font, onPhoto.weight)
  }
  return [...faces.values()]
}
