import { type Format, ORIENTATION, type Orientation, orientationOf } from '../format/index.ts'

const NAMES: Readonly<Record<Orientation, string>> = {
  [ORIENTATION.portrait]: 'portrait',
  [ORIENTATION.landscape]: 'landscape',
  [ORIENTATION.square]: 'square',
}

/** The tags of the theme list, which are also filters: how a template can be hung. */
export function orientationTags(sizes: readonly Format[]): readonly string[] {
  const offered = new Set(sizes.map(orientationOf))
  return Object.values(ORIENTATION).flatMap((each) => (offered.has(each) ? [`orientation:${NAMES[each]}`] : []))
}
