import type { Kysely } from 'kysely'
import type { Blobs } from '../storage/blobs.ts'
import type { Schema } from '../storage/schema.ts'
import { carryFiles, type FileProblems } from './carry-files.ts'
import { carryProgress } from './carry-progress.ts'
import type { CarryReport } from './carry-report.ts'
import { carryRows } from './carry-rows.ts'
import type { CarriedFiles, CarrySource } from './carry-source.ts'
import type { TargetState } from './look-at-target.ts'
import { CarryRefusal } from './refusal.ts'
import { isSameSum, type TableSum } from './row-sum.ts'
import { sumOfTable } from './walk-rows.ts'

interface CarryTarget {
  readonly query: Kysely<Schema>
  readonly files: Blobs
}

interface Carried extends FileProblems {
  readonly rows: number
  readonly files: number
}

/**
 * Carries everything from one place to another, or resumes an earlier try, and reads it all back at the end. Until then
 * no server can start on the target.
 */
export async function carry(
  source: CarrySource,
  { query, files }: CarryTarget,
  state: Extract<TargetState, { kind: 'empty' | 'half done' }>,
  report: CarryReport,
): Promise<Carried> {
  const progress = carryProgress(query)
  if (state.kind === 'empty') {
    if (source.files) await refuseOtherFiles(files)
    await progress.begin(state.seeded)
  }
  const total = await countAll(source)
  report.begin('rows', total.rows)
  const sums = new Map<string, TableSum>()
  for (const table of source.tables) sums.set(table.name, await carryRows(source, query, progress, table, report.add))
  report.end()
  let problems: FileProblems = { missing: [], damaged: [], withheld: [] }
  if (source.files) {
    report.begin('files', total.files)
    problems = await carryFiles(source.files, files, progress, report.add)
    report.end()
  }
  report.begin('rows read back', total.rows)
  for (const table of source.tables) {
    const [sent, arrived] = [sums.get(table.name), await sumOfTable(query, table, report.add)]
    if (!sent || !isSameSum(sent, arrived))
      throw new Error(`${table.name} is not what it was: ${sent?.rows} rows became ${arrived.rows}`)
  }
  report.end()
  const carried = await progress.countFiles()
  const lost = problems.missing.length + problems.withheld.length
  if (carried + lost !== total.files)
    throw new Error(`${total.files} files became ${carried}, and ${lost} could not be brought`)
  await progress.finish()
  return { rows: total.rows, files: carried, ...problems }
}

async function countAll(source: CarrySource): Promise<{ readonly rows: number; readonly files: number }> {
  let [rows, files] = [0, 0]
  for (const table of source.tables) rows += await source.count(table)
  if (source.files) files = await countFiles(source.files)
  return { rows, files }
}

export async function countFiles(source: CarriedFiles): Promise<number> {
  let files = 0
  for await (const _ of source.all()) files += 1
  return files
}

async function refuseOtherFiles(blobs: Blobs): Promise<void> {
  for await (const key of blobs.keys(Number.POSITIVE_INFINITY))
    throw new CarryRefusal(`There are files already where the files are to go, such as ${key}; nothing was changed.`)
}
