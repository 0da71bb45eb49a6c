import type { Language } from '@collagerie/core/catalogue'
import type { DeliveryWay } from '@collagerie/core/delivery'
import type { OrderState } from '@collagerie/core/order'
import type { ColumnType, Selectable } from 'kysely'
import type { MailRow, WebhookRow } from './outbox-schema.ts'

/**
 * The tables. A long file: each of them, with what its columns mean. Only types every database has: texts, whole
 * numbers below two thousand million, 0 and 1 for no and yes, and times as ISO 8601 texts in UTC, which sort as they
 * should.
 */
export interface Schema {
  readonly account: AccountTable
  readonly account_session: SessionRow
  readonly photo: PhotoRow
  readonly photo_resize: PhotoCopyRow
  readonly photo_use: PhotoUseRow
  readonly collage: CollageRow
  readonly collage_version: CollageVersionRow
  readonly collage_order: OrderRow
  readonly order_counter: OrderCounterRow
  readonly order_event: OrderEventRow
  readonly order_preflight: OrderPreflightRow
  readonly order_file: OrderFileTable
  readonly order_address: OrderAddressRow
  readonly order_content: OrderContentRow
  readonly frozen_text: FrozenTextRow
  readonly kept_art: KeptArtRow
  readonly print_job: PrintJobRow
  readonly webhook_delivery: WebhookRow
  readonly mail: MailRow
  readonly password_link: PasswordLinkRow
  readonly rate_count: RateCountRow
  readonly kept_secret: KeptSecretRow
  readonly upload_place: UploadPlaceRow
}

interface AccountTable {
  id: string
  username: string
  /** The name for comparisons: names that differ only in case are the same. */
  username_key: string
  email: string
  email_key: string
  password_hash: string
  newsletter: number
  created_at: string
  /** The language of mails. */
  language: ColumnType<Language, Language | undefined, Language>
  /** Whether the account may see the shop's board. */
  is_operator: ColumnType<number, number | undefined, number>
  /** When printing one of the account's orders last began; empty if none has. */
  last_print_at: ColumnType<string, string | undefined, string>
  /** The bytes of everything the user has stored. It may exceed an integer, which PostgreSQL then sends as a text. */
  bytes_used: ColumnType<number | string, number | undefined, number | string>
}

export type AccountRow = Omit<Selectable<AccountTable>, 'bytes_used' | 'is_operator' | 'last_print_at'>

interface SessionRow {
  /** A hash, so that reading the database reveals no valid token. */
  token_hash: string
  /** The session's public name. */
  handle: string
  user_id: string
  created_at: string
  expires_at: string
}

export interface PhotoRow {
  id: string
  user_id: string
  content_hash: string
  bytes: number
  /** In stored pixels, before any turn. */
  width: number
  height: number
  orientation: number
  suggested_rotation: number
  created_at: string
  /** The customer's name for it; empty if the uploader gave none. */
  name: string
  source: string
  /** The other service's id; empty for a file. */
  external_id: string
}

/** A smaller copy of a photo, kept so that it is made only once. */
export interface PhotoCopyRow {
  photo_id: string
  width: number
  height: number
  bytes: number
  /** Precise to the day. */
  used_at: string
}

/** Notes that a collage or an order shows a photo or has shown it. */
interface PhotoUseRow {
  /** The collage's id or the order's number. */
  holder: string
  photo_id: string
  /** The newest of the collage's versions that shows it; 0 for an order. */
  version: number
}

export interface CollageRow {
  id: string
  user_id: string
  editor: number
  editor_version: number
  template_id: string
  for_order: number
  /** The present version; earlier ones are kept for a while. */
  version: number
  created_at: string
  updated_at: string
  /** The customer's own name for it; empty if there is none. */
  name: string
  /** The name for comparisons. Null for a collage without a name or a deleted one. */
  name_key: string | null
  /** Copied from the newest version, so that an overview need not read it. */
  title: string
  width_mm: number
  height_mm: number
  material: string
  pages: number
  has_picture: number
  /** Identifies the first save, so that a repeated one, whose answer was lost, is not saved twice. */
  request_key: string | null
  /** When it was deleted; it can be restored until it is removed for good. */
  deleted_at: string | null
}

