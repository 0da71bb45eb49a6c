import { describe, expect, it } from 'vitest'
import { readConfig } from '../config/read-config.ts'
import { MailReceiver } from '../testing/mail-receiver.ts'
import { ORIGIN } from '../testing/mail-shop.ts'
import { createSendMail } from './send-mail.ts'

describe('sending a mail', () => {
  const LETTER = { to: 'anna@example.com', language: 'fr', subject: 'x', parts: ['x'] } as const
  const { mailFrom, publicOrigin } = readConfig({ MAIL_FROM: 'a@example.com', PUBLIC_ORIGIN: ORIGIN }, '')

  it('tells why where no mail server answers', async () => {
    const gone = await MailReceiver.start()
    const { url } = gone
    await gone.stop()
    const send = createSendMail({ mailUrl: url, mailFrom, publicOrigin }, '')
    const { isTaken, answer } = await send('id', LETTER, new AbortController().signal)
    expect(isTaken).toBe(false)
    expect(answer).toMatch(/ECONNREFUSED/)
  })

  it('keeps the password to itself where a server elsewhere speaks no TLS', async () => {
    const receiver = await MailReceiver.start({ user: 'atelier', password: 'secret' }, '127.0.0.2')
    // Another address of this machine, which does not count as loopback.
    const url = `smtp://atelier:secret@127.0.0.2:${receiver.port}`
    const send = createSendMail({ mailUrl: url, mailFrom, publicOrigin }, '')
    const { isTaken, answer } = await send('id', LETTER, new AbortController().signal)
    await receiver.stop()
    expect([isTaken, receiver.mails]).toEqual([false, []])
    expect(answer).not.toContain('secret')
  })

  it('sends no mail to a server elsewhere without TLS, unless the shop allows it', async () => {
    const receiver = await MailReceiver.start({}, '127.0.0.2')
    const send = (query: string) => {
      const mailUrl = readConfig(
        { MAIL_URL: `smtp://127.0.0.2:${receiver.port}${query}`, MAIL_FROM: 'a@example.com', PUBLIC_ORIGIN: ORIGIN },
        '',
      ).mailUrl
      return createSendMail({ mailUrl, mailFrom, publicOrigin }, '')('id', LETTER, new AbortController().signal)
    }
    expect(await send('')).toMatchObject({
      isTaken: false,
      answer: 'the mail server speaks no TLS; ?tls=off in MAIL_URL does without',
    })
    expect(receiver.mails).toEqual([])
    expect(await send('?tls=off')).toEqual({ isTaken: true, answer: '250' })
    await receiver.stop()
    expect(receiver.mails).toHaveLength(1)
  })

  it('does not trust a server elsewhere with a certificate that nobody vouches for', async () => {
    const receiver = await MailReceiver.start({ tls: 'when asked' }, '127.0.0.2')
    const send = createSendMail({ mailUrl: `smtp://127.0.0.2:${receiver.port}`, mailFrom, publicOrigin }, '')
    const { isTaken, answer } = await send('id', LETTER, new AbortController().signal)
    expect([isTaken, answer]).toEqual([false, expect.stringContaining('certificate')])
    await receiver.stop()
    expect(receiver.mails).toEqual([])
  })
})
