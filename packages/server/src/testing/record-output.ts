/** Runs a command in this process and records what it says, line by line. */
export function recordOutput(environment: Readonly<Record<string, string>> = {}) {
  const said: string[] = []
  const hear = (line: string) => said.push(line)
  return { said, io: { out: hear, error: hear, environment } }
}
