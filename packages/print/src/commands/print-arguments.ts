import { readdir, readFile } from 'node:fs/promises'
import { extname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { isMaterial, MATERIALS, type Material, marginBounds, type ShopMargins } from '@collagerie/core/format'
import { DEFAULT_SETTINGS, type PrintJob } from '../job/print-job.ts'
import { WrongUsage } from './cli-command.ts'

/** Drawn backgrounds reach no further. */
const MOST_MARGIN = 5

export const PRINT_OPTIONS_HELP = `  --photos FOLDER    the originals, each named after its photo id: 3f2a.jpg
  --material NAME    ${MATERIALS.filter((name) => name !== '').join(', ')};
                     left out: the material the collage was saved with
  --dpi NUMBER       dots per inch, ${DEFAULT_SETTINGS.dpi} unless said otherwise
  --margin CM        bleed or wrap beyond the visible front, 0 to 5; left out: as it
                     ships, and tiles have none
  --profile FILE     ICC profile of the press; everything is converted to it
  --marks            crop marks and a slug line round the sheet
  --content FOLDER   built templates and fonts; left out: those of this project`

/** Everything of a job that the command line says; the rest is the command's own. */
export interface PrintArguments {
  readonly job: Omit<PrintJob, 'folder' | 'onProgress' | 'signal'>
  /** For every material, since the material is known only once the collage is read. */
  readonly margins: ShopMargins
  readonly out: string | undefined
  readonly isJson: boolean
}

export async function readPrintArguments(args: readonly string[]): Promise<PrintArguments> {
  const { values, positionals } = parsed(args)
  const [file, ...more] = positionals
  if (file === undefined) throw new WrongUsage('Which collage? Name its XML file.')
  if (more.length > 0) throw new WrongUsage(`One collage at a time; ${more.join(' ')} is too much.`)
  if (values.photos === undefined) throw new WrongUsage('Where are the originals? Name their folder with --photos.')
  const xml = await readFile(file, 'utf8').catch(() => {
    throw new WrongUsage(`The collage ${file} cannot be read.`)
  })
  return {
    job: {
      xml,
      material: materialOf(values.material ?? ''),
      number: '',
      content: resolve(values.content ?? ''),
      photoFile: await photoFolder(values.photos),
      settings: {
        dpi: dpiOf(values.dpi ?? String(DEFAULT_SETTINGS.dpi)),
        ...(values.profile !== undefined && { profile: values.profile }),
        cropMarks: values.marks ?? false,
        slugLine: values.marks ?? false,
      },
    },
    margins: values.margin === undefined ? {} : marginsOf(values.margin),
    out: values.out,
    isJson: values.json ?? false,
  }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        photos: { type: 'string' },
        out: { type: 'string' },
        material: { type: 'string' },
        dpi: { type: 'string' },
        margin: { type: 'string' },
        profile: { type: 'string' },
        marks: { type: 'boolean' },
        content: { type: 'string' },
        json: { type: 'boolean' },
      },
    })
  } catch (error) {
    throw new WrongUsage(error instanceof Error ? error.message : String(error))
  }
}

function materialOf(name: string): Material {
  const code = name.toUpperCase()
  if (isMaterial(code)) return code
  throw new WrongUsage(`There is no material ${name}.`)
}

function dpiOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  throw new WrongUsage(`--dpi must be a whole number, not ${text}.`)
}

function marginsOf(text: string): ShopMargins {
  if (!/^\d+(\.\d+)?$/.test(text) || Number(text) > MOST_MARGIN)
    throw new WrongUsage(`--margin must be centimetres from 0 to ${MOST_MARGIN}, not ${text}.`)
  const settable = MATERIALS.filter((material) => marginBounds(material) !== undefined)
  return Object.fromEntries(settable.map((material) => [material, Number(text)]))
}

/** Finds originals by their names alone, so that no id can lead out of the folder. */
async function photoFolder(folder: string): Promise<PrintJob['photoFile']> {
  const names = await readdir(folder).catch(() => {
    throw new WrongUsage(`The folder ${folder} cannot be read.`)
  })
  const files = new Map<string, string>()
  for (const name of names) {
    if (/^\.jpe?g$/i.test(extname(name))) files.set(name.slice(0, -extname(name).length), join(folder, name))
  }
  return async (id) => files.get(id)
}
