/**
 * Whether a mail program would turn the text into a link, or a reader mistake it for one. Anybody can open an account
 * with another's e-mail address and a web address as its name: the mail must not lead its reader there.
 */
export function looksLikeAddress(text: string): boolean {
  return /:\/|www\.|@|\.\p{L}{2}/iu.test(text.normalize('NFKC').replaceAll('。', '.'))
}
