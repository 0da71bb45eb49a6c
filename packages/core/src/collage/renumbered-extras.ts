import type { Extras } from './saved-collage.ts'

/**
 * Unknown parts of a list's items under the items' new indices: `placeOf` maps an old index to the new one, if it still
 * exists.
 */
export function renumberedExtras(
  extras: Extras,
  item: 'template' | 'photo',
  placeOf: (before: number) => number | undefined,
): Extras {
  const pattern = new RegExp(`^${item} (\\d+)(.*)$`, 'su')
  const renumbered = Object.entries(extras).flatMap(([path, parts]) => {
    const [, number, rest = ''] = pattern.exec(path) ?? []
    if (number === undefined) return [[path, parts] as const]
    const place = placeOf(Number(number))
    return place === undefined ? [] : [[`${item} ${place}${rest}`, parts] as const]
  })
  return Object.fromEntries(renumbered)
}
