import { readCollageXml } from '@collagerie/core/collage'
import { afterAll, describe, expect, it } from 'vitest'
import { collageXml } from '../testing/collage-xml.ts'
import { PAINFUL_XML } from '../testing/painful.ts'
import { createDocumentReader } from './document-reader.ts'

const documents = createDocumentReader()
afterAll(() => documents.close())

/** Just too long to be read on the main thread. */
const LARGE = 301_000
const large = (title: string) => collageXml([], title).replace('<collage>', `<collage>${'\n'.repeat(LARGE)}`)

describe('reading saved documents', () => {
  it('gives the same apart as here, whatever was sent', async () => {
    for (const [shape, painful] of Object.entries(PAINFUL_XML)) {
      const xml = painful(LARGE)
      expect([shape, JSON.stringify(await documents.read('anna', xml))]).toEqual([
        shape,
        JSON.stringify(readCollageXml(xml)),
      ])
    }
    expect(await documents.read('anna', large('Summer'))).toEqual(readCollageXml(large('Summer')))
  })

  it('reads one of each before the second of anybody, and says when to come back where too many wait', async () => {
    const order: string[] = []
    const read = (who: string) => documents.read(who, large(who)).then(() => order.push(who))
    const crowd = Array.from({ length: 20 }, () => read('crowd'))
    const outcomes = await Promise.allSettled([...crowd, read('berta')])
    expect(order.indexOf('berta')).toBeLessThan(3)
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(refused).not.toEqual([])
    for (const failure of refused) expect(failure).toMatchObject({ code: 'busy', retryAfter: 2 })
    expect(outcomes.at(-1)?.status).toBe('fulfilled')
  })

  it('reads what comes while its thread is ending', async () => {
    expect(await documents.read('anna', large('before'))).toMatchObject({ ok: true })
    const closing = documents.close()
    expect(await documents.read('anna', large('meanwhile'))).toMatchObject({ ok: true })
    await closing
  })

  it('does not take a thread that was ended for a document that takes too much', async () => {
    await documents.read('anna', large('before'))
    const reading = documents.read('anna', large('\n'.repeat(20_000_000)))
    await new Promise(setImmediate)
    await Promise.all([expect(reading).rejects.toMatchObject({ code: 'busy', retryAfter: 2 }), documents.close()])
  })

  it('goes on after it was closed', async () => {
    await documents.close()
    expect(await documents.read('anna', large('again'))).toMatchObject({ ok: true })
  })
})
