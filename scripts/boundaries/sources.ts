import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

export const ROOT = resolve(import.meta.dirname, '../..')
const SKIPPED = new Set(['node_modules', 'dist', 'data', 'gallery', 'test-results', 'content/build'])

/** Every TypeScript file under a folder, by its whole path. */
export function sources(folder: string): string[] {
  return filesIn(folder, /\.(ts|tsx|mts)$/)
}

/** Every style sheet under a folder, by its whole path. */
export function styleSheets(folder: string): string[] {
  return filesIn(folder, /\.css$/)
}

/** Every page of documentation under a folder, by its whole path. */
export function pages(folder: string): string[] {
  return filesIn(folder, /\.md$/)
}

function filesIn(folder: string, wanted: RegExp): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    if (SKIPPED.has(name) || SKIPPED.has(relative(ROOT, path))) return []
    if (statSync(path).isDirectory()) return filesIn(path, wanted)
    return wanted.test(name) ? [path] : []
  })
}

/**
 * Every specifier a file names: static and type imports, re-exports, dynamic imports and import types; in a style sheet
 * also the classes it composes.
 */
export function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const pattern = /(?:^|[^\w.$'"])(?:from|import)\s*\(?\s*['"]([^'"\s%]+)['"]/gm
  return [...text.matchAll(pattern)].map((match) => match[1] as string)
}

/** The files of its own package that a file loads at once, by whole paths: no type imports, no dynamic imports. */
export function broughtBy(file: string): readonly string[] {
  const pattern = /^(?:import|export)\s(?!type\b)(?:[^'"]*?\sfrom\s)?['"](\.[^'"]+)['"]/gm
  return Array.from(readFileSync(file, 'utf8').matchAll(pattern), ([, path = '']) => resolve(dirname(file), path))
}

/** All that comes with a file, itself included. */
export function closureOf(file: string): ReadonlySet<string> {
  const all = new Set([file])
  for (const each of all) for (const brought of broughtBy(each)) all.add(brought)
  return all
}

/** The imports of each file within its own package, by whole paths. */
export function importGraph(files: readonly string[]): ReadonlyMap<string, readonly string[]> {
  return new Map(
    files.map((file) => [
      file,
      importsOf(file)
        .filter((specifier) => specifier.startsWith('.'))
        .map((specifier) => resolve(dirname(file), specifier)),
    ]),
  )
}

/** Tests may import anything. */
export function isTest(file: string): boolean {
  return /\.test\.tsx?$|\/testing\//.test(file)
}
