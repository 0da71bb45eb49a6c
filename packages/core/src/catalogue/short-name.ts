const LONGEST_NAME = 14

/** At most 14 characters in all; the last one is an ellipsis if something was cut. */
export function shortName(name: string): string {
  const characters = Array.from(name)
  if (characters.length <= LONGEST_NAME) return name
  return `${characters
    .slice(0, LONGEST_NAME - 1)
    .join('')
    .trimEnd()}…`
}
