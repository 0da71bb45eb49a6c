/** Capitals, except where the capital would leave what the fonts have: ÿ and µ stay as they are. */
export function toCapitals(text: string): string {
  return text.replaceAll(/[^ÿµ]+/g, (run) => run.toUpperCase())
}
