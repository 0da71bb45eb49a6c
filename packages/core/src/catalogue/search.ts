/** Letters that keyboards do not have, as people write them. */
const APART: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss' }

/** Words as they are compared: without accents, and in small letters. */
function plain(text: string): string {
  const small = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return small.replace(/[œæß]/g, (letter) => APART[letter] ?? letter)
}

/** Whether each word that was typed begins a word of one of the texts. Nothing typed lets everything through. */
export function matchesSearch(texts: readonly string[], typed: string): boolean {
  const said = texts.flatMap((text) => plain(text).split(/[^\p{L}\p{N}]+/u))
  return plain(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .every((word) => said.some((each) => each.startsWith(word)))
}
