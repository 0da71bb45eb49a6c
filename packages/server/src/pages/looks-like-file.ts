/** A name with an extension, or a hidden one. A screen's parameter such as `theme:modern` is not a file name. */
const FILE = /(?:^|\/)(?:\.[^/]*(?:\/.*)?|[^/:]*\.[a-z][a-z\d]{1,11}\/*)$/i
/** Older shops' pages ended like this; such an address leads to the first screen, like any unknown one. */
const PAGE = /\.(?:php|aspx?|jsp)\/*$/i

/** Whether an address means a file: if that is missing, a screen of the application would be the wrong answer. */
export function looksLikeFile(path: string): boolean {
  return FILE.test(path) && !PAGE.test(path)
}
