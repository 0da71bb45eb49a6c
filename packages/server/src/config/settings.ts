// A long file: a table with a row for each setting.
import { TEXT_CHARACTERS } from '@collagerie/core/text'
import { type BlobsPlace, readBlobsUrl } from './blobs-place.ts'
import { LOG_LEVELS } from './log-level.ts'
import {
  parseAddress,
  parseCount,
  parseDatabaseUrl,
  parseDpi,
  parseHost,
  parseHostPatterns,
  parseLogLevel,
  parseOrigin,
  parsePort,
  parseReceivers,
  parseServiceUrl,
  parseShopAddress,
  parseSwitch,
  parseTrustedProxies,
} from './parsers.ts'
import { parsePerMaterial } from './per-material.ts'

/** One environment variable. `meaning` and `fallback` are what the operating page says about it, word for word. */
export interface Setting<Value> {
  readonly name: string
  /** Used when the variable is absent or empty. An empty fallback means the setting is off. */
  readonly fallback: string
  readonly meaning: string
  /** Completes the sentence "NAME must be ...". */
  readonly expects: string
  /** What is given must not be repeated, not even where it is wrong. */
  readonly isSecret?: true
  /** `folder` is the project's own folder, from which relative paths count. */
  readonly parse: (text: string, folder: (path: string) => string) => Value | undefined
}

function setting<Value>(facts: Setting<Value>): Setting<Value> {
  return facts
}

/** Less than that and ordinary photos could not be shown. */
const LEAST_PICTURE_MB = 256
/** Less than that and no sheet could be painted. */
const LEAST_PRINT_MB = 256
/** Shorter ones can be guessed. */
const LEAST_SECRET = 24

function parseCountOrNone(text: string): number | undefined {
  return text === '0' ? 0 : parseCount(text)
}

