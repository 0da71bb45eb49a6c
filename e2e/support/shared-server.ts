import type { FullConfig } from '@playwright/test'
import { OwnServer } from './own-server.ts'

/** The server of all tests that do not take theirs down, at the address the configuration names. */
export default async function startSharedServer({ projects }: FullConfig): Promise<() => Promise<void>> {
  const { port } = new URL(String(projects[0]?.use.baseURL))
  const server = await OwnServer.start({ PORT: port })
  return () => server.remove()
}
