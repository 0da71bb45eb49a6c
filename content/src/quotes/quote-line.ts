/** One line as it is written down; the word the picture leans on stands between asterisks. */
export interface QuoteLine {
  /** Saved collages name it, so it never changes and begins with the language. */
  readonly id: string
  readonly line: string
  /** Whom the words are by; lines written for this list and old sayings have none. */
  readonly author?: string
}

/** The line as it is read aloud. */
export function plainText({ line }: QuoteLine): string {
  return line.replaceAll('*', '')
}
