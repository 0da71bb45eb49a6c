/** A name with an ending, or a hidden one. What an address tells a screen, such as `theme:modern`, is not a file name. */
const FILE = /(?:^|\/)(?:\.[^/]*(?:\/.*)?|[^/:]*\.[a-z][a-z\d]{1,11}\/*)$/i
/** Older shops' pages ended like this; such an address leads to the first screen, like any other unknown one. */
const PAGE = /\.(?:php|aspx?|jsp)\/*$/i

/** Whether an address means a file: where none is there, a screen of the application would be the wrong answer. */
export function looksLikeFile(path: string): boolean {
  return FILE.test(path) && !PAGE.test(path)
}
