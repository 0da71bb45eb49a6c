// Builds what the server hands out: fonts, sample pictures, templates with their art, pictures of every template, the
// catalogue that lists them all, the terms of use, and quotes.
import { copyFile, cp, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { CatalogueEntry } from '@collagerie/core/catalogue'
import { DESIGN_TYPES } from '@collagerie/core/designs'
import { defaultSize, formatId } from '@collagerie/core/format'
import { writeTemplateXml } from '@collagerie/core/template'
import { readDigitShapes } from '@collagerie/painter/node'
import { fingerprinted } from '../catalogue/fingerprinted.ts'
import { firstTemplate, generatedEntry } from '../catalogue/generated-entry.ts'
import { staticEntry } from '../catalogue/static-entry.ts'
import type { Thumb } from '../catalogue/thumb.ts'
import { loadSamples, type SamplePictures } from '../render/sample-pictures.ts'
import { buildTemplate, templateFolder } from '../templates/build-template.ts'
import { STATIC_TEMPLATES } from '../templates/index.ts'
import type { StaticTemplate } from '../templates/static-template.ts'
import { BUILD, CONTENT, publish, put, WEBASSETS } from './folders.ts'
import { buildFonts } from './fonts.ts'
import { type Drawing, drawPicture } from './pictures.ts'
import { buildQuotes } from './quotes.ts'
import { buildSamples } from './samples.ts'

const SAMPLE_PX = 800
const NO_ART: ReadonlyMap<string, string> = new Map()

async function buildThumb(id: string, ...drawing: Drawing): Promise<Thumb> {
  const { jpeg, width, height } = await drawPicture('thumb', ...drawing)
  return { url: await publish(`/webassets/thumbs/${id}.jpg`, jpeg), width, height }
}

async function buildStatic(source: StaticTemplate, samples: SamplePictures): Promise<CatalogueEntry> {
  const first = defaultSize(source.sizes)
  if (!first) throw new Error(`template ${source.id} offers no size`)
  // Sizes of one proportion look alike on a screen, so one picture serves them all.
  const byRatio = new Map<string, Uint8Array>()
  const bySize = new Map<string, Uint8Array>()
  for (const format of source.sizes) {
    const { template, art } = buildTemplate(source, format)
    await put(join(BUILD, templateFolder(source.id, format), 'template.xml'), writeTemplateXml(template))
    for (const [url, text] of art) await put(join(BUILD, url), text)
    const ratio = (format.width / format.height).toFixed(3)
    const jpeg = byRatio.get(ratio) ?? (await drawPicture('preview', template, art, samples, source.sample)).jpeg
    byRatio.set(ratio, jpeg)
    bySize.set(formatId(format), jpeg)
  }
  const previews = fingerprinted(`/webassets/previews/${source.id}/`, [...bySize].flat())
  for (const [size, jpeg] of bySize) await put(join(BUILD, previews, `${size}.jpg`), jpeg)
  const { template, art } = buildTemplate(source, first)
  const thumb = await buildThumb(source.id, template, art, samples, source.sample)
  return staticEntry(source, template, { thumb, previews })
}

async function build(): Promise<void> {
  await rm(BUILD, { recursive: true, force: true })
  await buildFonts()
  const samples = await loadSamples(SAMPLE_PX)
  await buildSamples(samples)
  await mkdir(join(WEBASSETS, 'shapes'), { recursive: true })
  const shapes = join(CONTENT, 'shapes', 'numbers.xml')
  readDigitShapes(shapes)
  await copyFile(shapes, join(WEBASSETS, 'shapes', 'numbers.xml'))
  await cp(join(CONTENT, 'terms'), join(WEBASSETS, 'terms'), { recursive: true })
  const entries: CatalogueEntry[] = []
  for (const type of DESIGN_TYPES) {
    entries.push(generatedEntry(type, await buildThumb(`gen-${type}`, firstTemplate(type), NO_ART, samples)))
  }
  for (const source of STATIC_TEMPLATES) entries.push(await buildStatic(source, samples))
  await put(join(BUILD, 'catalogue.json'), JSON.stringify(entries))
  const quotes = await buildQuotes()
  console.log(`content: ${entries.length} templates, ${samples.photos.length} sample pictures, ${quotes} quotes`)
}

await build()
