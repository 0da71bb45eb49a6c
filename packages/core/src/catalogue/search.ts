/** Words as they are compared: without accents, and in small letters. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Whether each word that was typed begins a word of one of the texts. Nothing typed lets everything through. */
export function matchesSearch(texts: readonly string[], typed: string): boolean {
  const said = texts.flatMap((text) => plain(text).split(/[^\p{L}\p{N}]+/u))
  return plain(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .every((word) => said.some((each) => each.startsWith(word)))
}
