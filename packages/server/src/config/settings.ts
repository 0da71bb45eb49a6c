import { LOG_LEVELS } from './log-level.ts'
import { parseCount, parseHost, parseLogLevel, parseOrigin, parsePort, parseTrustedProxies } from './parsers.ts'

/** One environment variable. `meaning` and `fallback` are what the operating page says about it, word for word. */
export interface Setting<Value> {
  readonly name: string
  /** Used when the variable is absent or empty. An empty fallback means the setting is off. */
  readonly fallback: string
  readonly meaning: string
  /** Completes the sentence "NAME must be ...". */
  readonly expects: string
  /** `folder` is the project's own folder, from which relative paths count. */
  readonly parse: (text: string, folder: (path: string) => string) => Value | undefined
}

function setting<Value>(facts: Setting<Value>): Setting<Value> {
  return facts
}

export const SETTINGS = {
  PORT: setting({
    name: 'PORT',
    fallback: '3000',
    meaning: 'Port the server listens on. `0` lets the system pick a free one.',
    expects: 'a whole number from 0 to 65535',
    parse: parsePort,
  }),
  HOST: setting({
    name: 'HOST',
    fallback: 'localhost',
    meaning: 'Address the server listens on. `localhost` is reachable from this machine only, `0.0.0.0` from outside.',
    expects: 'a host name or an IP address',
    parse: parseHost,
  }),
  DATA_DIR: setting({
    name: 'DATA_DIR',
    fallback: 'data',
    meaning: 'Folder of the database and of the uploaded photos. It is created when it is missing. Back it up.',
    expects: 'a folder',
    parse: (text, folder) => folder(text),
  }),
  CONTENT_DIR: setting({
    name: 'CONTENT_DIR',
    fallback: 'content/build',
    meaning: 'Folder of the built catalogue: `catalogue.json` and `webassets/`.',
    expects: 'a folder',
    parse: (text, folder) => folder(text),
  }),
  WEB_DIR: setting({
    name: 'WEB_DIR',
    fallback: 'packages/web/dist',
    meaning: 'Folder of the built web application. `none` serves the calls alone, without pages.',
    expects: 'a folder or "none"',
    parse: (text, folder) => (text === 'none' ? text : folder(text)),
  }),
  LOG_LEVEL: setting({
    name: 'LOG_LEVEL',
    fallback: 'info',
    meaning: 'Least serious lines that are logged: `debug`, `info`, `warn`, `error` or `silent`.',
    expects: `one of ${LOG_LEVELS.join(', ')}`,
    parse: parseLogLevel,
  }),
  TRUST_PROXY: setting({
    name: 'TRUST_PROXY',
    fallback: '',
    meaning:
      'Comma list of the addresses or networks of proxies in front, such as `10.0.0.0/8,::1`, whose `X-Forwarded-*` headers are believed. Empty: none are.',
    expects: 'a comma list of addresses or networks',
    parse: parseTrustedProxies,
  }),
  PUBLIC_ORIGIN: setting({
    name: 'PUBLIC_ORIGIN',
    fallback: '',
    meaning:
      'Address visitors see, such as `https://collage.example.com`. State-changing calls are then taken from pages of that origin alone, and `https` adds strict transport security. Empty: the origin is the host that was asked for.',
    expects: 'an origin such as https://collage.example.com, without a path',
    parse: parseOrigin,
  }),
  SESSION_IDLE_MINUTES: setting({
    name: 'SESSION_IDLE_MINUTES',
    fallback: '1440',
    meaning: 'How long somebody stays signed in without a call. An open editor calls every five minutes.',
    expects: 'a whole number above 0',
    parse: parseCount,
  }),
  SIGN_IN_LIMIT: setting({
    name: 'SIGN_IN_LIMIT',
    fallback: '60',
    meaning:
      'Failed sign-ins one user name may have within 15 minutes. One address may try ten times as often, whatever comes of it.',
    expects: 'a whole number above 0',
    parse: parseCount,
  }),
  REGISTER_LIMIT: setting({
    name: 'REGISTER_LIMIT',
    fallback: '120',
    meaning: 'Registrations taken from one address within an hour.',
    expects: 'a whole number above 0',
    parse: parseCount,
  }),
  UPLOAD_LIMIT: setting({
    name: 'UPLOAD_LIMIT',
    fallback: '3000',
    meaning: 'Photos one user may upload within an hour. One address may upload ten times as many.',
    expects: 'a whole number above 0',
    parse: parseCount,
  }),
  USER_QUOTA_MB: setting({
    name: 'USER_QUOTA_MB',
    fallback: '10000',
    meaning: 'Room for the photos of one user, in megabytes of 1,000,000 bytes.',
    expects: 'a whole number above 0',
    parse: parseCount,
  }),
}
