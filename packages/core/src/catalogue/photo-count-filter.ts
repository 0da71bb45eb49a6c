import { clamp } from '../geometry/index.ts'

const PREFIX = 'photos:'

/** A tenth more or fewer photos than a customer has is near enough. */
const SLACK = 0.1

/** The tag of the theme list: the fewest and most photos of a template. */
function photoCountTag(least: number, most: number): string {
  return PREFIX + (least === most ? least : `${least}-${most}`)
}

/** The tags of all these photo counts, consecutive ones in one tag. */
export function photoCountTags(counts: Iterable<number>): readonly string[] {
  const runs: { least: number; most: number }[] = []
  for (const count of new Set([...counts].toSorted((a, b) => a - b))) {
    const last = runs.at(-1)
    if (last && last.most + 1 === count) last.most = count
    else runs.push({ least: count, most: count })
  }
  return runs.map(({ least, most }) => photoCountTag(least, most))
}

/** The chooser's filter for a number of photos. */
export function photoCountFilter(count: number): string {
  return PREFIX + count
}

/** The photo count of a filter; undefined for another kind of filter. */
export function photoCountIn(filter: string): number | undefined {
  const [, count] = /^photos:(\d{1,4})$/.exec(filter) ?? []
  return count === undefined || Number(count) === 0 ? undefined : Number(count)
}

interface PhotoCountRange {
  readonly least: number
  readonly most: number
}

function rangesIn(tags: readonly string[]): readonly PhotoCountRange[] {
  return tags.flatMap((tag) => {
    const [, least, most = least] = /^photos:(\d+)(?:-(\d+))?$/.exec(tag) ?? []
    return least === undefined ? [] : [{ least: Number(least), most: Number(most) }]
  })
}

/** The photo count nearest to `count`; of two equally near the larger. Undefined if the template names none. */
export function nearestPhotoCount(tags: readonly string[], count: number): number | undefined {
  const near = rangesIn(tags).map(({ least, most }) => clamp(count, least, most))
  return near.toSorted((a, b) => Math.abs(a - count) - Math.abs(b - count) || b - a)[0]
}

/** Whether a template is offered with exactly `count` photos. */
export function hasPhotoCount(tags: readonly string[], count: number): boolean {
  return nearestPhotoCount(tags, count) === count
}

/** The templates for `count` photos, as counted everywhere: those for exactly as many, or else for nearly. */
export function templatesForCount<Template extends { readonly tags: readonly string[] }>(
  templates: readonly Template[],
  count: number,
): readonly Template[] {
  const exact = templates.filter(({ tags }) => hasPhotoCount(tags, count))
  return exact.length > 0 ? exact : templates.filter(({ tags }) => suitsCount(tags, count))
}

/** Whether a template has room for about `count` photos; false if it names no count. */
export function suitsCount(tags: readonly string[], count: number): boolean {
  const slack = Math.floor(count * SLACK)
  return rangesIn(tags).some(({ least, most }) => least - slack <= count && count <= most + slack)
}
