import type { Contact } from '@collagerie/protocol'
import { mailWorksOf } from '../background.ts'
import { readConfig } from '../config/read-config.ts'
import type { Work } from '../jobs/work.ts'
import type { MailRow } from '../storage/outbox-schema.ts'
import { MailReceiver } from './mail-receiver.ts'
import { startTestServer, type TestServer } from './start-test-server.ts'

export const ORIGIN = 'https://collage.example.com'
const QUIET = { info: () => undefined, warn: () => undefined }

/** A server that sends mails, a mail server beside it, and control over what is sent when. */
export interface MailShop {
  readonly server: TestServer
  readonly receiver: MailReceiver
  rows(): Promise<readonly MailRow[]>
  /** The background works, to be started differently. */
  works(): readonly Work[]
  /** Sends what is due, like so many processes, until nothing is left. */
  sendAll(senders?: number): Promise<void>
  /** Ends the pause before the next attempt. */
  skipPauses(): Promise<void>
  stop(): Promise<void>
}

export async function startMailShop(
  settings: Readonly<Record<string, string>> = {},
  name = '',
  place: Pick<Contact, 'address' | 'hours'> = {},
): Promise<MailShop> {
  const receiver = await MailReceiver.start()
  const environment = {
    MAIL_URL: receiver.url,
    MAIL_FROM: 'Atelier <atelier@example.com>',
    PUBLIC_ORIGIN: ORIGIN,
    ...settings,
  }
  const config = readConfig(environment, '')
  const { mailUrl, mailFrom, publicOrigin, trustProxy } = config
  const server = await startTestServer({ mailUrl, mailFrom, publicOrigin, trustProxy })
  const { database } = server
  const rows = () => database.query.selectFrom('mail').selectAll().orderBy('at').execute()
  /** As in a process that has just started. */
  const works = () => mailWorksOf(config, database, { name, ...place }, QUIET)
  const own = works()
  return {
    server,
    receiver,
    rows,
    works,
    sendAll: async (senders = 1) => {
      const { signal } = new AbortController()
      const each = [...own, ...Array.from({ length: senders - 1 }, works).flat()]
      const untilNone = async ({ run }: Work) => {
        while (await run(signal));
      }
      await Promise.all(each.map(untilNone))
    },
    skipPauses: async () => {
      await database.query.updateTable('mail').set({ due_at: '' }).where('outcome', '=', 'waiting').execute()
    },
    stop: async () => {
      await server.stop()
      await receiver.stop()
    },
  }
}
