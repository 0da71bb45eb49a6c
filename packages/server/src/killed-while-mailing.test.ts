import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MIGRATIONS } from './storage/migrations.ts'
import { openDatabase } from './storage/open-database.ts'
import { collageXml } from './testing/collage-xml.ts'
import { createFixtureFolders, type FixtureFolders, TEST_QUOTE } from './testing/fixture-folders.ts'
import { MailReceiver } from './testing/mail-receiver.ts'
import { ORIGIN } from './testing/mail-shop.ts'
import { addressOf, bundleServer, type ServerBundle } from './testing/server-process.ts'
import { testPlace } from './testing/test-place.ts'
import { TestVisitor } from './testing/test-visitor.ts'
import { usualOrFull } from './testing/usual-or-full.ts'

const ROUNDS = usualOrFull(3, 20)

describe('a server killed between taking an order and sending its mail', () => {
  let bundle: ServerBundle
  let folders: FixtureFolders
  let receiver: MailReceiver

  beforeAll(async () => {
    bundle = await bundleServer()
    folders = await createFixtureFolders()
    receiver = await MailReceiver.start()
  })

  afterAll(async () => {
    await receiver.stop()
    await folders.remove()
  })

  function start() {
    return bundle.spawn({
      PORT: '0',
      PRINT_JOBS: '0',
      DATA_DIR: folders.dataDir,
      CONTENT_DIR: folders.contentDir,
      WEB_DIR: 'none',
      LOG_LEVEL: 'error',
      MAIL_URL: receiver.url,
      MAIL_FROM: 'atelier@example.com',
      PUBLIC_ORIGIN: ORIGIN,
    })
  }

  /** A killed process holds its mails for another minute; this ends the wait. */
  async function endLeases(): Promise<void> {
    const database = await openDatabase(testPlace(folders.dataDir), MIGRATIONS)
    await database.query.updateTable('mail').set({ due_at: '' }).execute()
    await database.close()
  }

  const numbersSent = () => receiver.mails.map(({ subject }) => /[\w-]{9}/.exec(subject ?? '')?.[0] ?? '').toSorted()

  it('loses none', async () => {
    const ordered: string[] = []
    let isTaking: () => void = () => undefined
    for (let round = 0; round < ROUNDS; round++) {
      const taking = new Promise<void>((resolve) => {
        isTaking = resolve
      })
      // The receiver has the mail, but the sender never learns that.
      receiver.whileTaking = () => {
        isTaking()
        return new Promise<void>(() => undefined)
      }
      const server = start()
      const anna = new TestVisitor(await addressOf(server), ORIGIN)
      // A different customer each time, since one gets only a few mails a day.
      await anna.register(`anna${round}`)
      const saved = await anna.save(collageXml(Array.from({ length: 12 }, () => TEST_QUOTE)))
      const fields = { collageid: saved.body['collageid'], requestKey: `the-order-of-round-${round}` }
      ordered.push(String((await anna.post('/api/orders', fields)).body['number']))
      await taking
      const exit = once(server, 'exit')
      server.kill('SIGKILL')
      await exit
    }
    expect(receiver.mails).toEqual([])
    await endLeases()
    receiver.whileTaking = async () => undefined
    const server = start()
    await addressOf(server)
    await expect.poll(numbersSent).toEqual(ordered.toSorted())
    const exit = once(server, 'exit')
    server.kill('SIGTERM')
    await exit
    expect(numbersSent()).toHaveLength(ROUNDS)
  })
})
