import { createHash } from 'node:crypto'
import { printKey } from '../printing/print-store.ts'
import { collageXml } from './collage-xml.ts'
import { TEST_QUOTE } from './fixture-folders.ts'
import type { TestServer } from './start-test-server.ts'
import { plantBlob } from './stored-blobs.ts'
import { testJpeg } from './test-jpeg.ts'
import { TestVisitor } from './test-visitor.ts'

/** What a customer had before the shop was moved. */
export interface StockedShop {
  readonly cookie: string
  readonly collageId: string
  readonly collageXml: string
  readonly photoId: string
  readonly photo: Buffer
  readonly order: string
  readonly printFile: string
}

const PRINT = 'bytes of a print file'

/** Fills a running shop with collages, each with its own photo, and one order with its print file. */
export async function stockShop(server: TestServer, collages: number): Promise<StockedShop> {
  const visitor = new TestVisitor(server.url)
  await visitor.register('stocked')
  let last: Omit<StockedShop, 'cookie' | 'order' | 'printFile'> = {
    collageId: '',
    collageXml: '',
    photoId: '',
    photo: Buffer.alloc(0),
  }
  for (let count = 0; count < collages; count++) {
    const photo = await testJpeg(24, 16)
    const photoId = String((await visitor.upload(photo)).body['id'])
    const xml = collageXml([photoId], `Œuvre ${count} d'été 🎈`)
    const collageId = String((await visitor.save(xml)).body['collageid'])
    if (count % 5 === 0) await visitor.save(collageXml([photoId], 'again'), collageId)
    await visitor.call(`/api/file?x=${photoId}&resized=8x8`)
    last = { collageId, collageXml: count % 5 === 0 ? collageXml([photoId], 'again') : xml, photoId, photo }
  }
  const full = String((await visitor.save(collageXml(Array.from({ length: 12 }, () => TEST_QUOTE)))).body['collageid'])
  const { body } = await visitor.post('/api/orders', { collageid: full, requestKey: 'request-key-of-stock' })
  const order = String(body['number'])
  await addPrint(server, order)
  return { ...last, cookie: visitor.cookie, order, printFile: PRINT }
}

async function addPrint({ database, blobs }: TestServer, number: string): Promise<void> {
  const folder = `${number}-lease`
  const names = ['sheet.pdf', 'sheet.jpg']
  for (const name of names) await plantBlob(blobs, printKey(folder, name), Buffer.from(PRINT))
  await database.query.updateTable('collage_order').set({ state: 'ready' }).execute()
  const sha256 = createHash('sha256').update(PRINT).digest('hex')
  for (const name of names)
    await database.query
      .insertInto('order_file')
      .values({ order_number: number, name, type: 'application/pdf', bytes: PRINT.length, sha256, folder })
      .execute()
}
