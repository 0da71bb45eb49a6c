/**
 * What nobody sees or can type again: control, zero-width and direction characters, halves of characters, fillers. And
 * towers of accents, more than any script puts on a letter, which cover what stands above and below them.
 */
const UNREADABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|\p{Mn}{5}/u

/** Whether a line of text holds only what can be seen and typed again. */
export function isReadable(text: string): boolean {
  return !UNREADABLE.test(text)
}
