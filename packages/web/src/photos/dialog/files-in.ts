import { isNamedLikePhoto } from '@collagerie/core/photo'
import { photoFormats } from '../../navigation/shop-config.ts'

/**
 * The files of a drop or a paste, including those in folders. Call it during the event: a browser clears the list
 * afterwards. A file that was dropped by itself is always returned, so that it can be refused visibly.
 */
export async function filesIn(data: DataTransfer): Promise<readonly File[]> {
  const entries = Array.from(data.items, (item) => (item.kind === 'file' ? item.webkitGetAsEntry() : null))
  const files = Array.from(data.files)
  const folders = entries.filter((entry) => entry !== null).filter(isFolder)
  if (folders.length === 0) return files
  const names = new Set(folders.map((folder) => folder.name))
  const inFolders = await Promise.all(folders.map(filesUnder))
  return [...files.filter((file) => !names.has(file.name)), ...inFolders.flat()]
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile
}

/** All photos below a folder, sorted by name, in the order the customer knows. */
async function filesUnder(folder: FileSystemDirectoryEntry): Promise<readonly File[]> {
  const entries = (await entriesOf(folder)).toSorted((a, b) =>
    a.name.localeCompare(b.name, undefined, { numeric: true }),
  )
  const found = await Promise.all(entries.map(filesAt))
  return found.flat()
}

async function filesAt(entry: FileSystemEntry): Promise<readonly File[]> {
  if (isFolder(entry)) return filesUnder(entry)
  if (!isFile(entry)) return []
  const file = await new Promise<File | undefined>((resolve) => entry.file(resolve, () => resolve(undefined)))
  // The other files of a folder are no photos the customer chose, so nothing is said of them.
  return file && isNamedLikePhoto(file.name, photoFormats()) ? [file] : []
}

/** A browser hands out a folder in portions until an empty one. A folder that cannot be read counts as empty. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    const portion = await new Promise<FileSystemEntry[]>((resolve) => reader.readEntries(resolve, () => resolve([])))
    if (portion.length === 0) return all
    all.push(...portion)
  }
}
