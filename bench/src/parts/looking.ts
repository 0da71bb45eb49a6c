import { photoFiles } from '../photo-files.ts'
import { printTable } from '../print-table.ts'
import { tabMemory } from './import-memory.ts'
import { fetchedForLooking } from './looking-download.ts'
import { importsSlowedBy } from './looking-imports.ts'
import { lookingTimes } from './looking-times.ts'

const LOOKED_AT = 6
const IMPORTED = 60
const IN_MEMORY = 150

type Row = readonly [what: string, budget: string, measured: string]

/** The cost of analysing photos, beside its budget. */
export async function measureLooking(): Promise<void> {
  const { paths, remove } = await photoFiles(IN_MEMORY)
  try {
    print('Looking at photos, in one worker', await timeRows(paths.slice(0, LOOKED_AT)))
    print('What is fetched for looking', await downloadRows(paths.slice(0, 1)))
    print(`Importing ${IMPORTED} photos of 12 megapixels`, await importRows(paths.slice(0, IMPORTED)))
    print(`The tab with ${IN_MEMORY} photos of 12 megapixels`, await memoryRows(paths))
  } finally {
    remove()
  }
}

function print(title: string, rows: readonly Row[]): void {
  printTable(title, ['', 'budget', 'measured'], rows)
}

async function timeRows(paths: readonly string[]): Promise<readonly Row[]> {
  const { look, fill, fillUnseen } = await lookingTimes(paths)
  return [
    ['faces and saliency of a photo of 12 megapixels, median ms', '120', look.median.toFixed(0)],
    ['the same, p99', '', look.p99.toFixed(0)],
    ['the same, processor ms, the page included', '', look.cpuMs.toFixed(0)],
    ['150 photos on 144 slots by what they show, median ms', '150', fill.median.toFixed(0)],
    ['the same, p99', '', fill.p99.toFixed(0)],
    ['the same, processor ms, the page included', '', fill.cpuMs.toFixed(0)],
    ['the same by shape and size alone, median', '', fillUnseen.median.toFixed(0)],
  ]
}

async function downloadRows(paths: readonly string[]): Promise<readonly Row[]> {
  const { kb, kbBefore } = await fetchedForLooking(paths)
  return [
    ['in all, gzipped kB', '220', kb.toFixed(1)],
    ['before the first photo', '0', kbBefore.toFixed(1)],
  ]
}

async function importRows(paths: readonly string[]): Promise<readonly Row[]> {
  const { looked, unlooked } = await importsSlowedBy(paths)
  const slower = (of: (times: typeof looked) => number) => `${((of(looked) / of(unlooked) - 1) * 100).toFixed(1)} %`
  const seconds = (of: (times: typeof looked) => number) =>
    [looked, unlooked].map((times) => (of(times) / 1000).toFixed(2)).join(' / ')
  return [
    ['slower where they are looked at, median', '3 %', slower(({ median }) => median)],
    ['the same, fastest', '', slower(({ fastest }) => fastest)],
    ['more of the processors until the last is in, median', '', slower(({ cpuMs }) => cpuMs)],
    ['looked at / not looked at, median s', '', seconds(({ median }) => median)],
    ['looked at / not looked at, fastest s', '', seconds(({ fastest }) => fastest)],
  ]
}

async function memoryRows(paths: readonly string[]): Promise<readonly Row[]> {
  const [without, looked] = [await tabMemory(paths, 'without looking'), await tabMemory(paths)]
  return [
    ['more where they are looked at, MB', '30', (looked.full - without.full).toFixed(0)],
    ['looked at / not looked at, MB', '', `${looked.full.toFixed(0)} / ${without.full.toFixed(0)}`],
  ]
}
