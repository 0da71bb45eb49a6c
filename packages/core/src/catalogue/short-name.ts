const LONGEST = 14

/** At most 14 characters in all; the last one is an ellipsis if something was cut. */
export function shortName(name: string): string {
  const characters = Array.from(name)
  if (characters.length <= LONGEST) return name
  return `${characters
    .slice(0, LONGEST - 1)
    .join('')
    .trimEnd()}…`
}
