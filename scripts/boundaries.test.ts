import { readdirSync, readFileSync, statSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

/** Which of our packages each one may import; types count as imports too. */
const ARROWS: Record<string, readonly string[]> = {
  'packages/core': [],
  'packages/painter': ['@collagerie/core'],
  'packages/protocol': ['@collagerie/core'],
  'packages/print': ['@collagerie/core', '@collagerie/painter'],
  'packages/web': ['@collagerie/core', '@collagerie/painter', '@collagerie/protocol'],
  'packages/server': ['@collagerie/core', '@collagerie/painter', '@collagerie/print', '@collagerie/protocol'],
  content: ['@collagerie/core', '@collagerie/painter'],
  e2e: ['@collagerie/core', '@collagerie/painter', '@collagerie/print'],
  bench: ['@collagerie/core', '@collagerie/painter', '@collagerie/print', '@collagerie/content'],
}

const root = resolve(import.meta.dirname, '..')
const SKIPPED = new Set(['node_modules', 'dist', 'data', 'gallery', 'test-results', 'content/build'])

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    if (SKIPPED.has(name) || SKIPPED.has(relative(root, path))) return []
    if (statSync(path).isDirectory()) return sources(path)
    return /\.(ts|tsx|mts)$/.test(name) ? [path] : []
  })
}

/** Every specifier a file names: static and type imports, re-exports, dynamic imports and import types. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const pattern = /(?:^|[;}\s])(?:from|import)\s*\(?\s*['"]([^'"\s%]+)['"]/gm
  return [...text.matchAll(pattern)].map((match) => match[1] as string)
}

function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

function isBuiltin(specifier: string): boolean {
  return specifier.startsWith('node:') || builtinModules.includes(specifier)
}

interface Import {
  readonly file: string
  readonly specifier: string
}

function violations(unit: string, isAllowed: (found: Import) => boolean): string[] {
  return sources(join(root, unit))
    .flatMap((file) => importsOf(file).map((specifier): Import => ({ file, specifier })))
    .filter((found) => !isAllowed(found))
    .map(({ file, specifier }) => `${relative(root, file)} imports ${specifier}`)
}

describe('imports', () => {
  for (const [unit, allowed] of Object.entries(ARROWS)) {
    it(`of ${unit} follow the arrows of the architecture`, () => {
      const own = JSON.parse(readFileSync(join(root, unit, 'package.json'), 'utf8')).name as string
      const found = violations(
        unit,
        ({ specifier }) =>
          !specifier.startsWith('@collagerie/') ||
          packageName(specifier) === own ||
          allowed.includes(packageName(specifier)),
      )
      expect(found).toEqual([])
    })

    it(`of ${unit} name only what its package.json declares`, () => {
      const manifest = JSON.parse(readFileSync(join(root, unit, 'package.json'), 'utf8'))
      const shipped = new Set([manifest.name, ...Object.keys(manifest.dependencies ?? {})])
      const inTests = new Set([...shipped, ...Object.keys(manifest.devDependencies ?? {})])
      const found = violations(unit, ({ file, specifier }) => {
        if (specifier.startsWith('.') || specifier.startsWith('/') || isBuiltin(specifier)) return true
        const isTest = /\.test\.tsx?$|\/testing\/|\.config\.ts$/.test(file)
        return (isTest ? inTests : shipped).has(packageName(specifier))
      })
      expect(found).toEqual([])
    })

    it(`of ${unit} stay inside it when they are relative`, () => {
      const found = violations(
        unit,
        ({ file, specifier }) =>
          !specifier.startsWith('.') || !relative(join(root, unit), resolve(dirname(file), specifier)).startsWith('..'),
      )
      expect(found).toEqual([])
    })
  }

  it('form no cycle, types included', () => {
    const files = Object.keys(ARROWS).flatMap((unit) => sources(join(root, unit)))
    const known = new Set(files)
    const graph = new Map(
      files.map((file) => [
        file,
        importsOf(file)
          .filter((specifier) => specifier.startsWith('.'))
          .map((specifier) => resolve(dirname(file), specifier))
          .filter((target) => known.has(target)),
      ]),
    )
    expect(cyclesIn(graph)).toEqual([])
  })
})

/** Depth-first: an edge to a file that is still open closes a cycle. */
function cyclesIn(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>()
  const open: string[] = []
  const cycles: string[] = []
  function visit(file: string): void {
    if (done.has(file)) return
    const start = open.indexOf(file)
    if (start >= 0) {
      cycles.push([...open.slice(start), file].map((each) => relative(root, each)).join(' -> '))
      return
    }
    open.push(file)
    for (const next of graph.get(file) ?? []) visit(next)
    open.pop()
    done.add(file)
  }
  for (const file of graph.keys()) visit(file)
  return cycles
}
