/** A sub-command of the command line. */
export interface CliCommand {
  /** One line for the list of commands. */
  readonly summary: string
  readonly help: string
  /** Ends with the exit code: 0 done, 1 refused with a sentence. Throws a WrongUsage for 2. */
  run(args: readonly string[]): Promise<number>
}

/** Invalid arguments; the message says which. */
export class WrongUsage extends Error {
  override readonly name = 'WrongUsage'
}
