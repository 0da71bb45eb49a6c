import { parseHost, parsePort } from '../parsers.ts'
import { setting } from './setting.ts'

/** Where the server listens, and the proxy in front of it. */
export const ADDRESS_SETTINGS = {
  port: setting({
    name: 'PORT',
    fallback: '3000',
    meaning: 'Port the server listens on. `0` lets the system pick a free one.',
    expects: 'a whole number from 0 to 65535',
    parse: parsePort,
  }),
  host: setting({
    name: 'HOST',
    fallback: 'localhost',
    meaning: 'Address the server listens on. `localhost` is reachable from this machine only, `0.0.0.0` from outside.',
    expects: 'a host name or an IP address',
    parse: parseHost,
  }),
  healthPort: setting({
    name: 'HEALTH_PORT',
    fallback: 'none',
    meaning:
      'Port at which a process that only prints answers `/health/live`, `/health/ready` and `/metrics`, and nothing else. `none`: it listens nowhere.',
    expects: 'a whole number from 0 to 65535, or "none"',
    parse: (text): number | 'none' | undefined => (text === 'none' ? text : parsePort(text)),
  }),
}
