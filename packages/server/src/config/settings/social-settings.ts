import { parseHostPatterns, parseServiceUrl, parseSwitch } from '../parsers.ts'
import { setting } from './setting.ts'

/** The service photos can be brought from. */
export const SOCIAL_SETTINGS = {
  name: setting({
    name: 'SOCIAL_NAME',
    fallback: 'Instagram',
    meaning: 'Name of the social photo service, as its tab in the photo dialog shows it.',
    expects: 'a name',
    parse: (text) => text,
  }),
  authorizeUrl: setting({
    name: 'SOCIAL_AUTHORIZE_URL',
    fallback: '',
    meaning: 'Page of the service that a customer signs in at, in a pop-up. Empty: no service but the sandbox.',
    expects: 'an https address',
    parse: parseServiceUrl,
  }),
  tokenUrl: setting({
    name: 'SOCIAL_TOKEN_URL',
    fallback: '',
    meaning: 'Address at which the service exchanges a code for an access token.',
    expects: 'an https address',
    parse: parseServiceUrl,
  }),
  userUrl: setting({
    name: 'SOCIAL_USER_URL',
    fallback: '',
    meaning: 'Address at which the service tells the user name.',
    expects: 'an https address',
    parse: parseServiceUrl,
  }),
  feedUrl: setting({
    name: 'SOCIAL_FEED_URL',
    fallback: '',
    meaning: "Address of the user's photos, in pages. Further pages must be at the same origin.",
    expects: 'an https address',
    parse: parseServiceUrl,
  }),
  photoHosts: setting({
    name: 'SOCIAL_PHOTO_HOSTS',
    fallback: '',
    meaning:
      'Comma-separated hosts the photos themselves are fetched from, such as `*.cdn.example.com`. Photos of other hosts are left out. Empty: the host of `SOCIAL_FEED_URL` alone.',
    expects: 'a comma list of hosts, *. in front for all below',
    parse: parseHostPatterns,
  }),
  clientId: setting({
    name: 'SOCIAL_CLIENT_ID',
    fallback: '',
    meaning: 'Id the service knows the shop by.',
    expects: 'an id',
    parse: (text) => text,
  }),
  clientSecret: setting({
    name: 'SOCIAL_CLIENT_SECRET',
    fallback: '',
    meaning: 'Secret that goes with the id. It never leaves the server except for `SOCIAL_TOKEN_URL`.',
    expects: 'a secret',
    parse: (text) => text,
  }),
  redirectUrl: setting({
    name: 'SOCIAL_REDIRECT_URL',
    fallback: '',
    meaning:
      'Page the service sends the pop-up back to. It posts the code, as a text, to the window that opened it. Empty: the built-in page `/api/social/redirect` at `PUBLIC_ORIGIN`, which also checks the state.',
    expects: 'an https address',
    parse: parseServiceUrl,
  }),
  sandbox: setting({
    name: 'SOCIAL_SANDBOX',
    fallback: '',
    meaning:
      '`on` offers a sandbox in place of a service that is not set up: drawn photos, no account, for development, tests and demos. `off` does not. Empty: on, except in production, which is when `NODE_ENV` is `production` or `PUBLIC_ORIGIN` is set.',
    expects: 'on or off',
    parse: parseSwitch,
  }),
}
