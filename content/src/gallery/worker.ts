// Renders the contact sheets it is sent the names of, one after the other.
import { join, resolve } from 'node:path'
import { DESIGN_TYPES, type DesignType, designFor, generateTemplate } from '@collagerie/core/designs'
import { type Format, formatId } from '@collagerie/core/format'
import { readDigitShapes, registerFonts } from '@collagerie/painter/node'
import { CONTENT, put, WEBASSETS } from '../build/folders.ts'
import { artOrThrow } from '../render/read-art.ts'
import { type Rendering, renderTemplate } from '../render/render-template.ts'
import { loadSamples } from '../render/sample-pictures.ts'
import { takeTasks } from '../share-out.ts'
import { buildTemplate } from '../templates/build-template.ts'
import { STATIC_TEMPLATES } from '../templates/index.ts'
import { sampleTexts } from '../templates/sample-texts.ts'
import type { StaticTemplate } from '../templates/static-template.ts'
import { contactSheet, type LabelledPicture } from './contact-sheet.ts'
import { type GallerySetting, settingsOf } from './design-settings.ts'

const OUT = resolve(import.meta.dirname, '../../../gallery')
const PIECE_PX = 760

registerFonts(join(WEBASSETS, 'fonts'))
readDigitShapes(join(CONTENT, 'shapes', 'numbers.xml'))
const rendering: Rendering = {
  samples: await loadSamples(800),
  longSide: PIECE_PX,
  art: () => undefined,
  sampleText: sampleTexts(),
}

function piecesOf(name: string): readonly LabelledPicture[] {
  const type = DESIGN_TYPES.find((each) => each === name)
  if (type) return settingsOf(type).map((setting) => generatedPiece(type, setting))
  const source = STATIC_TEMPLATES.find(({ id }) => id === name)
  return source ? source.sizes.map((format) => drawnPiece(source, format)) : []
}

function generatedPiece(type: DesignType, { label, format, values }: GallerySetting): LabelledPicture {
  const template = generateTemplate(designFor(type), { format, material: '', values })
  const count = template.variation.layers.filter((layer) => layer.kind === 'image').length
  return { label: `${label} · ${count}`, picture: renderTemplate(template, rendering) }
}

function drawnPiece(source: StaticTemplate, format: Format): LabelledPicture {
  const { template, art } = buildTemplate(source, format)
  const picture = renderTemplate(template, {
    ...rendering,
    art: (url) => artOrThrow(url, art.get(url) ?? ''),
    sampleText: sampleTexts(source),
  })
  return { label: formatId(format), picture }
}

takeTasks(async (task) => {
  const name = String(task)
  await put(join(OUT, `${name}.jpg`), await contactSheet(name, piecesOf(name)).encode('jpeg', 85))
  return name
})
