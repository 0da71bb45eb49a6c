import type { FastifyBaseLogger } from 'fastify'
import { MS_PER_DAY, MS_PER_HOUR } from '../config/times.ts'
import { type Sending, type Sent, sendNext } from '../jobs/send-next.ts'
import type { Work } from '../jobs/work.ts'
import { isoTime } from '../storage/iso-time.ts'
import type { MailKind, MailRow } from '../storage/outbox-schema.ts'
import type { Letter } from './letter.ts'
import type { MailOutbox } from './mail-outbox.ts'
import type { SendMail } from './send-mail.ts'

/** Makes the letter when it is to be sent; none where there is nothing to say, or no longer. */
export type Compose = (mail: MailRow) => Promise<Letter | undefined>

const WEEK_MS = 7 * MS_PER_DAY
/** One customer's mail must not wait for another's server for long, and few servers take more from one sender. */
const AT_ONCE = 2

interface Worth {
  /** After so many attempts it is given up. */
  readonly tries: number
  /** Later than that nobody expects it any more. */
  readonly latestMs: number
}

/** Whoever waits for a link asks again; news of an order is still news when the mail server was away over a weekend. */
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

/** Sends what customers are to be told. What a stop or a crash leaves unsent is sent after the next start. */
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
        // What was typed may be anything, a password too.
        if (mail.kind === 'reset asked') await outbox.forget(mail.id)
        return { ...NOTHING_TO_SEND, answer: 'it was too late' }
      }
      const letter = await compose[mail.kind](mail)
      return letter ? sendMail(mail.id, letter, signal) : NOTHING_TO_SEND
    },
    mostTries: ({ kind }) => WORTH[kind].tries,
    log,
  }
  return [{ name: 'mail', atOnce: AT_ONCE, run: (signal) => sendNext(sending, signal) }]
}
