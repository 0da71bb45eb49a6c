// Renders contact sheets of every design and every drawn template into gallery/, so that people look at them.
// `npm run gallery -- heart modern-orbit` renders only those.
import { join, resolve } from 'node:path'
import { DESIGN_TYPES, designFor, generateTemplate } from '@collagerie/core/designs'
import { formatId } from '@collagerie/core/format'
import { readDigitShapes } from '@collagerie/painter/node'
import { CONTENT, put } from '../build/folders.ts'
import { buildFonts } from '../build/fonts.ts'
import { artOrThrow } from '../render/read-art.ts'
import { type Rendering, renderTemplate } from '../render/render-template.ts'
import { loadSamples } from '../render/sample-pictures.ts'
import { buildTemplate } from '../templates/build-template.ts'
import { STATIC_TEMPLATES } from '../templates/index.ts'
import { sampleTexts } from '../templates/sample-texts.ts'
import { contactSheet } from './contact-sheet.ts'
import { settingsOf } from './design-settings.ts'

const OUT = resolve(import.meta.dirname, '../../../gallery')
const PIECE_PX = 760

const wanted = new Set(process.argv.slice(2))
const isWanted = (name: string) => wanted.size === 0 || wanted.has(name)

await buildFonts()
readDigitShapes(join(CONTENT, 'shapes', 'numbers.xml'))
const samples = await loadSamples(800)
const rendering: Rendering = {
  samples,
  longSide: PIECE_PX,
  art: () => undefined,
  sampleText: sampleTexts(),
}

for (const type of DESIGN_TYPES.filter(isWanted)) {
  const pieces = settingsOf(type).map(({ label, format, values }) => {
    const template = generateTemplate(designFor(type), { format, material: '', values })
    const count = template.variation.layers.filter((layer) => layer.kind === 'image').length
    return { label: `${label} · ${count}`, picture: renderTemplate(template, rendering) }
  })
  await put(join(OUT, `${type}.jpg`), await contactSheet(type, pieces).encode('jpeg', 85))
}

for (const source of STATIC_TEMPLATES.filter(({ id }) => isWanted(id))) {
  const pieces = source.sizes.map((format) => {
    const { template, art } = buildTemplate(source, format)
    const picture = renderTemplate(template, {
      ...rendering,
      art: (url) => artOrThrow(url, art.get(url) ?? ''),
      sampleText: sampleTexts(source.sample),
    })
    return { label: formatId(format), picture }
  })
  await put(join(OUT, `${source.id}.jpg`), await contactSheet(source.id, pieces).encode('jpeg', 85))
}
console.log(`The contact sheets are in ${OUT}`)
