import { join } from 'node:path'
import type { CatalogueEntry } from '@collagerie/core/catalogue'
import type { DesignType } from '@collagerie/core/designs'
import { defaultSize, type Format, formatId } from '@collagerie/core/format'
import { type Template, writeTemplateXml } from '@collagerie/core/template'
import type { Canvas } from '@napi-rs/canvas'
import { cardFormat } from '../catalogue/card-format.ts'
import { coloursOf } from '../catalogue/colours.ts'
import { fingerprinted } from '../catalogue/fingerprinted.ts'
import { cardTemplate, firstTemplate, generatedEntry } from '../catalogue/generated-entry.ts'
import { staticEntry } from '../catalogue/static-entry.ts'
import { NO_SAMPLES, type SamplePictures } from '../render/sample-pictures.ts'
import { buildTemplate, templateFolder } from '../templates/build-template.ts'
import type { StaticTemplate } from '../templates/static-template.ts'
import { BUILD, put } from './folders.ts'
import { asJpeg, drawPicture, publishThumb } from './pictures.ts'

const NO_ART: ReadonlyMap<string, string> = new Map()

/** A design's card and the picture it opens with. */
export async function buildGenerated(
  type: DesignType,
  samples: SamplePictures,
  place: number,
): Promise<CatalogueEntry> {
  const card = cardTemplate(type, place)
  const first = firstTemplate(type)
  const drawn = drawPicture('thumb', card, NO_ART, samples)
  const isSame = formatId(card.format) === formatId(first.format)
  const start = isSame ? drawn : drawPicture('thumb', first, NO_ART, samples)
  return generatedEntry(type, card, await publishThumb(`gen-${type}`, drawn, start))
}

/** A drawn template in all its sizes, with its art, and its pictures. */
export async function buildStatic(
  source: StaticTemplate,
  samples: SamplePictures,
  place: number,
): Promise<CatalogueEntry> {
  const first = defaultSize(source.sizes)
  const card = cardFormat(source.sizes, place)
  // Sizes of one proportion look alike on a screen, so one picture serves them all, the card too.
  const byRatio = new Map<string, { readonly canvas: Canvas; readonly jpeg: Uint8Array }>()
  const bySize = new Map<string, Uint8Array>()
  const templates: Template[] = []
  let onCard: Template | undefined
  let bare: Canvas | undefined
  for (const format of source.sizes) {
    const { template, art } = buildTemplate(source, format)
    await put(join(BUILD, templateFolder(source.id, format), 'template.xml'), writeTemplateXml(template))
    for (const [url, text] of art) await put(join(BUILD, url), text)
    const drawn = byRatio.get(proportion(format)) ?? (await preview(template, art, samples, source))
    byRatio.set(proportion(format), drawn)
    bySize.set(formatId(format), drawn.jpeg)
    templates.push(template)
    if (format === card) {
      onCard = template
      bare = drawPicture('thumb', template, art, NO_SAMPLES, source)
    }
  }
  const previews = fingerprinted(`/webassets/previews/${source.id}/`, [...bySize].flat())
  for (const [size, jpeg] of bySize) await put(join(BUILD, previews, `${size}.jpg`), jpeg)
  const shown = card && byRatio.get(proportion(card))
  const start = first && byRatio.get(proportion(first))
  if (!onCard || !bare || !shown || !start) throw new Error(`template ${source.id} offers no size`)
  const thumb = await publishThumb(source.id, shown.canvas, start.canvas)
  return staticEntry(source, { templates, card: onCard, colours: coloursOf(bare), thumb, previews })
}

async function preview(
  template: Template,
  art: ReadonlyMap<string, string>,
  samples: SamplePictures,
  source: StaticTemplate,
) {
  const canvas = drawPicture('preview', template, art, samples, source)
  return { canvas, jpeg: await asJpeg(canvas) }
}

function proportion({ width, height }: Format): string {
  return (width / height).toFixed(3)
}
