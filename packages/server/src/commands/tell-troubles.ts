import type { Troubles } from '../carry/carry-files.ts'
import type { CommandIo } from './command-io.ts'

/** Names what was lost or damaged before. */
export function tellTroubles(io: CommandIo, { missing, damaged }: Troubles): void {
  for (const key of missing) io.error(`${key} is missing where it came from.`)
  for (const key of damaged) io.error(`${key} is not what its row says; it was brought as it is.`)
}
