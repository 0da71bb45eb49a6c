import { MessageChannel } from 'node:worker_threads'
import { beforeAll } from 'vitest'

beforeAll(async () => {
  if (!('document' in globalThis)) return
  // Every browser has it; the one that is played here lacks it.
  if (!('MessageChannel' in globalThis)) Object.assign(globalThis, { MessageChannel })
  const { configure } = await import('@testing-library/react')
  // What a screen shows in the end is waited for as long as anything else; the usual second is short on a busy machine.
  configure({ asyncUtilTimeout: 120_000 })
})
