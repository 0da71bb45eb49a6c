/** What is never parted at the end of a line. */
export interface Word {
  readonly text: string
  readonly strong: boolean
}

const LONE_MARK = /^[!?:;»]+$/

/** Takes a line apart. French marks that stand by themselves stay with the word before them. */
export function wordsOf(line: string): readonly Word[] {
  const words: Word[] = []
  for (const token of line.split(' ')) {
    const before = words.at(-1)
    if (before && LONE_MARK.test(token)) words.splice(-1, 1, { ...before, text: `${before.text}\u00a0${token}` })
    else words.push({ text: token.replaceAll('*', ''), strong: token.includes('*') })
  }
  return words
}
