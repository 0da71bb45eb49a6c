const PREFIX = 'photos:'

/** A tenth more or fewer than a customer has is near enough to look at. */
const SLACK = 0.1

/** The tag of the theme list: how few and how many photos a template asks for. */
export function photoCountTag(least: number, most: number): string {
  return PREFIX + (least === most ? least : `${least}-${most}`)
}

/** The chooser's filter for a number of photos. */
export function photoCountFilter(count: number): string {
  return PREFIX + count
}

/** How many photos a filter asks for; undefined where it asks for something else. */
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

/** How few and how many photos a template asks for; undefined where it does not say so. */
export function photoCountsIn(tags: readonly string[]): PhotoCountRange | undefined {
  const ranges = rangesIn(tags)
  if (ranges.length === 0) return undefined
  return {
    least: Math.min(...ranges.map(({ least }) => least)),
    most: Math.max(...ranges.map(({ most }) => most)),
  }
}

/** Whether a template has room for about `count` photos; one that does not say how many it takes has not. */
export function suitsCount(tags: readonly string[], count: number): boolean {
  const slack = Math.floor(count * SLACK)
  return rangesIn(tags).some(({ least, most }) => least - slack <= count && count <= most + slack)
}
