import { refuse } from '../result/index.ts'

/** Ids name files and routes: a repeated id is refused, the first stays. */
export function claimId(taken: Set<string>, id: string, label: string, line?: number): void {
  if (taken.has(id)) refuse('catalogue-duplicate', `${label}: the id exists twice`, line)
  taken.add(id)
}
