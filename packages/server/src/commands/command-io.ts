/** What a command of the command line talks to. */
export interface CommandIo {
  out(line: string): void
  error(line: string): void
  readonly environment: Readonly<Record<string, string | undefined>>
}

/** Gives the exit code: 0 done, 1 refused with a sentence, 2 wrong usage. */
export type Command = (args: readonly string[], io: CommandIo) => Promise<number>

export const DONE = 0
export const REFUSED = 1
export const WRONG_USAGE = 2
