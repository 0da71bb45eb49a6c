import { type AppRoute, ROUTE_TABLE } from './route-table.ts'

/** Where the empty path and every unknown path lead. */
export const START_PATH = '/choix'

/** The route of a raw `location.pathname`, or undefined if the table does not know it. */
export function matchRoute(path: string): AppRoute | undefined {
  const segments = decodedSegments(path)
  if (segments === undefined) return undefined
  for (const entry of ROUTE_TABLE) {
    const values = matchPattern(entry.pattern, segments)
    if (values) return entry.read(values)
  }
  return undefined
}

function decodedSegments(path: string): readonly string[] | undefined {
  try {
    return path
      .split('/')
      .filter((segment) => segment !== '')
      .map(decodeURIComponent)
  } catch {
    // A broken escape such as %E0%A4 names nothing: the path is unknown.
    return undefined
  }
}

function matchPattern(pattern: string, segments: readonly string[]): Record<string, string> | undefined {
  const parts = pattern.split('/')
  if (segments.length > parts.length) return undefined
  const values: Record<string, string> = {}
  for (const [index, part] of parts.entries()) {
    const segment = segments[index]
    if (segment === undefined) {
      if (!part.endsWith('?')) return undefined
    } else if (part.startsWith(':')) {
      values[part.replace(/[:?]/g, '')] = segment
    } else if (part !== segment) {
      return undefined
    }
  }
  return values
}
