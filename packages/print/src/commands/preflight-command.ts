import { writeFile } from 'node:fs/promises'
import { setShopMargins } from '@collagerie/core/format'
import { sentenceOf } from '../job/print-failure.ts'
import { preflight } from '../preflight/preflight.ts'
import { preflightPage, warningSentence } from '../preflight/preflight-page.ts'
import type { PreflightReport } from '../preflight/preflight-report.ts'
import type { CliCommand } from './cli-command.ts'
import { PRINT_OPTIONS_HELP, readPrintArguments } from './print-arguments.ts'

export const preflightCommand: CliCommand = {
  summary: 'say what is wrong with a saved collage before it is printed',
  help: `Usage: npx collagerie preflight collage.xml --photos FOLDER [options]

Says what would stop the print of a saved collage, and what would not but should be known.

  --out FILE         write the report as a page (report.html) or as data (report.json)
  --json             print the report as data
${PRINT_OPTIONS_HELP}

Exit codes: 0 can be printed, 1 cannot, 2 wrong usage.`,

  run: async (args) => {
    const { job, margins, out, isJson } = await readPrintArguments(args)
    setShopMargins(margins)
    const report = await preflight({ ...job, folder: '', onProgress: () => undefined })
    const data = JSON.stringify(report, undefined, 2)
    if (out !== undefined) await writeFile(out, out.endsWith('.json') ? `${data}\n` : preflightPage(report))
    process.stdout.write(`${isJson ? data : inWords(report)}\n`)
    return report.errors.length === 0 ? 0 : 1
  },
}

function inWords({ errors, warnings, files, slots }: PreflightReport): string {
  const lowest = Math.min(...slots.flatMap(({ dpi }) => (dpi < 0 ? [] : [dpi])))
  return [
    ...errors.map(({ code, detail, ...place }) => `error    ${sentenceOf(code, detail, place)}`),
    ...warnings.map((warning) => `warning  ${warningSentence(warning)}`),
    ...files.map(({ name, widthPx, heightPx, dpi }) => `file     ${name}, ${widthPx} x ${heightPx} px at ${dpi} dpi`),
    ...(Number.isFinite(lowest) ? [`photos   ${slots.length} slots, the lowest at ${lowest} dpi`] : []),
    errors.length === 0 ? 'Can be printed.' : 'Cannot be printed.',
  ].join('\n')
}
