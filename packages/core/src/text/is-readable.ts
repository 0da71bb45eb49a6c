/**
 * Characters nobody can see or type again: control, zero-width and direction characters, half surrogate pairs, fillers.
 * Also towers of accents, more than any script needs, which cover the lines above and below.
 */
const UNREADABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|\p{Mn}{5}/u

/** Whether a line contains only characters that can be seen and typed again. */
export function isReadable(text: string): boolean {
  return !UNREADABLE.test(text)
}
