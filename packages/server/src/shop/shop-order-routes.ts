import { OPERATOR_EVENTS } from '@collagerie/core/order'
import { type PrintSpace, type ShopOrder, type ShopOrderList, shopOrderListQuerySchema } from '@collagerie/protocol'
import type { FastifyInstance } from 'fastify'
import { HttpFailure } from '../http/errors.ts'
import { parsed } from '../http/parsed.ts'
import { OPERATOR } from '../http/route-access.ts'
import { sendDownload } from '../http/send-download.ts'
import { sendPictureBytes } from '../http/send-picture.ts'
import { sessionOf } from '../http/session.ts'
import type { PrintStore } from '../printing/print-store.ts'
import type { ShopOrderService } from './shop-order-service.ts'

interface OneOrder {
  Params: { number: string }
}

export function registerShopOrderRoutes(app: FastifyInstance, orders: ShopOrderService, prints: PrintStore): void {
  app.get('/api/shop/orders', OPERATOR, async (request): Promise<ShopOrderList> => {
    return orders.list(parsed(shopOrderListQuerySchema, request.query))
  })

  app.get<OneOrder>('/api/shop/orders/:number', OPERATOR, (request): Promise<ShopOrder> => {
    return orders.find(request.params.number)
  })

  app.get<OneOrder>('/api/shop/orders/:number/picture', OPERATOR, async (request, reply) => {
    return sendPictureBytes(reply, await orders.picture(request.params.number))
  })

  app.get<OneOrder>('/api/shop/orders/:number/preflight', OPERATOR, async (request, reply) => {
    return reply.type('application/json; charset=utf-8').send(await orders.preflight(request.params.number))
  })

  app.get<{ Params: { number: string; name: string } }>(
    '/api/shop/orders/:number/files/:name',
    OPERATOR,
    async (request, reply) => {
      const { number, folder, name, type, bytes, sha256 } = await orders.file(
        request.params.number,
        request.params.name,
      )
      return sendDownload(reply, {
        fileName: `${number}-${name}`,
        type,
        bytes,
        fingerprint: sha256,
        open: async (part) => {
          const stream = await prints.open(folder, name, part)
          if (!stream) throw new HttpFailure('noSuchPrintFile')
          return stream
        },
      })
    },
  )

  app.get('/api/shop/room', OPERATOR, (): Promise<PrintSpace> => orders.space())

  for (const event of OPERATOR_EVENTS)
    app.post<OneOrder>(`/api/shop/orders/:number/${event}`, OPERATOR, (request): Promise<ShopOrder> => {
      return orders.move({ session: sessionOf(request), trace: request.trace }, request.params.number, event)
    })
}
