import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)

/** Where the package of a font keeps one of its files. */
export function fontSource(file: string): string {
  const slug = file.slice(0, file.indexOf('-latin-'))
  return join(dirname(require.resolve(`@fontsource/${slug}/package.json`)), 'files', file)
}
