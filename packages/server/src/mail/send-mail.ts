import { connect, type Socket } from 'node:net'
import { isLoopback } from '../config/is-loopback.ts'
import type { Config } from '../config/read-config.ts'
import type { Sent } from '../jobs/send-next.ts'
import { reasonOf } from '../storage/reason-of.ts'
import type { MailContent } from './mail-content.ts'
import { writeMail } from './write-mail.ts'

/** Sends one mail once. The id belongs to the mail, not the attempt, so that a receiver can recognise a duplicate. */
export type SendMail = (id: string, content: MailContent, signal: AbortSignal) => Promise<Sent>

/** Together shorter than a mail is reserved for one sender. */
const CONNECT_MS = 10_000
const SILENT_MS = 15_000
const LONGEST_MS = 45_000
const SUBMISSION = { 'smtp:': 587, 'smtps:': 465 } as const
/** An address that every mail server reads alike: exactly one, and nothing beside it. */
const ADDRESS = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+$/u

type MailConfig = Pick<Config, 'mailUrl' | 'mailFrom' | 'publicOrigin'>

export function createSendMail({ mailUrl, mailFrom, publicOrigin }: MailConfig, shopName: string): SendMail {
  const { protocol, hostname, port, username, password, searchParams } = new URL(mailUrl)
  const host = hostname.replace(/^\[|\]$/g, '')
  const hasUser = username !== ''
  const isPlain = searchParams.get('tls') === 'off'
  const server = {
    host,
    port: port === '' ? SUBMISSION[protocol as keyof typeof SUBMISSION] : Number(port),
    secure: protocol === 'smtps:',
    // Mails contain links to new passwords, which nobody may read on the way.
    requireTLS: protocol === 'smtp:' && !isLoopback(hostname) && !isPlain,
    ignoreTLS: isPlain,
    // On this machine nobody listens in, and the local server has a self-signed certificate.
    tls: { rejectUnauthorized: !isLoopback(hostname) },
    ...(hasUser && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENT_MS,
    // A mail can neither read files nor fetch anything.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  const domain = new URL(publicOrigin).hostname

  return async (id, content, signal) => {
    if (!ADDRESS.test(content.to)) return { isTaken: false, isHopeless: true, answer: 'this is no address' }
    const until = AbortSignal.any([AbortSignal.timeout(LONGEST_MS), signal])
    // Loaded only if there are mails to send.
    const { createTransport } = await import('nodemailer')
    let socket: Socket | undefined
    const end = () => socket?.destroy(new Error('the sending was ended'))
    const transport = createTransport({
      ...server,
      // Our own socket can be cut when the process stops or the server never finishes.
      getSocket: (_options, callback) => {
        const connecting = connect({ host, port: server.port, timeout: CONNECT_MS })
        const silent = () => connecting.destroy(new Error('no answer within 10 seconds'))
        connecting.once('timeout', silent).once('error', callback)
        connecting.once('connect', () => {
          // From here on the transport listens to it.
          connecting.off('timeout', silent).off('error', callback)
          callback(null, { connection: connecting })
        })
        socket = connecting
      },
    })
    until.addEventListener('abort', end)
    try {
      until.throwIfAborted()
      const { response } = await transport.sendMail({
        ...writeMail(content, shopName),
        from: mailFrom,
        to: { name: '', address: content.to },
        envelope: { from: mailFrom.address, to: [content.to] },
        messageId: `<${id}@${domain}>`,
        // Tells machines not to answer.
        headers: { 'Auto-Submitted': 'auto-generated' },
        textEncoding: 'quoted-printable',
      })
      return { isTaken: true, answer: response.slice(0, 3) }
    } catch (error) {
      return { isTaken: false, ...failureOf(error) }
    } finally {
      until.removeEventListener('abort', end)
      transport.close()
    }
  }
}

/** A mail server may repeat an address or a password in its answer: only its code is kept. */
function failureOf(error: unknown): Pick<Sent, 'answer' | 'isHopeless'> {
  const { code, responseCode, rejected, command } = Object(error) as Record<string, unknown>
  if (typeof responseCode !== 'number') return { answer: reasonOf(error) }
  if (command === 'STARTTLS') return { answer: 'the mail server speaks no TLS; ?tls=off in MAIL_URL does without' }
  // The receiver or the mail itself is refused for good; a wrong password or sender can be fixed.
  const isHopeless = responseCode >= 500 && (rejected !== undefined || code === 'EMESSAGE')
  return { answer: `${String(code)} ${responseCode}`, isHopeless }
}
