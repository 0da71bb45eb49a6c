import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { collageXml } from './collage-xml.ts'
import { testJpeg } from './test-jpeg.ts'
import { type Answer, TestVisitor } from './test-visitor.ts'

const BEFORE_NEXT_TRY_MS = 200
/** Short enough for something to be under way at every moment, and the processors are left to those who start. */
const BEFORE_NEXT_COLLAGE_MS = 250
const SLOTS = 12

/** A customer who repeats every call until it succeeds and remembers everything acknowledged. */
export class PatientCustomer {
  readonly #visitor: TestVisitor
  readonly photos = new Map<string, Buffer>()
  /** The present document of each collage. */
  readonly collages = new Map<string, string>()
  readonly orders = new Set<string>()
  /** Calls that did not succeed at once, by the server's message. */
  readonly refusals = new Map<string, number>()
  done = 0

  constructor(url: string) {
    this.#visitor = new TestVisitor(url)
  }

  get cookie(): string {
    return this.#visitor.cookie
  }

  async register(name: string): Promise<void> {
    await this.#visitor.register(name)
  }

  /** Uploads, saves, opens, changes and orders collages until there are `mostOrders`. */
  async work(mostOrders: number): Promise<void> {
    await pause(BEFORE_NEXT_COLLAGE_MS)
    const jpeg = await testJpeg(40, 30)
    const photo = String((await this.insist((visitor) => visitor.upload(jpeg))).body['id'])
    this.photos.set(photo, jpeg)
    const photos = Array.from({ length: SLOTS }, () => photo)
    const collage = await this.#save(collageXml(photos, 'first'), { requestkey: randomUUID() })
    await this.#reopen(collage)
    await this.#save(collageXml(photos, 'second'), { collageid: collage })
    await this.#reopen(collage)
    if (this.orders.size >= mostOrders) return
    const order = { collageid: collage, requestKey: randomUUID() }
    this.orders.add(String((await this.insist((visitor) => visitor.post('/api/orders', order))).body['number']))
  }

  async #save(collagexml: string, which: { requestkey: string } | { collageid: string }): Promise<string> {
    const fields = { collagexml, editor: 2, editor_version: 1, fororder: false, templateid: 'gen-alleven', ...which }
    const { body } = await this.insist((visitor) => visitor.post('/api/save?format=json', fields))
    this.collages.set(String(body['collageid']), collagexml)
    return String(body['collageid'])
  }

  async #reopen(collage: string): Promise<void> {
    const { body } = await this.insist((visitor) => visitor.load(collage))
    if (body['collagexml'] !== this.collages.get(collage)) throw new Error(`${collage} is not what was saved`)
  }

  async insist(call: (visitor: TestVisitor) => Promise<Answer>): Promise<Answer> {
    for (;;) {
      const answer = await call(this.#visitor).catch(() => undefined)
      if (answer?.status === 200) {
        this.done += 1
        return answer
      }
      const { status, body } = answer ?? { status: 'cut off', body: {} }
      const refusal = 'code' in body ? `${status} ${String(body.code)}` : String(status)
      this.refusals.set(refusal, (this.refusals.get(refusal) ?? 0) + 1)
      await pause(BEFORE_NEXT_TRY_MS)
    }
  }
}
