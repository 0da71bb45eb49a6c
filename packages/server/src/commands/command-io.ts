/** What a command of the shop talks to. */
export interface CommandIo {
  out(line: string): unknown
  error(line: string): unknown
  readonly environment: Readonly<Record<string, string | undefined>>
}

export const CONSOLE: CommandIo = {
  out: (line) => process.stdout.write(`${line}\n`),
  error: (line) => process.stderr.write(`${line}\n`),
  environment: process.env,
}

export const DONE = 0
export const REFUSED = 1
