import { join } from 'node:path'
import type { Template } from '@collagerie/core/template'
import { artOrThrow } from '../render/read-art.ts'
import { renderTemplate } from '../render/render-template.ts'
import type { SamplePictures } from '../render/sample-pictures.ts'
import { sampleTexts } from '../templates/sample-texts.ts'
import type { SampleTexts } from '../templates/static-template.ts'
import { BUILD, put } from './folders.ts'

const THUMB_PX = 560
const PREVIEW_PX = 900
const JPEG_QUALITY = 84

export type PictureKind = 'thumb' | 'preview'

/** Renders a template's picture and stores it under its public address. Returns its size in pixels. */
export async function buildPicture(
  kind: PictureKind,
  url: string,
  template: Template,
  art: ReadonlyMap<string, string>,
  samples: SamplePictures,
  texts?: SampleTexts,
): Promise<{ width: number; height: number }> {
  const canvas = renderTemplate(template, {
    samples,
    longSide: kind === 'thumb' ? THUMB_PX : PREVIEW_PX,
    art: (address) => {
      const text = art.get(address)
      return text === undefined ? undefined : artOrThrow(address, text)
    },
    sampleText: sampleTexts(texts),
  })
  await put(join(BUILD, url), await canvas.encode('jpeg', JPEG_QUALITY))
  return { width: canvas.width, height: canvas.height }
}
