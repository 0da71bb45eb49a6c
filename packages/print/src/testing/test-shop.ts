import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { LANGUAGES } from '@collagerie/core/catalogue'
import { EMPTY_USERDATA, type Userdata, writeCollageXml } from '@collagerie/core/collage'
import { designFor, generateTemplate } from '@collagerie/core/designs'
import { MATERIALS, type Material } from '@collagerie/core/format'
import { type DesignValues, type Template, writeTemplateXml } from '@collagerie/core/template'
import { FONT_FACES } from '@collagerie/painter'
import sharp from 'sharp'
import { DEFAULT_SETTINGS, type PrintJob, type PrintSettings } from '../job/print-job.ts'

const require = createRequire(import.meta.url)
const SHAPES = resolve(import.meta.dirname, '../../../../content/shapes/numbers.xml')
const FORMAT = { width: 30, height: 20 }

/** The options of a print besides the sheet itself. */
interface Asked {
  readonly material?: Material
  readonly settings?: Partial<PrintSettings>
  readonly signal?: AbortSignal
}

/** A shop with one template and a folder of originals: all a print needs, on disk and real. */
export interface TestShop {
  readonly folder: string
  readonly content: string
  readonly photos: string
  readonly template: Template
  addPhoto(id: string, width: number, height: number): Promise<void>
  /** A saved collage of as many sheets as are given. */
  xml(...sheets: readonly Partial<Userdata>[]): string
  job(xml: string, asked?: Asked): PrintJob
  remove(): void
}

export function openTestShop(
  design = 'alleven',
  values: DesignValues = {},
  change = (made: Template) => made,
): TestShop {
  const folder = mkdtempSync(join(tmpdir(), 'collagerie-shop-'))
  const [content, photos] = [join(folder, 'content'), join(folder, 'photos')]
  const assets = join(content, 'webassets')
  for (const each of [photos, join(assets, 'fonts'), join(assets, 'shapes')]) mkdirSync(each, { recursive: true })
  copyFileSync(SHAPES, join(assets, 'shapes/numbers.xml'))
  for (const { file } of FONT_FACES) {
    const slug = file.slice(0, file.indexOf('-latin-'))
    const faces = join(dirname(require.resolve(`@fontsource/${slug}/package.json`)), 'files')
    symlinkSync(join(faces, file), join(assets, 'fonts', file))
  }
  const template = change(generateTemplate(designFor(design), { format: FORMAT, material: 'POSTER', values }))
  writeFileSync(join(assets, 'only.xml'), writeTemplateXml(template))
  writeFileSync(join(content, 'catalogue.json'), JSON.stringify([entryFor(template)]))
  const place = { templateId: 'only', childTemplateId: 'only' }
  return {
    folder,
    content,
    photos,
    template,
    addPhoto: async (id, width, height) => {
      const picture = sharp({ create: { width, height, channels: 3, background: '#7a9' } })
      await picture.jpeg().toFile(join(photos, `${id}.jpg`))
    },
    xml: (...sheets) => {
      const saved = sheets.map((data) => ({ userdata: { ...EMPTY_USERDATA, ...data }, dpi: {}, clips: [] }))
      const [first] = saved
      if (!first) throw new Error('a collage has a sheet')
      return writeCollageXml({
        templates: [{ ...place, material: 'POSTER', format: template.format }],
        screenshot: '',
        photoIds: [],
        content:
          saved.length === 1
            ? { kind: 'sheet', sheet: first }
            : { kind: 'pages', pages: saved.map((sheet) => ({ ...place, sheet })) },
        extras: {},
      })
    },
    job: (xml, { material = 'POSTER', settings = {}, signal = new AbortController().signal } = {}) => {
      const out = mkdtempSync(join(folder, 'out-'))
      return {
        xml,
        material,
        number: 'K7-42',
        content,
        photoFile: async (id) => (id.startsWith('gone') ? undefined : join(photos, `${id}.jpg`)),
        settings: { ...DEFAULT_SETTINGS, ...settings },
        folder: out,
        onProgress: () => undefined,
        signal,
      }
    },
    remove: () => rmSync(folder, { recursive: true }),
  }
}

function entryFor({ format, design }: Template) {
  const inEveryLanguage = Object.fromEntries(LANGUAGES.map((language) => [language, 'only']))
  const texts = ['name', 'description', 'shortInfo', 'leftInfo', 'category'].map(
    (key) => [key, inEveryLanguage] as const,
  )
  return {
    id: 'only',
    parent: '',
    tags: [],
    ...Object.fromEntries(texts),
    thumbWidth: 100,
    thumbHeight: 100,
    source: 'only',
    sizeurl: '',
    labelurl: '',
    labelwebp: '',
    starturl: '',
    visible: true,
    isTileBased: design === 'tiles',
    hasCustomSizes: false,
    isCustom: false,
    isMaterialSpecific: true,
    sizes: [{ id: 'only', ...format, materials: MATERIALS, description: inEveryLanguage, url: '/webassets/only.xml' }],
  }
}
