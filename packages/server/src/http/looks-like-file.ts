/** A name with an ending, or a hidden one. What a screen is told in its address, such as `theme:modern`, is no name. */
const FILE = /(?:^|\/)(?:\.[^/]*(?:\/.*)?|[^/:]*\.[a-z][a-z\d]{1,11}\/*)$/i
/** Older shops called their pages so; such an address leads to the first screen like any other that is not known. */
const PAGE = /\.(?:php|aspx?|jsp)\/*$/i

/** Whether an address means a file: where none is there, a screen of the application would be the wrong answer. */
export function looksLikeFile(path: string): boolean {
  return FILE.test(path) && !PAGE.test(path)
}
