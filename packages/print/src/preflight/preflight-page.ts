import { INK } from '@collagerie/core/colour'
import type { Rect } from '@collagerie/core/geometry'
import { escapeHtml } from '@collagerie/core/xml'
import { sentenceOf } from '../job/print-failure.ts'
import type { FileReport, PreflightFinding, PreflightReport, PreflightWarning, SlotReport } from './preflight-report.ts'

const WARNINGS: Readonly<Record<PreflightWarning, string>> = {
  'low-quality': 'The photo gives only {} dpi in its slot.',
  enlarged: 'Slots whose originals give fewer dots than are printed and are enlarged smoothly: {}.',
  'double-photo': 'The photo is on the sheet more than once.',
  'unwritten-text': 'Nobody wrote this text; its place stays empty.',
  'cut-text': 'The text does not fit its place and loses words.',
  'unknown-face': 'The face {} is not known; another is printed.',
}

const STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; color: ${INK}; background: #fff; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: .3rem .6rem; border-bottom: 1px solid #dcddde; }
.red { color: #a3140f } .orange { color: #8a4b00 } .green { color: #1c6b2a }
@media (prefers-color-scheme: dark) { body { color: #eee; background: #1b1a18 } th, td { border-color: #444 } .red { color: #ff8a80 } .orange { color: #ffb74d } .green { color: #81c784 } }`

/** The report as a page to read or print: no script, nothing external. */
export function preflightPage(report: PreflightReport): string {
  const { number, material, dpi, profile, errors, warnings, slots, files } = report
  const heading = number === '' ? 'Preflight' : `Preflight of order ${number}`
  const facts = [material || 'no material', `${dpi} dpi`, profile === '' ? 'sRGB for the press to convert' : profile]
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(heading)}</title><style>${STYLE}</style></head><body>
<h1>${escapeHtml(heading)}</h1>
<p>${escapeHtml(facts.join(', '))}</p>
<p><strong>${errors.length === 0 ? 'Can be printed.' : 'Cannot be printed.'}</strong></p>
${list(
  'Errors',
  errors.map(({ code, detail, ...place }) => sentenceOf(code, detail, place)),
)}
${list('Warnings', warnings.map(warningSentence))}
${table('Files', ['file', 'pixels', 'dpi', 'page', 'bleed', 'trim'], files.map(fileRow))}
${table('Slots', ['slot', 'photo', 'dpi', 'quality', 'in wrap, bleed or fold'], slots.map(slotRow))}
</body></html>
`
}

export function warningSentence({ code, detail, page, slot, photo }: PreflightFinding<PreflightWarning>): string {
  const at = [page && page > 1 ? `page ${page}` : '', slot ? `slot ${slot}` : '', photo ? `photo ${photo}` : '']
  const place = at.filter((part) => part !== '').join(', ')
  return WARNINGS[code].replace('{}', () => detail) + (place === '' ? '' : ` (${place})`)
}

function list(heading: string, sentences: readonly string[]): string {
  if (sentences.length === 0) return ''
  const items = sentences.map((sentence) => `<li>${escapeHtml(sentence)}</li>`)
  return `<h2>${heading}</h2><ul>${items.join('')}</ul>`
}

function table(heading: string, columns: readonly string[], rows: readonly string[]): string {
  if (rows.length === 0) return ''
  const head = columns.map((column) => `<th scope="col">${column}</th>`).join('')
  return `<h2>${heading}</h2><table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`
}

function fileRow({ name, widthPx, heightPx, dpi, mediaBox, bleedBox, trimBox }: FileReport): string {
  return row([name, `${widthPx} x ${heightPx}`, String(dpi), sizeOf(mediaBox), sizeOf(bleedBox), sizeOf(trimBox)])
}

function slotRow({ page, slot, photo, dpi, quality, smiley, inMargin }: SlotReport): string {
  const name = page > 1 ? `${page}: ${slot}` : slot
  const cells = [name, photo, dpi < 0 ? '' : String(dpi), quality ?? '', `${Math.round(inMargin * 100)} %`]
  return row(cells, smiley)
}

function row(cells: readonly string[], tone = ''): string {
  const marked = tone === '' ? '' : ` class="${tone}"`
  return `<tr${marked}>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`
}

function sizeOf({ width, height }: Rect): string {
  return `${Number(width.toFixed(2))} x ${Number(height.toFixed(2))} cm`
}
