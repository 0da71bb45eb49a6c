export interface BuildTarget {
  /** What is being built, for people. */
  readonly label: string
  /** Files and folders of the project the output is made from. */
  readonly inputs: readonly string[]
  readonly output: string
  /** The file in the output without which it does not count. */
  readonly result: string
  readonly command: { readonly tool: string; readonly args: readonly string[]; readonly cwd: string }
  readonly finish: (output: string) => Promise<void>
}

export class BuildFailure extends Error {}

export function buildTarget(
  projectFolder: string,
  target: BuildTarget,
  options?: { readonly force?: boolean; readonly report?: (line: string) => void },
): Promise<void>
