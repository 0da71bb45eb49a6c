import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** The files of a folder at the start: only these can be requested, whatever a path looks like. */
export interface ServedFolder {
  readonly root: string
  readonly paths: ReadonlySet<string>
}

export async function readServedFolder(root: string): Promise<ServedFolder> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const paths = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .filter(isServable),
  )
  return { root, paths }
}

/** Excludes hidden files and the compressed twins, which are sent under the original's name. */
function isServable(path: string): boolean {
  return !path.split('/').some((part) => part.startsWith('.')) && !/\.(br|gz)$/.test(path)
}
