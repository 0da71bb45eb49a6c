import { closeSync, fdatasync, openSync } from 'node:fs'
import { promisify } from 'node:util'
import { createSharedSync } from './shared-sync.ts'

/** The file to which SQLite appends every change. It exists from the first change until the database is closed. */
export interface WriteAheadLog {
  /** Syncs everything appended so far to the disk. */
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
