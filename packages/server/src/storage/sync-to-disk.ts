import { type FileHandle, open } from 'node:fs/promises'

/** Syncs the names of a folder to the disk. */
export function syncFolder(path: string): Promise<void> {
  return whileOpen(path, (folder) => folder.sync())
}

/** Syncs the bytes of a file to the disk. */
export function syncFile(path: string): Promise<void> {
  return whileOpen(path, (file) => file.datasync())
}

async function whileOpen(path: string, work: (file: FileHandle) => Promise<void>): Promise<void> {
  const file = await open(path)
  try {
    await work(file)
  } finally {
    await file.close()
  }
}
