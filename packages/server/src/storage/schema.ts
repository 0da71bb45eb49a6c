import type { Language } from '@collagerie/core/catalogue'
import type { DeliveryWay } from '@collagerie/core/delivery'
import type { OrderState } from '@collagerie/core/order'
import type { ColumnType, Selectable } from 'kysely'
import type { MailRow, WebhookRow } from './outbox-schema.ts'

/**
 * The tables. A long file: each of them, with what its columns mean. Only types every database has: texts, whole numbers below two thousand million, 0 and 1 for no and yes,
 * and times as ISO 8601 texts in UTC, which sort as they should.
 */
export interface Schema {
  readonly account: AccountTable
  readonly account_session: SessionRow
  readonly photo: PhotoRow
  readonly photo_resize: PhotoResizeRow
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
  /** The name as it is compared: two that differ in case alone are the same. */
  username_key: string
  email: string
  email_key: string
  password_hash: string
  newsletter: number
  created_at: string
  /** Mails are written in it. */
  language: ColumnType<Language, Language | undefined, Language>
  /** Whether the shop's board is theirs to see. */
  is_operator: ColumnType<number, number | undefined, number>
  /** When printing an order of theirs began last; empty where none has. */
  last_print_at: ColumnType<string, string | undefined, string>
  /** Of everything the user has stored. It outgrows a whole number, which PostgreSQL then sends as a text. */
  bytes_used: ColumnType<number | string, number | undefined, number | string>
}

export type AccountRow = Omit<Selectable<AccountTable>, 'bytes_used' | 'is_operator' | 'last_print_at'>

interface SessionRow {
  /** Whoever reads the database cannot become anybody with it. */
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
  /** In pixels as stored, before any turn. */
  width: number
  height: number
  orientation: number
  suggested_rotation: number
  created_at: string
  /** What the customer calls it; empty where the uploader did not say. */
  name: string
  source: string
  /** What another service calls it; empty for a file. */
  external_id: string
}

/** A smaller copy of a photo that was asked for, kept so that it is made once. */
export interface PhotoResizeRow {
  photo_id: string
  width: number
  height: number
  bytes: number
  /** To the day. */
  used_at: string
}

/** That a collage, or an order, shows a photo or has shown it before. */
interface PhotoUseRow {
  /** The collage's id or the order's number. */
  holder: string
  photo_id: string
  /** The newest of the collage's versions that shows it; 0 of an order. */
  version: number
}

export interface CollageRow {
  id: string
  user_id: string
  editor: number
  editor_version: number
  template_id: string
  for_order: number
  /** The version that is loaded; earlier ones are kept for a while. */
  version: number
  created_at: string
  updated_at: string
  /** The customer's own; empty where they gave none. */
  name: string
  /** The name as it is compared. A collage without a name, or one that is deleted, holds none. */
  name_key: string | null
  /** What the newest version says, so that an overview need not read it. */
  title: string
  width_mm: number
  height_mm: number
  material: string
  pages: number
  has_picture: number
  /** What the first save of it was told apart by, so that one whose answer was lost is not saved twice. */
  request_key: string | null
  /** Set: it is as good as gone, until it is taken back or removed for good. */
  deleted_at: string | null
}

export interface CollageVersionRow {
  collage_id: string
  version: number
  xml: string
  saved_at: string
  width_mm: number
  height_mm: number
  /** A small JPEG in base64; empty where there is none. */
  picture: string
  /** 1 where the uses of its photos carry its number or a later one; 0 where an earlier build wrote it, without numbers. */
  has_noted_uses: number
}

export interface OrderRow {
  /** What the customer sees; it tells nothing of how many there are. */
  number: string
  /** How many there are, for operators. */
  running_number: number
  user_id: string
  request_key: string
  /** Where it came from. The collage may change or go; what was ordered stands here. */
  collage_id: string
  collage_version: number
  name: string
  title: string
  template_id: string
  width_mm: number
  height_mm: number
  material: string
  pages: number
  /** What it was ordered at, as a decimal of its currency; null where the shop had no prices. */
  price_amount: string | null
  price_currency: string | null
  /** How it gets to its customer; null where the order did not say. */
  delivery_way: DeliveryWay | null
  /** What that costs beside the piece, in the same currency; null where no price was named. */
  delivery_amount: string | null
  ordered_at: string
  xml: string
  picture: string
  state: OrderState
  /** Of the print file, in percent. */
  progress: number
  /** Why it is in its state; empty where there is nothing to say. */
  reason: string
  /** Of the call that brought it; empty where that is not known. */
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
  /** The operator's name where it was one. */
  operator: string
}

export type OrderActor = 'customer' | 'printer' | 'operator'

/** What is known about an order before it is printed. */
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
  /** Of the prints, named for the try that made it. */
  folder: string
}

/** Where an order is sent to, as JSON. It is erased some time after the order is done. */
interface OrderAddressRow {
  order_number: string
  address: string
}

/** A file of the shop's content as it was when the order came: the shop may have another since. */
interface OrderContentRow {
  order_number: string
  /** From the content folder on. */
  path: string
  hash: string
}

/** A text that orders need, once for all of them. */
interface FrozenTextRow {
  hash: string
  text: string
}

/** An order waits to be printed, or is being printed; what is done has no row. */
interface PrintJobRow {
  order_number: string
  due_at: string
  failures: number
  losses: number
  /** The try that has it; empty where none has. Whoever lost it can no longer end it. */
  lease: string
  lease_until: string
}

/** Whoever has the secret may choose a new password for the account, once. */
interface PasswordLinkRow {
  token_hash: string
  user_id: string
  expires_at: string
}

/** One row: the running number the last order got. */
interface OrderCounterRow {
  id: number
  last: number
}

/** How often something was done within a slice of time, for limits that several processes count together. */
interface RateCountRow {
  /** A hash of who did what. */
  key: string
  slice: number
  count: number
  expires_at: string
}

/** Something that whoever has its secret may have for a while; the database cannot read it. */
interface KeptSecretRow {
  kind: string
  secret_hash: string
  name: string
  sealed: string
  expires_at: string
}

/** The uploads of one account that are coming in, for processes that count them together. */
interface UploadPlaceRow {
  user_id: string
  /** JSON: under the name of each its bytes and, in milliseconds of the database's clock, when it no longer counts. */
  places: string
  /** When the row itself may go. */
  expires_at: string
}
