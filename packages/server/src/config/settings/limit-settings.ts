import { parseCount, parseCountFrom } from '../parsers.ts'
import { setting } from './setting.ts'

/** With less, ordinary photos could not be shown. */
const LEAST_PICTURE_MB = 256

/** How much one customer may do and keep. */
export const LIMIT_SETTINGS = {
  sessionIdleMinutes: setting({
    name: 'SESSION_IDLE_MINUTES',
    fallback: '1440',
    meaning: 'How long somebody stays signed in without making a call. An open editor calls every five minutes.',
    expects: 'a whole number above 0',
    parse: parseCount,
  }),
  signInLimit: setting({
    name: 'SIGN_IN_LIMIT',
    fallback: '60',
    meaning:
      'Failed sign-ins one user name may have within 15 minutes. One address may make ten times as many attempts, successful or not.',
    expects: 'a whole number above 0',
    parse: parseCount,
  }),
  registerLimit: setting({
    name: 'REGISTER_LIMIT',
    fallback: '120',
    meaning: 'Registrations taken from one address within an hour.',
    expects: 'a whole number above 0',
    parse: parseCount,
  }),
  uploadLimit: setting({
    name: 'UPLOAD_LIMIT',
    fallback: '3000',
    meaning: 'Photos one user may upload within an hour. One address may upload ten times as many.',
    expects: 'a whole number above 0',
    parse: parseCount,
  }),
  orderLimit: setting({
    name: 'ORDER_LIMIT',
    fallback: '60',
    meaning:
      'Orders one user may place within an hour, since each is printed. One address may place ten times as many.',
    expects: 'a whole number above 0',
    parse: parseCount,
  }),
  userQuotaMb: setting({
    name: 'USER_QUOTA_MB',
    fallback: '10000',
    meaning:
      'Storage for everything one user has (photos and their smaller copies, collages with all versions, orders), in megabytes of 1,000,000 bytes. When it is full, smaller copies and deleted collages are removed first.',
    expects: 'a whole number above 0',
    parse: parseCount,
  }),
  pictureMemoryMb: setting({
    name: 'PICTURE_MEMORY_MB',
    fallback: '512',
    meaning:
      'Memory for making smaller copies of photos, for everybody together, in megabytes of 1,000,000 bytes. One photo may take three quarters of it; photos that would take more are refused when they are uploaded.',
    expects: 'a whole number of at least 256',
    parse: (text) => parseCountFrom(LEAST_PICTURE_MB, text),
  }),
  pictureQueue: setting({
    name: 'PICTURE_QUEUE',
    fallback: '200',
    meaning:
      'Copies of photos that may wait to be made. When more are asked for, whoever has the most waiting is turned away first, with 503 and `Retry-After`.',
    expects: 'a whole number above 0',
    parse: parseCount,
  }),
}
