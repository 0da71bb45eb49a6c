import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'

const QUALITY = 62
const LIVE_MS = 100

/** A silent film of a page: pictures of it, each with how long it is looked at. */
export class Film {
  readonly #page: Page
  readonly #frames: Buffer[] = []
  readonly #delays: number[] = []

  constructor(page: Page) {
    this.#page = page
  }

  /** How long it lasts, in milliseconds. */
  get length(): number {
    return this.#delays.reduce((sum, delay) => sum + delay, 0)
  }

  /** Something that stands still for a while. */
  async hold(ms: number): Promise<void> {
    await this.#page.waitForFunction(
      () => document.fonts.status === 'loaded' && [...document.images].every(({ complete }) => complete),
    )
    this.#frames.push(await this.#page.screenshot({ animations: 'disabled', caret: 'initial' }))
    this.#delays.push(ms)
  }

  /** Something written letter by letter. */
  async type(text: string): Promise<void> {
    for (const letter of text) {
      await this.#page.keyboard.type(letter)
      await this.hold(LIVE_MS)
    }
  }

  async write(file: string): Promise<number> {
    const joined = await sharp(this.#frames, { join: { animated: true } })
      .webp({ quality: QUALITY, effort: 5, delay: this.#delays, loop: 0 })
      .toBuffer()
    await writeFile(file, joined)
    return joined.length
  }
}
