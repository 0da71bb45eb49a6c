import { relative } from 'node:path'
import { ROOT } from '../boundaries/sources.ts'
import { grouped } from './grouped.ts'

/** The result of a mutant, as far as it is printed. */
export interface Outcome {
  readonly fileName: string
  readonly status: string
  readonly mutatorName: string
  readonly replacement?: string | undefined
  readonly location: { readonly start: { readonly line: number; readonly column: number } }
}

const NOTICED = new Set(['Killed', 'Timeout'])
const SURVIVED = new Set(['Survived', 'NoCoverage'])

/** A line about a mutant that no test has noticed. */
export function survivorLine({
  fileName,
  location,
  mutatorName,
  replacement = '',
  status,
}: Outcome): string | undefined {
  if (!SURVIVED.has(status)) return undefined
  const untested = status === 'NoCoverage' ? ' (no test runs it)' : ''
  const change = `${mutatorName} ${replacement.replaceAll(/\s+/g, ' ').trim()}`
  return `survived: ${relative(ROOT, fileName)}:${location.start.line}:${location.start.column} ${change}${untested}`
}

/** The score of each package or, of a single package, of each room. */
export function scores(outcomes: readonly Outcome[]): readonly string[] {
  const valid = outcomes.filter(({ status }) => NOTICED.has(status) || SURVIVED.has(status))
  const packages = grouped(valid, ({ fileName }) => partOf(fileName, 2))
  const parts = packages.size > 1 ? packages : grouped(valid, ({ fileName }) => partOf(fileName, 4))
  return [...parts].map(([part, each]) => `${part}: ${scoreOf(each)}`)
}

function scoreOf(outcomes: readonly Outcome[]): string {
  const noticed = outcomes.filter(({ status }) => NOTICED.has(status)).length
  return `${((100 * noticed) / outcomes.length).toFixed(1)} %, ${noticed} of ${outcomes.length} mutants noticed`
}

function partOf(file: string, depth: number): string {
  return relative(ROOT, file).split('/').slice(0, depth).join('/')
}
