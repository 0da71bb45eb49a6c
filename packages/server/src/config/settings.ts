import { ADDRESS_SETTINGS } from './settings/address-settings.ts'
import { DATABASE_LIMIT_SETTINGS } from './settings/database-limit-settings.ts'
import { LIMIT_SETTINGS } from './settings/limit-settings.ts'
import { MAIL_SETTINGS } from './settings/mail-settings.ts'
import { OPERATING_SETTINGS } from './settings/operating-settings.ts'
import { PRINT_SETTINGS } from './settings/print-settings.ts'
import type { Setting } from './settings/setting.ts'
import { SHOP_SETTINGS } from './settings/shop-settings.ts'
import { SOCIAL_SETTINGS } from './settings/social-settings.ts'
import { STORAGE_SETTINGS } from './settings/storage-settings.ts'

/** Settings under the names their values have in the code. */
export type SettingGroup = Readonly<Record<string, Setting<unknown>>>

/** Every setting, grouped by what it is about. */
export const SETTINGS = {
  address: ADDRESS_SETTINGS,
  storage: STORAGE_SETTINGS,
  databaseLimits: DATABASE_LIMIT_SETTINGS,
  operating: OPERATING_SETTINGS,
  limits: LIMIT_SETTINGS,
  print: PRINT_SETTINGS,
  shop: SHOP_SETTINGS,
  mail: MAIL_SETTINGS,
  social: SOCIAL_SETTINGS,
} satisfies Readonly<Record<string, SettingGroup>>
