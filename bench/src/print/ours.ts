// Prints an even sheet as a shop would: JPEG and PDF/X-4 from the originals.
import { mkdirSync, mkdtempSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { EMPTY_USERDATA, writeCollageXml } from '@collagerie/core/collage'
import { placePhoto } from '@collagerie/core/placement'
import { DEFAULT_SETTINGS, renderPrint } from '@collagerie/print'
import { evenSheet } from './even-sheet.ts'
import { reportRun } from './report-run.ts'

const { folder, size, template, files } = evenSheet(process.argv.slice(2))
const images = Object.fromEntries(Array.from(files, ([slot]) => [slot, { photo: placePhoto(slot) }]))
const { format, generator } = template
const xml = writeCollageXml({
  templates: [
    {
      templateId: 'gen-alleven',
      childTemplateId: size,
      material: 'POSTER',
      format,
      ...(generator && { generator }),
    },
  ],
  screenshot: '',
  photoIds: [],
  content: { kind: 'sheet', sheet: { userdata: { ...EMPTY_USERDATA, images }, dpi: {}, clips: [] } },
  extras: {},
})
mkdirSync(folder, { recursive: true })
await reportRun(() =>
  renderPrint({
    xml,
    material: 'POSTER',
    number: '',
    content: resolve(import.meta.dirname, '../../../content/build'),
    photoFile: async (id) => files.get(id),
    settings: DEFAULT_SETTINGS,
    folder: mkdtempSync(join(folder, 'ours-')),
    onProgress: () => undefined,
    signal: new AbortController().signal,
  }),
)
