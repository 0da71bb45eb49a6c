import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type CollagePage, templateLook, textSlots, writeCollageXml } from '@collagerie/core/collage'
import type { Material } from '@collagerie/core/format'
import { DEFAULT_SETTINGS, type PrintJob, type PrintSettings, renderPrint } from '@collagerie/print'
import { CONTENT, samples } from '../parity/node-side.ts'
import { sceneContent } from './scene-content.ts'

const DPI = 60

/** The sheet with something written wherever a customer may write. */
export function written(page: CollagePage): CollagePage {
  const texts = Object.fromEntries(
    textSlots(page.template).map((layer) => [
      layer.slot,
      { ...templateLook(layer), automaticColor: true, text: layer.slot === 'txt1' ? 'Amélie & Tom' : '2026' },
    ]),
  )
  return { ...page, userdata: { ...page.userdata, texts: { ...texts, ...page.userdata.texts } } }
}

export function onMaterial(page: CollagePage, material: Material): CollagePage {
  return { ...page, choice: { ...page.choice, material } }
}

function jobFor(
  sheets: readonly [CollagePage, ...CollagePage[]],
  folder: string,
  settings: Partial<PrintSettings> = {},
  photoFile: PrintJob['photoFile'] = sampleFile,
): PrintJob {
  const [page] = sheets
  const [content, out] = [join(folder, 'content'), join(folder, 'out')]
  mkdirSync(out, { recursive: true })
  const { material } = page.choice
  const place = { templateId: 'scene', childTemplateId: 'scene' }
  const [sheet, ...more] = sheets.map(({ userdata }) => ({ userdata, dpi: {}, clips: [] }))
  if (!sheet) throw new Error('a collage has a sheet')
  return {
    xml: writeCollageXml({
      templates: [{ ...place, material, format: page.template.format }],
      screenshot: '',
      photoIds: [],
      content:
        more.length === 0
          ? { kind: 'sheet', sheet }
          : { kind: 'pages', pages: [sheet, ...more].map((each) => ({ ...place, sheet: each })) },
      extras: {},
    }),
    material,
    number: 'TEST-1',
    content: sceneContent(content, page),
    photoFile,
    settings: { ...DEFAULT_SETTINGS, dpi: DPI, ...settings },
    folder: out,
    onProgress: () => undefined,
    signal: new AbortController().signal,
  }
}

/** Prints a sheet as a shop would; the path of its PDF. */
export async function printScene(
  page: CollagePage,
  folder: string,
  settings?: Partial<PrintSettings>,
  photoFile?: PrintJob['photoFile'],
): Promise<string> {
  return printPages([page], folder, settings, photoFile)
}

/** The same for several sheets of one template. */
export async function printPages(...args: Parameters<typeof jobFor>): Promise<string> {
  const job = jobFor(...args)
  await renderPrint(job)
  return join(job.folder, 'sheet.pdf')
}

async function sampleFile(id: string): Promise<string | undefined> {
  const sample = samples().find((each) => each.id === id)
  return sample && join(CONTENT, sample.url)
}
