import { readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOM_ORDER } from './boundaries/rooms.ts'
import { importGraph, importsOf, isTest, ROOT, sources, styleSheets } from './boundaries/sources.ts'
import { deepImports, misplacedRooms, upwardImports } from './boundaries/wrong-imports.ts'

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
  // It measures files of the application, and only their types are imported.
  bench: ['@collagerie/core', '@collagerie/painter', '@collagerie/print', '@collagerie/content', '@collagerie/web'],
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
  return sources(join(ROOT, unit))
    .flatMap((file) => importsOf(file).map((specifier): Import => ({ file, specifier })))
    .filter((found) => !isAllowed(found))
    .map(({ file, specifier }) => `${relative(ROOT, file)} imports ${specifier}`)
}

describe('imports', () => {
  for (const [unit, allowed] of Object.entries(ARROWS)) {
    it(`of ${unit} follow the arrows of the architecture`, () => {
      const own = JSON.parse(readFileSync(join(ROOT, unit, 'package.json'), 'utf8')).name as string
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
      const manifest = JSON.parse(readFileSync(join(ROOT, unit, 'package.json'), 'utf8'))
      const shipped = new Set([manifest.name, ...Object.keys(manifest.dependencies ?? {})])
      const inTests = new Set([...shipped, ...Object.keys(manifest.devDependencies ?? {})])
      const found = violations(unit, ({ file, specifier }) => {
        if (specifier.startsWith('.') || specifier.startsWith('/') || isBuiltin(specifier)) return true
        // Files beside `src` build the package and are no part of it.
        const isDevelopment = isTest(file) || dirname(file) === join(ROOT, unit)
        return (isDevelopment ? inTests : shipped).has(packageName(specifier))
      })
      expect(found).toEqual([])
    })

    it(`of ${unit} stay inside it when they are relative`, () => {
      const found = violations(unit, ({ file, specifier }) => {
        if (!specifier.startsWith('.')) return true
        const target = resolve(dirname(file), specifier)
        // What sets a tool up may ask the scripts, which run that tool.
        if (file.endsWith('.config.ts') && dirname(target) === join(ROOT, 'scripts')) return true
        return !relative(join(ROOT, unit), target).startsWith('..')
      })
      expect(found).toEqual([])
    })
  }

  it('form no cycle, types included', () => {
    const graph = importGraph(
      Object.keys(ARROWS).flatMap((unit) => [...sources(join(ROOT, unit)), ...styleSheets(join(ROOT, unit))]),
    )
    expect(cyclesIn(graph)).toEqual([])
  })
})

describe('rooms', () => {
  it('are laid out in every package', () => {
    expect(Object.keys(ROOM_ORDER).toSorted()).toEqual(
      Object.keys(ARROWS)
        .filter((unit) => unit.startsWith('packages/'))
        .toSorted(),
    )
  })

  for (const [unit, order] of Object.entries(ROOM_ORDER)) {
    const imports = importsInside(unit)

    it(`of ${unit} all have their place`, () => {
      expect(misplacedRooms(order, imports)).toEqual([])
    })

    it(`of ${unit} import only rooms below them, types included`, () => {
      expect(upwardImports(order, imports)).toEqual([])
    })

    it(`of ${unit} are entered by their index, where they have one`, () => {
      expect(deepImports(imports)).toEqual([])
    })
  }
})

/** The imports of each file within its package, by the paths under `src`. */
function importsInside(unit: string): ReadonlyMap<string, readonly string[]> {
  const folder = join(ROOT, unit, 'src')
  const inside = (path: string) => relative(folder, path)
  const graph = importGraph([...sources(folder), ...styleSheets(folder)])
  return new Map([...graph].map(([file, targets]) => [inside(file), targets.map(inside)]))
}

/** Depth-first: an edge to a file that is still open closes a cycle. */
function cyclesIn(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>()
  const open: string[] = []
  const cycles: string[] = []
  function visit(file: string): void {
    if (done.has(file)) return
    const start = open.indexOf(file)
    if (start >= 0) {
      cycles.push([...open.slice(start), file].map((each) => relative(ROOT, each)).join(' -> '))
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
