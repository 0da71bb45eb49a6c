import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { materialMargin } from '@collagerie/core/format'
import { expect, it } from 'vitest'
import { StartFailure } from './config/start-failure.ts'
import { startTestServer } from './testing/start-test-server.ts'

it('closes what it has opened when a later step of the start fails', async () => {
  const shopDir = await mkdtemp(join(tmpdir(), 'collagerie-shop-'))
  const margin = materialMargin('POSTER')
  const closed: string[] = []
  try {
    await writeFile(join(shopDir, 'assortment.json'), JSON.stringify({ materials: { POSTER: { margin: 0.4 } } }))
    await writeFile(join(shopDir, 'prices.json'), '{}')
    const start = startTestServer({ shopDir }, (app) => {
      app.addHook('onClose', async () => {
        closed.push('app')
      })
    })
    await expect(start).rejects.toThrow(StartFailure)
    expect(closed).toEqual(['app'])
    expect(materialMargin('POSTER')).toBe(margin)
  } finally {
    await rm(shopDir, { recursive: true })
  }
})
