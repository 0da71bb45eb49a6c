import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

/** A system of the shop that hears what becomes of orders. */
export class WebhookReceiver {
  /** The states of each order, in the order they were heard. */
  readonly heard = new Map<string, readonly string[]>()
  readonly #server: Server

  private constructor() {
    this.#server = createServer(async (request, response) => {
      const { order, state } = Object(await json(request))
      this.heard.set(order, [...(this.heard.get(order) ?? []), state])
      response.writeHead(204).end()
    })
  }

  static async start(): Promise<WebhookReceiver> {
    const receiver = new WebhookReceiver()
    await once(receiver.#server.listen(0, '127.0.0.1'), 'listening')
    return receiver
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/orders`
  }

  stop(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }
}
