import { closeSync, fdatasync, openSync } from 'node:fs'
import { promisify } from 'node:util'
import { createSharedSync } from './shared-sync.ts'

/** The file to which SQLite adds every change. It is there from the first change on, until the database is closed. */
export interface WriteAheadLog {
  /** Brings all that was added so far to the disk. */
  sync(): Promise<void>
  close(): void
}

export function writeAheadLogOf(databaseFile: string): WriteAheadLog {
  let file: number | undefined
  const sync = promisify(fdatasync)
  return {
    sync: createSharedSync(async () => {
      file ??= openSync(`${databaseFile}-wal`, 'r+')
      await sync(file)
    }),
    close: () => {
      if (file !== undefined) closeSync(file)
      file = undefined
    },
  }
}
