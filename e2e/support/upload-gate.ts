import type { CDPSession, Page } from '@playwright/test'

/** `Request` holds a photo before it goes out; `Response` when the server has it and the page does not know yet. */
type Stage = 'Request' | 'Response'

/** Lets the first uploads pass and holds those after them, so that a save can be hit in its middle. */
export class UploadGate {
  /** The ids of the uploads that are held back. */
  readonly held: string[] = []
  readonly #session: CDPSession
  #left: number

  private constructor(session: CDPSession, passing: number) {
    this.#session = session
    this.#left = passing
  }

  static async close(page: Page, stage: Stage, passing: number): Promise<UploadGate> {
    const session = await page.context().newCDPSession(page)
    const gate = new UploadGate(session, passing)
    session.on('Fetch.requestPaused', ({ requestId }) => void gate.#arrived(requestId))
    await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/upload*', requestStage: stage }] })
    return gate
  }

  /** The ids in the answers that are held. */
  answeredIds(): Promise<readonly string[]> {
    return Promise.all(
      this.held.map(async (requestId) => {
        const { body, base64Encoded } = await this.#session.send('Fetch.getResponseBody', { requestId })
        const { id } = JSON.parse(base64Encoded ? Buffer.from(body, 'base64').toString() : body) as { id: string }
        return id
      }),
    )
  }

  /** Lets everything pass from now on. */
  async open(): Promise<void> {
    this.#left = Number.POSITIVE_INFINITY
    for (const requestId of this.held.splice(0)) {
      // The page may have given it up meanwhile; then there is nothing left to let pass.
      await this.#session.send('Fetch.continueRequest', { requestId }).catch(() => undefined)
    }
  }

  /** Fails the uploads that are held back, as if the connection were cut. */
  async cut(): Promise<void> {
    this.#left = Number.POSITIVE_INFINITY
    for (const requestId of this.held.splice(0)) {
      await this.#session.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' })
    }
  }

  async #arrived(requestId: string): Promise<void> {
    this.#left -= 1
    if (this.#left < 0) this.held.push(requestId)
    else await this.#session.send('Fetch.continueRequest', { requestId })
  }
}
