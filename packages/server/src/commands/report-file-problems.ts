import type { FileProblems } from '../carry/carry-files.ts'
import type { CommandIo } from './command-io.ts'

/** Names the files that were lost or damaged before, and their number. */
export function reportFileProblems(io: CommandIo, { missing, damaged, withheld }: FileProblems): number {
  for (const key of missing) io.error(`${key} is missing where it came from.`)
  for (const key of damaged) io.error(`${key} is not what its row says; it was brought as it is.`)
  for (const key of withheld) io.error(`${key} is damaged where it came from, and was not brought.`)
  return missing.length + damaged.length + withheld.length
}
