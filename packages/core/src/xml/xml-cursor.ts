import { refuse } from '../result/index.ts'

/** A place in a text that goes forward only, and knows its line. */
export class XmlCursor {
  at = 0
  readonly text: string
  #line = 1
  #nextBreak: number

  /** Expects lines that end in line feeds only. */
  constructor(text: string) {
    this.text = text
    this.#nextBreak = text.indexOf('\n')
  }

  get line(): number {
    while (this.#nextBreak !== -1 && this.#nextBreak < this.at) {
      this.#line += 1
      this.#nextBreak = this.text.indexOf('\n', this.#nextBreak + 1)
    }
    return this.#line
  }

  get isAtEnd(): boolean {
    return this.at >= this.text.length
  }

  isAt(word: string): boolean {
    return this.text.startsWith(word, this.at)
  }

  /** Skips what a sticky pattern matches here, if it does. */
  take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.text) ?? undefined
    if (found) this.at = pattern.lastIndex
    return found
  }

  /** The text before a word; skips the word too. */
  takeUntil(word: string, missing: string): string {
    const end = this.text.indexOf(word, this.at)
    if (end === -1) return this.fail(missing, this.text.length)
    const taken = this.text.slice(this.at, end)
    this.at = end + word.length
    return taken
  }

  fail(reason: string, at = this.at): never {
    this.at = at
    return refuse('xml-malformed', reason, this.line)
  }
}
