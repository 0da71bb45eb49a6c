import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { photoFiles } from '../photo-files.ts'
import { type MeasuredRun, measuredRun } from '../print/measured-run.ts'
import { montageRun } from '../print/montage.ts'
import { printTable } from '../print-table.ts'

const SHEET = '100x75'
const GRID = 10
/** How time and memory grow with the sheet: the smallest has room for a grid of six by six. */
const SIZES = ['30x30', '60x40', '100x75', '140x100'] as const
const SMALL_GRID = 6

/**
 * The print file beside sharp composing the same rectangles and ImageMagick's montage, each in a process of its own.
 */
export async function measurePrint(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'collagerie-bench-print-'))
  const photos = await photoFiles(GRID * GRID)
  const run = (program: string, size: string, grid: number) =>
    measuredRun(program, [folder, size, String(grid), ...photos.paths])
  try {
    const ours = await run('ours.ts', SHEET, GRID)
    const sharp = await run('sharp-composite.ts', SHEET, GRID)
    const montage = await montageRun([folder, SHEET, String(GRID), ...photos.paths], GRID)
    const beside = (mine: number, theirs: number) => `${(mine / theirs).toFixed(2)}x`
    const row = (name: string, each: MeasuredRun) => [
      name,
      each.seconds.toFixed(1),
      beside(each.seconds, sharp.seconds),
      each.cpuSeconds.toFixed(1),
      beside(each.cpuSeconds, sharp.cpuSeconds),
      `${each.peakMiB}`,
    ]
    printTable(
      `${SHEET} cm at 300 dpi, ${GRID * GRID} photos of 12 megapixels`,
      ['', 'seconds', 'beside sharp', 'CPU seconds', 'beside sharp', 'peak MiB'],
      [
        row('Collagerie: JPEG and PDF/X-4', ours),
        row('sharp composing the same rectangles: JPEG', sharp),
        ...(montage ? [row('ImageMagick montage: JPEG', montage)] : [['ImageMagick montage', 'not installed']]),
      ],
    )
    const rows: string[][] = []
    for (const size of SIZES) {
      const { seconds, cpuSeconds, peakMiB } = await run('ours.ts', size, SMALL_GRID)
      const pixels = megapixels(size)
      const perMegapixel = (spent: number) => ((spent * 1000) / pixels).toFixed(0)
      const times = [seconds.toFixed(1), perMegapixel(seconds), cpuSeconds.toFixed(1), perMegapixel(cpuSeconds)]
      rows.push([size, pixels.toFixed(0), ...times, `${peakMiB}`])
    }
    const heads = [
      'size, cm',
      'megapixels',
      'seconds',
      'ms per megapixel',
      'CPU seconds',
      'ms per megapixel',
      'peak MiB',
    ]
    printTable(`${SMALL_GRID * SMALL_GRID} photos on sheets of four sizes`, heads, rows)
  } finally {
    photos.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}

function megapixels(size: string): number {
  const [width = 0, height = 0] = size.split('x').map((side) => (Number(side) / 2.54) * 300)
  return (width * height) / 1e6
}