function atLeast(least: number, count: number | undefined): number | undefined {
  return count !== undefined && count >= least ? count : undefined
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
  HEALTH_PORT: setting({
    name: 'HEALTH_PORT',
    fallback: 'none',
    meaning:
      'Port at which a process that only prints answers `/health/live`, `/health/ready` and `/metrics`, and nothing else. `none`: it listens nowhere.',
    expects: 'a whole number from 0 to 65535, or "none"',
    parse: (text): number | 'none' | undefined => (text === 'none' ? text : parsePort(text)),
  }),
  DATA_DIR: setting({
    name: 'DATA_DIR',
    fallback: 'data',
    meaning: 'Folder of the uploaded photos and of the SQLite database. It is created when it is missing. Back it up.',
    expects: 'a folder',
    parse: (text, folder) => folder(text),
  }),
  DATABASE_URL: setting({
    name: 'DATABASE_URL',
    fallback: '',
    meaning:
      'PostgreSQL database, such as `postgres://user:password@db.example.com:5432/collagerie`. Empty: SQLite, in `DATA_DIR`.',
    expects: 'the address of a PostgreSQL database such as postgres://user:password@db.example.com:5432/collagerie',
    isSecret: true,
    parse: parseDatabaseUrl,
  }),
  DATABASE_POOL: setting({
    name: 'DATABASE_POOL',
    fallback: '10',
    meaning:
      'Connections to PostgreSQL one process opens at most. All processes together must stay below what the database allows.',
    expects: 'a whole number above 0',
    parse: parseCount,
  }),
  DATABASE_STATEMENT_SECONDS: setting({
    name: 'DATABASE_STATEMENT_SECONDS',
    fallback: '30',
    meaning:
      'Seconds one statement may take in PostgreSQL. The call behind it is then answered 503 with `Retry-After`.',
    expects: 'a whole number above 0',
    parse: parseCount,
  }),
  DATABASE_LOCK_SECONDS: setting({
    name: 'DATABASE_LOCK_SECONDS',
    fallback: '10',
    meaning:
      'Seconds one statement may wait in PostgreSQL for others that change the same rows. The call behind it is then answered 503 with `Retry-After`.',
    expects: 'a whole number above 0',
    parse: parseCount,
  }),
  DATABASE_IDLE_SECONDS: setting({
    name: 'DATABASE_IDLE_SECONDS',
    fallback: '60',
    meaning:
      'Seconds after which PostgreSQL ends a transaction that does nothing, so that a process that hangs holds nobody else up.',
    expects: 'a whole number above 0',
    parse: parseCount,
  }),
  BLOBS_URL: setting({
    name: 'BLOBS_URL',
    fallback: '',
    meaning:
      'Bucket of an S3-compatible server for photos and print files, such as `s3://bucket/folder?endpoint=https://s3.example.com&region=eu-west-1`; `pathStyle=false` puts the bucket into the host name. Credentials come from the usual AWS variables or files. Empty: folders, in `DATA_DIR`.',
    expects:
      'the address of a bucket such as s3://bucket/folder?endpoint=https://s3.example.com&region=eu-west-1, without keys',
    isSecret: true,
    parse: (text): BlobsPlace | 'folders' | undefined => (text === '' ? 'folders' : readBlobsUrl(text)),
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
    meaning: 'Lowest level that is logged: `debug`, `info`, `warn`, `error` or `silent`.',
    expects: `one of ${LOG_LEVELS.join(', ')}`,
    parse: parseLogLevel,
  }),
  METRICS_TOKEN: setting({
    name: 'METRICS_TOKEN',
    fallback: '',
    meaning:
      'Token, at least 24 characters, that reads `/metrics` as `Authorization: Bearer TOKEN`. Empty: none does. While neither this nor `METRICS_ADDRESSES` is set, nothing is counted and `/metrics` is not there.',
    expects: `a token of at least ${LEAST_SECRET} characters without spaces`,
    isSecret: true,
    parse: (text) => (text === '' || /^\S{24,}$/.test(text) ? text : undefined),
  }),
  METRICS_ADDRESSES: setting({
    name: 'METRICS_ADDRESSES',
    fallback: '',
    meaning:
      'Comma-separated addresses or networks that read `/metrics` without a token, such as `10.0.0.0/8,::1`. Behind a proxy set `TRUST_PROXY`, or every visitor has the address of the proxy. Empty: none do.',
    expects: 'a comma list of addresses or networks',
    parse: parseTrustedProxies,
  }),
  TRUST_PROXY: setting({
    name: 'TRUST_PROXY',
    fallback: '',
    meaning:
      'Comma-separated addresses or networks of the proxies in front, such as `10.0.0.0/8,::1`, whose `X-Forwarded-*` headers are trusted. Empty: none are.',
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
    meaning: 'How long somebody stays signed in without making a call. An open editor calls every five minutes.',
    expects: 'a whole number above 0',
    parse: parseCount,
  }),
  SIGN_IN_LIMIT: setting({
    name: 'SIGN_IN_LIMIT',
    fallback: '60',
    meaning:
      'Failed sign-ins one user name may have within 15 minutes. One address may make ten times as many attempts, successful or not.',
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
  ORDER_LIMIT: setting({
    name: 'ORDER_LIMIT',
    fallback: '60',
    meaning:
      'Orders one user may place within an hour, since each is printed. One address may place ten times as many.',
    expects: 'a whole number above 0',
    parse: parseCount,
  }),
  USER_QUOTA_MB: setting({
    name: 'USER_QUOTA_MB',
    fallback: '10000',
    meaning:
      'Storage for everything one user has (photos and their smaller copies, collages with all versions, orders), in megabytes of 1,000,000 bytes. When it is full, smaller copies and deleted collages are removed first.',
    expects: 'a whole number above 0',
    parse: parseCount,
  }),
  PICTURE_MEMORY_MB: setting({
    name: 'PICTURE_MEMORY_MB',
    fallback: '512',
    meaning:
      'Memory for making smaller copies of photos, for everybody together, in megabytes of 1,000,000 bytes. One photo may take three quarters of it; photos that would take more are refused when they are uploaded.',
    expects: 'a whole number of at least 256',
    parse: (text) => atLeast(LEAST_PICTURE_MB, parseCount(text)),
  }),
  PICTURE_QUEUE: setting({
    name: 'PICTURE_QUEUE',
    fallback: '200',
    meaning:
      'Copies of photos that may wait to be made. When more are asked for, whoever has the most waiting is turned away first, with 503 and `Retry-After`.',
    expects: 'a whole number above 0',
    parse: parseCount,
  }),
  PRINT_JOBS: setting({
    name: 'PRINT_JOBS',
    fallback: '1',
    meaning:
      'Print files made at the same time, each in a process of its own. `0`: none are made here; orders wait until a server that makes them starts.',
    expects: 'a whole number',
    parse: parseCountOrNone,
  }),
  PRINT_MEMORY_MB: setting({
    name: 'PRINT_MEMORY_MB',
    fallback: '1600',
    meaning:
      'Memory one print process may take, in megabytes of 1,000,000 bytes. One that takes more is ended, and the order is tried again, three times in all.',
    expects: 'a whole number of at least 256',
    parse: (text) => atLeast(LEAST_PRINT_MB, parseCount(text)),
  }),
  PRINT_MINUTES: setting({
    name: 'PRINT_MINUTES',
    fallback: '60',
    meaning:
      'Minutes one print process may take. One that takes longer is ended, and the order is tried again, three times in all.',
    expects: 'a whole number above 0',
    parse: parseCount,
  }),
  PRINT_KEEP_DAYS: setting({
    name: 'PRINT_KEEP_DAYS',
    fallback: '90',
    meaning:
      'Days print files are kept after their order was shipped or cancelled; they can be made again from the originals. `0`: for ever.',
    expects: 'a whole number',
    parse: parseCountOrNone,
  }),
  ORDER_PAGES: setting({
    name: 'ORDER_PAGES',
    fallback: '200',
    meaning: 'Pages one order may have. More are refused before they are ordered.',
    expects: 'a whole number above 0',
    parse: parseCount,
  }),
  ORDER_MEGAPIXELS: setting({
    name: 'ORDER_MEGAPIXELS',
    fallback: '6000',
    meaning:
      'Millions of pixels one order may have, at the resolution of its material, all pages together; 140 x 100 cm at 300 dpi have 195. More are refused before they are ordered.',
    expects: 'a whole number above 0',
    parse: parseCount,
  }),
  PRINT_DPI: setting({
    name: 'PRINT_DPI',
    fallback: '300',
    meaning:
      'Resolution of print files, in dots per inch, followed by exceptions for single materials, such as `300,CANVAS4CM=150`.',
    expects: 'a whole number from 30 to 2400, and others for single materials such as CANVAS4CM=150',
    parse: (text) => parsePerMaterial(text, parseDpi),
  }),
  PRINT_PROFILE: setting({
    name: 'PRINT_PROFILE',
    fallback: '',
    meaning:
      'File with the ICC profile of the press that sheets are converted to, followed by exceptions for single materials, such as `press.icc,POSTER=paper.icc`. Empty: pictures stay in sRGB.',
    expects: 'a file, and others for single materials such as POSTER=paper.icc',
    parse: (text, folder) => parsePerMaterial(text, (file) => (file === '' ? '' : folder(file))),
  }),
  PRINT_MARKS: setting({
    name: 'PRINT_MARKS',
    fallback: 'off',
    meaning:
      '`on` gives the PDF crop marks and a line with order number, size and material, outside the sheet. Exceptions for single materials follow, such as `off,POSTER=on`.',
    expects: 'on or off, and others for single materials such as POSTER=on',
    parse: (text) => parsePerMaterial(text, (word) => parseSwitch(word) || undefined),
  }),
  WEBHOOK_URLS: setting({
    name: 'WEBHOOK_URLS',
    fallback: '',
    meaning:
      'Comma-separated addresses that are notified of every change of an order, such as `https://shop.example.com/collagerie`; see [webhooks](webhooks.md). Empty: none are.',
    expects: 'a comma list of http(s) addresses without user and password',
    parse: parseReceivers,
  }),
  WEBHOOK_SECRET: setting({
    name: 'WEBHOOK_SECRET',
    fallback: '',
    meaning:
      'Secret that messages to `WEBHOOK_URLS` are signed with, at least 24 characters; required if `WEBHOOK_URLS` is set. `openssl rand -hex 32` makes a good one.',
    expects: 'a secret of at least 24 characters',
    isSecret: true,
    parse: (text) => (text === '' || text.length >= LEAST_SECRET ? text : undefined),
  }),
  BACK_URL: setting({
    name: 'BACK_URL',
    fallback: '',
    meaning:
      'Page of the shop a customer goes to when leaving the editor, such as `https://shop.example.com/{lang}/collages`; `{lang}` becomes the language (`fr`, `nl`, `en`, `de`, `it` or `es`). Empty: the built-in finished page.',
    expects: 'an http(s) address or a path, {lang} at most in the path or the query',
    parse: parseShopAddress,
  }),
  OVERVIEW_URL: setting({
    name: 'OVERVIEW_URL',
    fallback: '',
    meaning:
      "Page of the shop with the customer's saved collages, written like `BACK_URL`. Empty: the built-in overview.",
    expects: 'an http(s) address or a path, {lang} at most in the path or the query',
    parse: parseShopAddress,
  }),
  CHECKOUT_URL: setting({
    name: 'CHECKOUT_URL',
    fallback: '',
    meaning:
      'Page of the shop that takes orders. `/cart/fromApp` leads there with `collageid` in the query. Empty: the built-in checkout.',
    expects: 'an http(s) address or a path',
    parse: parseAddress,
  }),
  TEXT_CHARACTERS: setting({
    name: 'TEXT_CHARACTERS',
    fallback: 'latin-1',
    meaning:
      'Characters customers may write on a sheet and in names. `latin-1`: printable basic Latin and Latin-1; typographic signs become plain ones. `all`: everything the fonts can draw, as it was typed.',
    expects: 'latin-1 or all',
    parse: (text) => TEXT_CHARACTERS.find((each) => each === text),
  }),
  QUIET_UPLOADS: setting({
    name: 'QUIET_UPLOADS',
    fallback: 'on',
    meaning:
      'Whether photos of customers who are signed in are sent while nothing else is going on, before they press save. Each customer can switch it off. `off`: photos are sent only by a save.',
    expects: 'on or off',
    parse: parseSwitch,
  }),
  SOCIAL_NAME: setting({
    name: 'SOCIAL_NAME',
    fallback: 'Instagram',
    meaning: 'Name of the social photo service, as its tab in the photo dialog shows it.',
    expects: 'a name',
    parse: (text) => text,
  }),
  SOCIAL_AUTHORIZE_URL: setting({
    name: 'SOCIAL_AUTHORIZE_URL',
    fallback: '',
    meaning: 'Page of the service that a customer signs in at, in a pop-up. Empty: no service but the sandbox.',
    expects: 'an https address',
    parse: parseServiceUrl,
  }),
  SOCIAL_TOKEN_URL: setting({
    name: 'SOCIAL_TOKEN_URL',
    fallback: '',
    meaning: 'Address at which the service exchanges a code for an access token.',
    expects: 'an https address',
    parse: parseServiceUrl,
  }),
  SOCIAL_USER_URL: setting({
    name: 'SOCIAL_USER_URL',
    fallback: '',
    meaning: 'Address at which the service tells the user name.',
    expects: 'an https address',
    parse: parseServiceUrl,
  }),
  SOCIAL_FEED_URL: setting({
    name: 'SOCIAL_FEED_URL',
    fallback: '',
    meaning: "Address of the user's photos, in pages. Further pages must be at the same origin.",
    expects: 'an https address',
    parse: parseServiceUrl,
  }),
  SOCIAL_PHOTO_HOSTS: setting({
    name: 'SOCIAL_PHOTO_HOSTS',
    fallback: '',
    meaning:
      'Comma-separated hosts the photos themselves are fetched from, such as `*.cdn.example.com`. Photos of other hosts are left out. Empty: the host of `SOCIAL_FEED_URL` alone.',
    expects: 'a comma list of hosts, *. in front for all below',
    parse: parseHostPatterns,
  }),
  SOCIAL_CLIENT_ID: setting({
    name: 'SOCIAL_CLIENT_ID',
    fallback: '',
    meaning: 'Id the service knows the shop by.',
    expects: 'an id',
    parse: (text) => text,
  }),
  SOCIAL_CLIENT_SECRET: setting({
    name: 'SOCIAL_CLIENT_SECRET',
    fallback: '',
    meaning: 'Secret that goes with the id. It never leaves the server except for `SOCIAL_TOKEN_URL`.',
    expects: 'a secret',
    parse: (text) => text,
  }),
  SOCIAL_REDIRECT_URL: setting({
    name: 'SOCIAL_REDIRECT_URL',
    fallback: '',
    meaning:
      'Page the service sends the pop-up back to. It posts the code, as a text, to the window that opened it. Empty: the built-in page `/api/social/redirect` at `PUBLIC_ORIGIN`, which also checks the state.',
    expects: 'an https address',
    parse: parseServiceUrl,
  }),
  SOCIAL_SANDBOX: setting({
    name: 'SOCIAL_SANDBOX',
    fallback: '',
    meaning:
      '`on` offers a sandbox in place of a service that is not set up: drawn photos, no account, for development, tests and demos. `off` does not. Empty: on, except in production, which is when `NODE_ENV` is `production` or `PUBLIC_ORIGIN` is set.',
    expects: 'on or off',
    parse: parseSwitch,
  }),
}
