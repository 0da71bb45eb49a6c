/** What a command of the shop talks to. */
export interface CommandIo {
  out(line: string): void
  error(line: string): void
  readonly environment: Readonly<Record<string, string | undefined>>
}

export const CONSOLE: CommandIo = {
  out: (line) => console.log(line),
  error: (line) => console.error(line),
  environment: process.env,
}

export const DONE = 0
export const REFUSED = 1
