import type { FastifyBaseLogger } from 'fastify'
import { MS_PER_DAY, MS_PER_HOUR } from '../config/times.ts'
import { type Sending, type Sent, sendNext } from '../jobs/send-next.ts'
import type { Work } from '../jobs/work.ts'
import { isoTime } from '../storage/iso-time.ts'
import type { MailKind, MailRow } from '../storage/outbox-schema.ts'
import type { MailContent } from './mail-content.ts'
import type { MailOutbox } from './mail-outbox.ts'
import type { SendMail } from './send-mail.ts'

/** Composes a mail when it is sent; undefined if there is nothing to say any more. */
export type Compose = (mail: MailRow) => Promise<MailContent | undefined>

const WEEK_MS = 7 * MS_PER_DAY
/** A customer's mail must not wait long for another's server, and few servers accept more from one sender. */
const AT_ONCE = 2

interface Worth {
  /** After so many attempts it is given up. */
  readonly tries: number
  /** Later than this nobody expects it. */
  readonly latestMs: number
}

/** A customer who waits for a link asks again; news of an order is still news after a weekend. */
const LINK: Worth = { tries: 5, latestMs: MS_PER_HOUR }
const NEWS: Worth = { tries: 11, latestMs: WEEK_MS }
const WORTH: Readonly<Record<MailKind, Worth>> = {
  'reset asked': LINK,
  reset: LINK,
  'password changed': NEWS,
  ordered: NEWS,
  shipped: NEWS,
  cancelled: NEWS,
}

const NOTHING_TO_SEND: Sent = { isTaken: true, isLeftUnsent: true, answer: 'there was nothing to send' }

/** Sends the mails to customers. What a stop or a crash leaves unsent is sent after the next start. */
export function mailWorks(
  outbox: MailOutbox,
  compose: Readonly<Record<MailKind, Compose>>,
  sendMail: SendMail,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
): readonly Work[] {
  const sending: Sending<MailRow> = {
    what: 'mail',
    outbox: outbox.waiting,
    send: async (mail, signal) => {
      if (mail.at < isoTime(-WORTH[mail.kind].latestMs)) {
        // The typed text may be anything, even a password.
        if (mail.kind === 'reset asked') await outbox.forget(mail.id)
        return { ...NOTHING_TO_SEND, answer: 'it was too late' }
      }
      const content = await compose[mail.kind](mail)
      return content ? sendMail(mail.id, content, signal) : NOTHING_TO_SEND
    },
    mostTries: ({ kind }) => WORTH[kind].tries,
    log,
  }
  return [{ name: 'mail', atOnce: AT_ONCE, run: (signal) => sendNext(sending, signal) }]
}
