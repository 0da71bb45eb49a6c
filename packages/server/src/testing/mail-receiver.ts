import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

interface ReceivedMail extends Email {
  /** Whom the letter carrier was told, whatever stands in the letter. */
  readonly recipients: readonly string[]
}

interface Demands {
  readonly user?: string
  readonly password?: string
  /** With a certificate that nobody vouches for. */
  readonly tls?: 'none' | 'at once' | 'when asked'
}

type Refusal = 'receiver' | 'mail'

/** A real mail server on this machine that keeps what it is brought. */
export class MailReceiver {
  readonly mails: ReceivedMail[] = []
  /** What it says to the next ones, instead of taking them. */
  readonly refusals: { readonly of: Refusal; readonly code: number }[] = []
  /** Called while a mail is being taken, before it is said that it is. */
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
    // Whoever is cut off in the middle of a mail is no failure of the mail server's.
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
