/** The input and output of a command. */
export interface CommandIo {
  out(line: string): unknown
  error(line: string): unknown
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Where progress is shown; undefined without a terminal. */
  readonly terminal?: { readonly isTTY?: boolean; write(text: string): unknown }
}

export const CONSOLE: CommandIo = {
  out: (line) => process.stdout.write(`${line}\n`),
  error: (line) => process.stderr.write(`${line}\n`),
  environment: process.env,
  terminal: process.stderr,
}

export const DONE = 0
export const REFUSED = 1
