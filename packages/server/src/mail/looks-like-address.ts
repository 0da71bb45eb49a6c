/**
 * Whether a mail program would make a link of it, or somebody take it for one. The e-mail address of an account can be
 * somebody else's, who must not be led anywhere by a name that was chosen for that.
 */
export function looksLikeAddress(text: string): boolean {
  return /:\/|www\.|@|\.\p{L}{2}/iu.test(text.normalize('NFKC').replaceAll('。', '.'))
}
