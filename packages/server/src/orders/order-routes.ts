import { cleanAddress } from '@collagerie/core/delivery'
import {
  addressSchema,
  checkoutQuerySchema,
  type Offer,
  type Order,
  type OrderedCollage,
  type OrderListAnswer,
  orderRequestSchema,
  pageQuerySchema,
} from '@collagerie/protocol'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { addressKey, USERS_BEHIND_ADDRESS } from '../http/address-key.ts'
import { callFields } from '../http/call-fields.ts'
import { parsed } from '../http/parsed.ts'
import type { RateLimits } from '../http/rate-limit.ts'
import { OWNER } from '../http/route-access.ts'
import { sendPictureBytes } from '../http/send-picture.ts'
import { sessionOf } from '../http/session.ts'
import { checkoutAddress } from './checkout-address.ts'
import type { OrderService } from './order-service.ts'

interface OneOrder {
  Params: { number: string }
}

const ORDER_MINUTES = 60

/** Prices change and photos are missing, but not that often. */
const REFUSED_PER_ORDER = 10

interface OrderConfig {
  readonly checkoutUrl: string
  readonly orderLimit: number
}

export function registerOrderRoutes(
  app: FastifyInstance,
  orders: OrderService,
  limits: RateLimits,
  { checkoutUrl, orderLimit }: OrderConfig,
): void {
  // Every order is printed, which takes minutes of computing and disk space.
  const placed = limits.ofAll(
    { 'orders of a user': orderLimit, 'orders of a network': orderLimit * USERS_BEHIND_ADDRESS },
    ORDER_MINUTES,
  )

  const attempts = limits('refused orders of a user', orderLimit * REFUSED_PER_ORDER, ORDER_MINUTES)

  app.get<{ Params: { id: string } }>('/api/collages/:id/offer', OWNER, (request): Promise<Offer> => {
    return orders.offer(sessionOf(request), request.params.id)
  })

  app.post('/api/orders', OWNER, async (request): Promise<Order> => {
    const fields = await callFields(request)
    const order = parsed(orderRequestSchema, fields)
    // Only parcels have an address: other callers may use the same field names for something else.
    const address = order.way === 'post' ? cleanAddress(parsed(addressSchema, fields)) : undefined
    const asked = { request: order, delivery: { way: order.way, address } }
    const session = sessionOf(request)
    const keys = { 'orders of a user': session.userId, 'orders of a network': addressKey(request.ip) }
    // A refused order was looked at for nothing.
    return attempts.countIf(
      session.userId,
      () => false,
      () => orders.place({ session, trace: request.trace }, asked, () => placed.count(keys)),
    )
  })

  app.get('/api/orders', { config: { access: 'session' } }, async (request): Promise<OrderListAnswer> => {
    const { after } = parsed(pageQuerySchema, request.query)
    return orders.list(sessionOf(request), after)
  })

  app.get<OneOrder>('/api/orders/:number', OWNER, (request): Promise<Order> => {
    return orders.find(sessionOf(request), request.params.number)
  })

  app.get<OneOrder>('/api/orders/:number/picture', OWNER, async (request, reply) => {
    return sendPictureBytes(reply, await orders.picture(sessionOf(request), request.params.number))
  })

  app.get<OneOrder>('/api/orders/:number/collage', OWNER, (request): Promise<OrderedCollage> => {
    return orders.collage(sessionOf(request), request.params.number)
  })

  // Without a checkout of the shop's own, this address is an ordinary page.
  if (checkoutUrl === '') return
  app.get('/cart/fromApp', { config: { access: 'public' } }, (request, reply) => {
    const query = v.safeParse(checkoutQuerySchema, request.query)
    // Without a collage there is nothing to order, so the customer starts at the beginning.
    const address = query.success ? checkoutAddress(checkoutUrl, query.output.collageid) : '/choix'
    return reply.redirect(address, 302)
  })
}
