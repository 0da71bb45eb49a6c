import { MessageChannel } from 'node:worker_threads'
import { beforeAll } from 'vitest'

beforeAll(async () => {
  if (!('document' in globalThis)) return
  // Every browser has it, but the simulated one lacks it.
  if (!('MessageChannel' in globalThis)) Object.assign(globalThis, { MessageChannel })
  const { configure } = await import('@testing-library/react')
  // Waits longer than the usual second for a screen's final state, since a machine may be busy.
  configure({ asyncUtilTimeout: 120_000 })
})
