import { ADDRESS_SETTINGS } from './settings/address-settings.ts'
import { LIMIT_SETTINGS } from './settings/limit-settings.ts'
import { MAIL_SETTINGS } from './settings/mail-settings.ts'
import { OPERATING_SETTINGS } from './settings/operating-settings.ts'
import { PRINT_SETTINGS } from './settings/print-settings.ts'
import { SHOP_SETTINGS } from './settings/shop-settings.ts'
import { SOCIAL_SETTINGS } from './settings/social-settings.ts'
import { STORAGE_SETTINGS } from './settings/storage-settings.ts'

/** Every setting, in the order of the operating page. */
export const SETTINGS = {
  ...ADDRESS_SETTINGS,
  ...STORAGE_SETTINGS,
  ...OPERATING_SETTINGS,
  ...LIMIT_SETTINGS,
  ...PRINT_SETTINGS,
  ...SHOP_SETTINGS,
  ...MAIL_SETTINGS,
  ...SOCIAL_SETTINGS,
}
