import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

interface ReceivedMail extends Email {
  /** The recipients of the envelope, whatever the letter says. */
  readonly recipients: readonly string[]
}

interface Demands {
  readonly user?: string
  readonly password?: string
  /** With a self-signed certificate. */
  readonly tls?: 'none' | 'at once' | 'when asked'
}

type Refusal = 'receiver' | 'mail'

/** A real mail server on this machine that stores what it gets. */
export class MailReceiver {
  readonly mails: ReceivedMail[] = []
  /** Answers for the next mails instead of accepting them. */
  readonly refusals: { readonly of: Refusal; readonly code: number }[] = []
  /** Called while a mail is being accepted, before that is confirmed. */
  whileTaking: () => Promise<void> = async () => undefined
  readonly #server: SMTPServer

  private constructor({ user = '', password = '', tls = 'none' }: Demands) {
    const refusal = (of: Refusal) => {
      const [next] = this.refusals
      if (next?.of !== of) return undefined
      this.refusals.shift()
      return Object.assign(new Error('no, secret-of-the-mail-server'), { responseCode: next.code })
    }
    this.#server = new SMTPServer({
      authOptional: user === '',
      allowInsecureAuth: tls === 'none',
      secure: tls === 'at once',
      disabledCommands: [...(tls === 'when asked' ? [] : ['STARTTLS']), ...(user === '' ? ['AUTH'] : [])],
      onAuth: (given, _session, done) =>
        given.username === user && given.password === password
          ? done(null, { user })
          : done(Object.assign(new Error('wrong'), { responseCode: 535 })),
      onRcptTo: (_address, _session, done) => done(refusal('receiver')),
      onData: (stream, session, done) => {
        const take = async () => {
          const raw = await buffer(stream)
          await this.whileTaking()
          const refused = refusal('mail')
          const recipients = session.envelope.rcptTo.map(({ address }) => address)
          if (!refused) this.mails.push({ ...(await PostalMime.parse(raw)), recipients })
          done(refused)
        }
        void take()
      },
    })
    // A sender cut off in the middle of a mail is no failure of the mail server.
    this.#server.on('error', () => undefined)
  }

  static async start(demands: Demands = {}, host = '127.0.0.1'): Promise<MailReceiver> {
    const receiver = new MailReceiver(demands)
    await once(receiver.#server.listen(0, host), 'listening')
    return receiver
  }

  get port(): number {
    return (this.#server.server.address() as AddressInfo).port
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.close(() => resolve()))
  }
}