export interface CollageVersionRow {
  collage_id: string
  version: number
  xml: string
  saved_at: string
  width_mm: number
  height_mm: number
  /** A small JPEG in base64; empty if there is none. */
  picture: string
  /** 1 if its photo uses carry this version's number or a later one; 0 if an earlier build wrote it without numbers. */
  has_noted_uses: number
}

export interface OrderRow {
  /** The number customers see; it does not reveal how many orders there are. */
  number: string
  /** Counts all orders, for operators. */
  running_number: number
  user_id: string
  request_key: string
  /** The collage it came from, which may change or be deleted; the order has its own copy. */
  collage_id: string
  collage_version: number
  name: string
  title: string
  template_id: string
  width_mm: number
  height_mm: number
  material: string
  pages: number
  /** The price at ordering, as a decimal of its currency; null if the shop had no prices. */
  price_amount: string | null
  price_currency: string | null
  /** How it is delivered; null if the order did not say. */
  delivery_way: DeliveryWay | null
  /** The price of delivery in the same currency; null if none was given. */
  delivery_amount: string | null
  ordered_at: string
  xml: string
  picture: string
  state: OrderState
  /** The progress of the print file, in percent. */
  progress: number
  /** Why it is in its state; empty if there is no reason. */
  reason: string
  /** The trace of the call that placed it; empty if unknown. */
  trace: string
}

/** One change of an order's state. */
interface OrderEventRow {
  order_number: string
  /** Counts the changes of one order. */
  step: number
  state: OrderState
  at: string
  reason: string
  actor: OrderActor
  /** The operator's name, if an operator made the change. */
  operator: string
}

export type OrderActor = 'customer' | 'printer' | 'operator'

/** The findings about an order before it is printed. */
interface OrderPreflightRow {
  order_number: string
  /** JSON. */
  report: string
  errors: number
  warnings: number
  made_at: string
}

interface OrderFileTable {
  order_number: string
  name: string
  type: string
  bytes: ColumnType<number | string, number, number>
  sha256: string
  /** The folder of the try that made it. */
  folder: string
}

/** The delivery address of an order, as JSON. It is erased some time after the order is done. */
interface OrderAddressRow {
  order_number: string
  address: string
}

/** A file of the shop's content at the time of the order, since the shop may change it. */
interface OrderContentRow {
  order_number: string
  /** The path within the content folder. */
  path: string
  hash: string
}

/** A text that orders and collages share, stored once. */
interface FrozenTextRow {
  hash: string
  text: string
}

/** Art that a saved collage shows. Its path contains a fingerprint, so that its content never changes. */
interface KeptArtRow {
  path: string
  hash: string
}

/** An order that waits to be printed or is being printed; finished orders have no row. */
interface PrintJobRow {
  order_number: string
  due_at: string
  failures: number
  losses: number
  /** The try that holds it; empty if none does. A try that lost it can no longer end it. */
  lease: string
  lease_until: string
}

/** A secret that lets its holder choose a new password for the account once. */
interface PasswordLinkRow {
  token_hash: string
  user_id: string
  expires_at: string
}

/** One row: the last order's running number. */
interface OrderCounterRow {
  id: number
  last: number
}

/** How often something was done within a slice of time, for limits shared by several processes. */
interface RateCountRow {
  /** A hash of who did what. */
  key: string
  slice: number
  count: number
  expires_at: string
}

/** A value that only the holder of its secret can read for a while; the database cannot. */
interface KeptSecretRow {
  kind: string
  secret_hash: string
  name: string
  sealed: string
  expires_at: string
}

/** The arriving uploads of one account, for processes that count them together. */
interface UploadPlaceRow {
  user_id: string
  /** JSON: the bytes of each upload by name and, in milliseconds of the database's clock, when it stops counting. */
  places: string
  /** When the row itself may be removed. */
  expires_at: string
}
