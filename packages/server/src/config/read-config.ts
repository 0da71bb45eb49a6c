import { resolve } from 'node:path'
import type { BlobLocation } from './blob-location.ts'
import type { Setting } from './settings/setting.ts'
import { SETTINGS } from './settings.ts'
import { StartFailure } from './start-failure.ts'

/** The region that stores without regions expect. */
const DEFAULT_REGION = 'us-east-1'

export type Config = ReturnType<typeof readConfig>

type Environment = Readonly<Record<string, string | undefined>>

/** Reads every setting or says, in one sentence, which one is wrong. */
export function readConfig(environment: Environment, projectFolder: string) {
  const folder = (path: string): string => resolve(projectFolder, path)

  function read<Value>(setting: Setting<Value>): Value {
    const given = environment[setting.name]?.trim() ?? ''
    const value = setting.parse(given === '' ? setting.fallback : given, folder)
    if (value !== undefined) return value
    const instead = setting.isSecret ? '' : `, not "${given}"`
    throw new StartFailure(`${setting.name} must be ${setting.expects}${instead}.`)
  }

  const webhookUrls = read(SETTINGS.WEBHOOK_URLS)
  const webhookSecret = read(SETTINGS.WEBHOOK_SECRET)
  if (webhookUrls.length > 0 && webhookSecret === '')
    throw new StartFailure('WEBHOOK_URLS needs a WEBHOOK_SECRET to sign messages with.')

  const mailUrl = read(SETTINGS.MAIL_URL)
  const mailFrom = read(SETTINGS.MAIL_FROM)
  const publicOrigin = read(SETTINGS.PUBLIC_ORIGIN)
  if (mailUrl !== '' && mailFrom.address === '')
    throw new StartFailure('MAIL_URL needs a MAIL_FROM that mails are sent from.')
  if (mailUrl !== '' && publicOrigin === '')
    throw new StartFailure('MAIL_URL needs a PUBLIC_ORIGIN that links in mails lead to.')

  return {
    port: read(SETTINGS.PORT),
    host: read(SETTINGS.HOST),
    healthPort: read(SETTINGS.HEALTH_PORT),
    dataDir: read(SETTINGS.DATA_DIR),
    databaseUrl: read(SETTINGS.DATABASE_URL),
    databaseLimits: {
      connections: read(SETTINGS.DATABASE_POOL),
      statementSeconds: read(SETTINGS.DATABASE_STATEMENT_SECONDS),
      lockSeconds: read(SETTINGS.DATABASE_LOCK_SECONDS),
      idleSeconds: read(SETTINGS.DATABASE_IDLE_SECONDS),
    },
    blobsPlace: inRegion(read(SETTINGS.BLOBS_URL), environment['AWS_REGION'] ?? ''),
    contentDir: read(SETTINGS.CONTENT_DIR),
    webDir: read(SETTINGS.WEB_DIR),
    logLevel: read(SETTINGS.LOG_LEVEL),
    metricsToken: read(SETTINGS.METRICS_TOKEN),
    metricsAddresses: read(SETTINGS.METRICS_ADDRESSES),
    trustProxy: read(SETTINGS.TRUST_PROXY),
    publicOrigin,
    sessionIdleMinutes: read(SETTINGS.SESSION_IDLE_MINUTES),
    signInLimit: read(SETTINGS.SIGN_IN_LIMIT),
    registerLimit: read(SETTINGS.REGISTER_LIMIT),
    uploadLimit: read(SETTINGS.UPLOAD_LIMIT),
    orderLimit: read(SETTINGS.ORDER_LIMIT),
    userQuotaMb: read(SETTINGS.USER_QUOTA_MB),
    pictureMemoryMb: read(SETTINGS.PICTURE_MEMORY_MB),
    pictureQueue: read(SETTINGS.PICTURE_QUEUE),
    printJobs: read(SETTINGS.PRINT_JOBS),
    printMemoryMb: read(SETTINGS.PRINT_MEMORY_MB),
    printMinutes: read(SETTINGS.PRINT_MINUTES),
    printKeepDays: read(SETTINGS.PRINT_KEEP_DAYS),
    addressKeepDays: read(SETTINGS.ADDRESS_KEEP_DAYS),
    orderPages: read(SETTINGS.ORDER_PAGES),
    orderMegapixels: read(SETTINGS.ORDER_MEGAPIXELS),
    printDpi: read(SETTINGS.PRINT_DPI),
    printProfile: read(SETTINGS.PRINT_PROFILE),
    printMarks: read(SETTINGS.PRINT_MARKS),
    webhookUrls,
    webhookSecret,
    mailUrl,
    mailFrom,
    shopDir: read(SETTINGS.SHOP_DIR),
    backUrl: read(SETTINGS.BACK_URL),
    overviewUrl: read(SETTINGS.OVERVIEW_URL),
    checkoutUrl: read(SETTINGS.CHECKOUT_URL),
    securityContact: read(SETTINGS.SECURITY_CONTACT),
    timeZone: read(SETTINGS.TIME_ZONE),
    textCharacters: read(SETTINGS.TEXT_CHARACTERS),
    quietUploads: read(SETTINGS.QUIET_UPLOADS),
    photoFormats: read(SETTINGS.PHOTO_FORMATS),
    social: {
      name: read(SETTINGS.SOCIAL_NAME),
      authorizeUrl: read(SETTINGS.SOCIAL_AUTHORIZE_URL),
      tokenUrl: read(SETTINGS.SOCIAL_TOKEN_URL),
      userUrl: read(SETTINGS.SOCIAL_USER_URL),
      feedUrl: read(SETTINGS.SOCIAL_FEED_URL),
      photoHosts: read(SETTINGS.SOCIAL_PHOTO_HOSTS),
      clientId: read(SETTINGS.SOCIAL_CLIENT_ID),
      clientSecret: read(SETTINGS.SOCIAL_CLIENT_SECRET),
      redirectUrl: read(SETTINGS.SOCIAL_REDIRECT_URL),
      hasSandbox: (read(SETTINGS.SOCIAL_SANDBOX) || sandboxUnasked(environment)) === 'on',
    },
  }
}

/** A shop set up for visitors must not contain a sandbox that nobody asked for. */
function sandboxUnasked(environment: Environment): 'on' | 'off' {
  const isProduction = environment['NODE_ENV'] === 'production' || (environment['PUBLIC_ORIGIN'] ?? '').trim() !== ''
  return isProduction ? 'off' : 'on'
}

/** The bucket's region, or the usual one if its address has none. */
function inRegion(place: BlobLocation | 'folders', usual: string): BlobLocation | 'folders' {
  return place === 'folders' ? place : { ...place, region: place.region || usual.trim() || DEFAULT_REGION }
}
