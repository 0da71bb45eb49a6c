import { parseMailbox, parseMailUrl } from '../parsers.ts'
import { setting } from './setting.ts'

/** Who writes to customers, and through which server. */
export const MAIL_SETTINGS = {
  mailUrl: setting({
    name: 'MAIL_URL',
    fallback: '',
    meaning:
      'Mail server that takes mails to customers, such as `smtps://user:password@mail.example.com` or `smtp://mail.example.com:587`; percent-encode special characters in user and password. Mails are sent over TLS alone, except to this machine; `smtp://mail.example.com?tls=off`, without a user, sends them readable to everybody on the way. Needs `MAIL_FROM` and `PUBLIC_ORIGIN`. Empty: no mails are sent.',
    expects: 'the address of a mail server such as smtps://user:password@mail.example.com, without a path',
    isSecret: true,
    parse: parseMailUrl,
  }),
  mailFrom: setting({
    name: 'MAIL_FROM',
    fallback: '',
    meaning:
      'Sender of these mails, such as `shop@example.com` or `Print studio <shop@example.com>`; required if `MAIL_URL` is set. Customers answer to it.',
    expects: 'a mail address such as shop@example.com or Print studio <shop@example.com>',
    parse: parseMailbox,
  }),
}
