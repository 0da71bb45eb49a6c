import { LOG_LEVELS } from './log-level.ts'
import { parseHost, parseLogLevel, parseOrigin, parsePort, parseTrustedProxies } from './parsers.ts'

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
    meaning: 'Folder of the database. It is created when it is missing. Back it up.',
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
}
