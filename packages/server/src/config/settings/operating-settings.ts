import { LOG_LEVELS } from '../log-level.ts'
import { parseLogLevel, parseOrigin, parseTrustedProxies } from '../parsers.ts'
import { LEAST_SECRET } from './least-secret.ts'
import { setting } from './setting.ts'

/** What operators see, and whom the server trusts. */
export const OPERATING_SETTINGS = {
  logLevel: setting({
    name: 'LOG_LEVEL',
    fallback: 'info',
    meaning: 'Lowest level that is logged: `debug`, `info`, `warn`, `error` or `silent`.',
    expects: `one of ${LOG_LEVELS.join(', ')}`,
    parse: parseLogLevel,
  }),
  metricsToken: setting({
    name: 'METRICS_TOKEN',
    fallback: '',
    meaning:
      'Token, at least 24 characters, that reads `/metrics` as `Authorization: Bearer TOKEN`. Empty: none does. While neither this nor `METRICS_ADDRESSES` is set, nothing is counted and `/metrics` is not there.',
    expects: `a token of at least ${LEAST_SECRET} characters without spaces`,
    isSecret: true,
    parse: (text) => (text === '' || (text.length >= LEAST_SECRET && !/\s/.test(text)) ? text : undefined),
  }),
  metricsAddresses: setting({
    name: 'METRICS_ADDRESSES',
    fallback: '',
    meaning:
      'Comma-separated addresses or networks that read `/metrics` without a token, such as `10.0.0.0/8,::1`. Behind a proxy set `TRUST_PROXY`, or every visitor has the address of the proxy. Empty: none do.',
    expects: 'a comma list of addresses or networks',
    parse: parseTrustedProxies,
  }),
  trustProxy: setting({
    name: 'TRUST_PROXY',
    fallback: '',
    meaning:
      'Comma-separated addresses or networks of the proxies in front, such as `10.0.0.0/8,::1`, whose `X-Forwarded-*` headers are trusted. Empty: none are.',
    expects: 'a comma list of addresses or networks',
    parse: parseTrustedProxies,
  }),
  publicOrigin: setting({
    name: 'PUBLIC_ORIGIN',
    fallback: '',
    meaning:
      'Address visitors see, such as `https://collage.example.com`. State-changing calls are then taken from pages of that origin alone, and `https` adds strict transport security. Empty: the origin is the host that was asked for.',
    expects: 'an origin such as https://collage.example.com, without a path',
    parse: parseOrigin,
  }),
}
