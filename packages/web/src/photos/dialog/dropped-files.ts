/** What a file says of itself before it is read; enough to pass over the other things that lie in a folder. */
function looksLikeJpeg(file: File): boolean {
  return /\.jpe?g$/i.test(file.name)
}

/**
 * The files of a drop or a paste, those in folders included. Has to be called while the event lasts: a browser takes
 * the list away afterwards. A file that was meant by itself is always given, whatever it is, so that it can be refused.
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

/** All photos below a folder, by name, so that they come in the order the customer knows. */
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
  return file && looksLikeJpeg(file) ? [file] : []
}

/** A browser hands out a folder in portions; an empty one is the last. A folder that cannot be read has nothing in it. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    const portion = await new Promise<FileSystemEntry[]>((resolve) => reader.readEntries(resolve, () => resolve([])))
    if (portion.length === 0) return all
    all.push(...portion)
  }
}
