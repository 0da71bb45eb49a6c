/** Capitals, unless the fonts lack them: ÿ and µ stay. */
export function toCapitals(text: string): string {
  return text.replaceAll(/[^ÿµ]+/g, (run) => run.toUpperCase())
}
