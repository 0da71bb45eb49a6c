/** What a command in this process says, line by line, and what it finds around it. */
export function heard(environment: Readonly<Record<string, string>> = {}) {
  const said: string[] = []
  const hear = (line: string) => said.push(line)
  return { said, io: { out: hear, error: hear, environment } }
}
