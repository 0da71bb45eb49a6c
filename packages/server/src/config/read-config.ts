import { resolve } from 'node:path'
import type { BlobLocation } from './blob-location.ts'
import type { Setting } from './settings/setting.ts'
import { SETTINGS, type SettingGroup } from './settings.ts'
import { StartFailure } from './start-failure.ts'

/** The region that stores without regions expect. */
const DEFAULT_REGION = 'us-east-1'

export type Config = ReturnType<typeof readConfig>

type Environment = Readonly<Record<string, string | undefined>>

type Values<Group extends SettingGroup> = {
  readonly [Name in keyof Group]: Group[Name] extends Setting<infer Value> ? Value : never
}

/** Reads every setting or says, in one sentence, which one is wrong. A new one in `SETTINGS` needs no line here. */
export function readConfig(environment: Environment, projectFolder: string) {
  const folder = (path: string): string => resolve(projectFolder, path)

  function readOne<Value>(setting: Setting<Value>): Value {
    const given = environment[setting.name]?.trim() ?? ''
    const value = setting.parse(given === '' ? setting.fallback : given, folder)
    if (value !== undefined) return value
    const instead = setting.isSecret ? '' : `, not "${given}"`
    throw new StartFailure(`${setting.name} must be ${setting.expects}${instead}.`)
  }

  function read<Group extends SettingGroup>(group: Group): Values<Group> {
    const values = Object.entries(group).map(([name, setting]) => [name, readOne(setting)])
    return Object.fromEntries(values) as Values<Group>
  }

  const { blobsUrl, ...storage } = read(SETTINGS.storage)
  const { sandbox, ...social } = read(SETTINGS.social)
  const config = {
    ...read(SETTINGS.address),
    ...storage,
    databaseLimits: read(SETTINGS.databaseLimits),
    blobsPlace: inRegion(blobsUrl, environment['AWS_REGION'] ?? ''),
    ...read(SETTINGS.operating),
    ...read(SETTINGS.limits),
    ...read(SETTINGS.print),
    ...read(SETTINGS.shop),
    ...read(SETTINGS.mail),
    social: { ...social, hasSandbox: (sandbox || sandboxUnasked(environment)) === 'on' },
  }
  requireCompanions(config)
  return config
}

/** Some settings do nothing without another. */
function requireCompanions(config: Values<typeof SETTINGS.shop & typeof SETTINGS.mail & typeof SETTINGS.operating>) {
  const { webhookUrls, webhookSecret, mailUrl, mailFrom, publicOrigin } = config
  if (webhookUrls.length > 0 && webhookSecret === '')
    throw new StartFailure('WEBHOOK_URLS needs a WEBHOOK_SECRET to sign messages with.')
  if (mailUrl !== '' && mailFrom.address === '')
    throw new StartFailure('MAIL_URL needs a MAIL_FROM that mails are sent from.')
  if (mailUrl !== '' && publicOrigin === '')
    throw new StartFailure('MAIL_URL needs a PUBLIC_ORIGIN that links in mails lead to.')
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
