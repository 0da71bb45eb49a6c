import type { Template } from '@collagerie/core/template'
import { artOrThrow } from '../render/read-art.ts'
import { renderTemplate } from '../render/render-template.ts'
import type { SamplePictures } from '../render/sample-pictures.ts'
import { sampleTexts } from '../templates/sample-texts.ts'
import type { SampleTexts } from '../templates/static-template.ts'

const THUMB_PX = 560
const PREVIEW_PX = 900
const JPEG_QUALITY = 84

type PictureKind = 'thumb' | 'preview'

interface TemplatePicture {
  readonly jpeg: Uint8Array
  readonly width: number
  readonly height: number
}

export type Drawing = [
  template: Template,
  art: ReadonlyMap<string, string>,
  samples: SamplePictures,
  texts?: SampleTexts,
]

/** Renders a template's picture. */
export async function drawPicture(
  kind: PictureKind,
  ...[template, art, samples, texts]: Drawing
): Promise<TemplatePicture> {
  const canvas = renderTemplate(template, {
    samples,
    longSide: kind === 'thumb' ? THUMB_PX : PREVIEW_PX,
    art: (address) => {
      const text = art.get(address)
      return text === undefined ? undefined : artOrThrow(address, text)
    },
    sampleText: sampleTexts(texts),
  })
  return { jpeg: await canvas.encode('jpeg', JPEG_QUALITY), width: canvas.width, height: canvas.height }
}
