import type { OperatorEvent } from '@collagerie/core/order'
import {
  type PreflightAnswer,
  type PrintSpace,
  preflightAnswerSchema,
  printSpaceSchema,
  type ShopOrder,
  type ShopOrderList,
  shopOrderListSchema,
  shopOrderSchema,
  type WebhookList,
  type WebhookLogEntry,
  webhookListSchema,
  webhookLogEntrySchema,
} from '@collagerie/protocol'
import { parse } from 'valibot'
import { getJson, post } from '../calls/calls.ts'
import type { BoardView } from './board-view.ts'

/** `after` is the cursor of the previous page; empty for the first. */
export function listShopOrders({ state, search }: BoardView, after: string): Promise<ShopOrderList> {
  return getJson(`/api/shop/orders?${new URLSearchParams({ state, q: search, after })}`, shopOrderListSchema)
}

export function findOrder(number: string): Promise<ShopOrder> {
  return getJson(addressOf(number), shopOrderSchema)
}

export async function moveOrder(number: string, event: OperatorEvent): Promise<ShopOrder> {
  return parse(shopOrderSchema, await post(`${addressOf(number)}/${event}`, {}))
}

export function readPreflight(number: string): Promise<PreflightAnswer> {
  return getJson(`${addressOf(number)}/preflight`, preflightAnswerSchema)
}

export function listWebhooks(order: string, after: string): Promise<WebhookList> {
  return getJson(`/api/shop/webhooks?${new URLSearchParams({ order, after })}`, webhookListSchema)
}

export async function replayWebhook(id: string): Promise<WebhookLogEntry> {
  return parse(webhookLogEntrySchema, await post(`/api/shop/webhooks/${encodeURIComponent(id)}/replay`, {}))
}

export function readPrintSpace(): Promise<PrintSpace> {
  return getJson('/api/shop/room', printSpaceSchema)
}

export function fileAddress(number: string, name: string): string {
  return `${addressOf(number)}/files/${encodeURIComponent(name)}`
}

function addressOf(number: string): string {
  return `/api/shop/orders/${encodeURIComponent(number)}`
}
