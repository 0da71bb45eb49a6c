/** At the end of a file's or folder's name: ten digits of its content's hash. */
const FINGERPRINT = /-[0-9a-f]{10}(?=[./])/g

interface FoundAsset {
  readonly path: string
  /** Whether the name contains a fingerprint, so that its content never changes. */
  readonly isForEver: boolean
}

/**
 * Finds an asset. Under the fingerprint of another release, or none, it finds the present file: pages and drafts from
 * before an upgrade still name the old one, and processes of both releases serve them.
 */
export function assetFinder(paths: ReadonlySet<string>): (asked: string) => FoundAsset | undefined {
  const byPlainName = new Map(Array.from(paths, (path) => [plain(path), path]))
  return (asked) => {
    if (paths.has(asked)) return { path: asked, isForEver: hasFingerprint(asked) }
    const name = plain(asked)
    const path = paths.has(name) ? name : byPlainName.get(name)
    return path === undefined ? undefined : { path, isForEver: false }
  }
}

/** Whether the content at this path never changes. */
export function hasFingerprint(path: string): boolean {
  return plain(path) !== path
}

function plain(path: string): string {
  return path.replaceAll(FINGERPRINT, '')
}
