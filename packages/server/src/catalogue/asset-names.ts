/** At the end of a file's name or of a folder's: ten digits of what it holds. */
const FINGERPRINT = /-[0-9a-f]{10}(?=[./])/g

interface FoundAsset {
  readonly path: string
  /** Something else would have another name. */
  readonly isForEver: boolean
}

/**
 * Finds what is asked for, and under a fingerprint of another release, or none, what stands in its place now: pages and
 * drafts from before an upgrade still name it, and processes of both releases serve them.
 */
export function assetFinder(paths: ReadonlySet<string>): (asked: string) => FoundAsset | undefined {
  const byPlainName = new Map(Array.from(paths, (path) => [plain(path), path]))
  return (asked) => {
    if (paths.has(asked)) return { path: asked, isForEver: plain(asked) !== asked }
    const name = plain(asked)
    const path = paths.has(name) ? name : byPlainName.get(name)
    return path === undefined ? undefined : { path, isForEver: false }
  }
}

function plain(path: string): string {
  return path.replaceAll(FINGERPRINT, '')
}
