import { beforeAll } from 'vitest'

/** What a screen shows in the end is waited for as long as anything else; the usual second is short on a busy machine. */
beforeAll(async () => {
  if (!('document' in globalThis)) return
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: 120_000 })
})
