import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { expect } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A mail server that keeps what the shop writes to its customers. */
export class MailReceiver {
  readonly #mails: Email[] = []
  readonly #server: SMTPServer

  private constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onData: (stream, _session, done) => {
        const take = async () => {
          this.#mails.push(await PostalMime.parse(await buffer(stream)))
          done()
        }
        void take()
      },
    })
  }

  static async start(): Promise<MailReceiver> {
    const receiver = new MailReceiver()
    await once(receiver.#server.listen(0, '127.0.0.1'), 'listening')
    return receiver
  }

  get address(): string {
    return `smtp://127.0.0.1:${(this.#server.server.address() as AddressInfo).port}`
  }

  /** The text of the mail with this subject, once it has come. */
  async textOf(subject: string): Promise<string> {
    const found = () => this.#mails.find((mail) => mail.subject === subject)?.text ?? ''
    await expect.poll(found).not.toBe('')
    return found()
  }

  stop(): void {
    this.#server.close()
  }
}
