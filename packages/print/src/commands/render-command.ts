import { mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, extname, join, resolve } from 'node:path'
import { setShopMargins } from '@collagerie/core/format'
import { renderPrint } from '../render/render-print.ts'
import { type CliCommand, WrongUsage } from './cli-command.ts'
import { PRINT_OPTIONS_HELP, readPrintArguments } from './print-arguments.ts'
import { progressBar } from './progress-bar.ts'

const ENDINGS: ReadonlySet<string> = new Set(['', '.pdf', '.jpg', '.jpeg'])

export const renderCommand: CliCommand = {
  summary: 'make the print file of a saved collage',
  help: `Usage: npx collagerie render collage.xml --photos FOLDER --out sheet.pdf [options]

Makes the print file of a saved collage from the original photos, without a server.

  --out NAME         sheet.pdf for the PDF/X-4, sheet.jpg for the JPEG, a folder for all files
${PRINT_OPTIONS_HELP}

Exit codes: 0 printed, 1 refused with a sentence, 2 wrong usage.`,

  run: async (args) => {
    const { job, margins, out } = await readPrintArguments(args)
    setShopMargins(margins)
    if (out === undefined) throw new WrongUsage('Where to? Name the file with --out.')
    const target = resolve(out)
    // Said before anything is painted, which may take minutes.
    if (!ENDINGS.has(extname(target).toLowerCase()))
      throw new WrongUsage('--out must end in .pdf or .jpg, or name a folder.')
    await mkdir(dirname(target), { recursive: true })
    // Beside the target, so that the finished file is moved there whole or not at all.
    const folder = await mkdtemp(join(dirname(target), '.collagerie-'))
    const stop = new AbortController()
    const onInterrupt = () => stop.abort()
    process.once('SIGINT', onInterrupt)
    try {
      const onProgress = progressBar(process.stderr)
      const files = await renderPrint({ ...job, folder, onProgress, signal: stop.signal })
      const moves = files.flatMap(({ name }) => movesOf(name, target))
      if (extname(target) === '') await mkdir(target, { recursive: true })
      for (const { name, to } of moves) {
        await rename(join(folder, name), to)
        process.stdout.write(`${to} (${((await stat(to)).size / 1e6).toFixed(1)} MB)\n`)
      }
      return 0
    } finally {
      process.off('SIGINT', onInterrupt)
      await rm(folder, { recursive: true, force: true })
    }
  },
}

/** The path of a finished file; further JPEG pages are named after the first. */
function movesOf(name: string, target: string): { readonly name: string; readonly to: string }[] {
  const ending = extname(target).toLowerCase()
  if (ending === '') return [{ name, to: join(target, name) }]
  if (ending === '.pdf') return name === 'sheet.pdf' ? [{ name, to: target }] : []
  if (!name.endsWith('.jpg')) return []
  const stem = basename(target, extname(target))
  const own = name === 'sheet.jpg' ? basename(target) : `${stem}-${name}`
  return [{ name, to: join(dirname(target), own) }]
}
