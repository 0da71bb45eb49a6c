import type { BrowserPage } from './browser-page.ts'

const PATIENCE_MS = 90_000
const PAUSE_MS = 100

const allOf = (selector: string) => `const found = [...document.querySelectorAll(${JSON.stringify(selector)})]`

/** A customer at a page: finds things by their text, and waits until they appear. */
export class Customer {
  readonly page: BrowserPage
  #marks = 0

  constructor(page: BrowserPage) {
    this.page = page
  }

  /** Waits until the body of a function gives something that counts as true. */
  async waitFor(what: string, body: string): Promise<unknown> {
    const end = Date.now() + PATIENCE_MS
    for (;;) {
      // A page that is just being left cannot answer.
      const answer = await this.page.evaluate(body).catch(() => undefined)
      if (answer) return answer
      if (Date.now() > end) throw new Error(`waited in vain for ${what}`)
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }

  /** Presses the button, link, entry or choice of this name that is visible and not covered. */
  async press(name: string): Promise<void> {
    await this.#pressFound(
      `something called ${name}`,
      `
      const wanted = ${JSON.stringify(name)}
      const words = (element) => (element.getAttribute('aria-label') ?? element.innerText ?? '').replace(/\\s+/g, ' ').trim()
      const all = [...document.querySelectorAll('button, a, [role=menuitem], label, [role=button]')]
      const found = all.filter((element) => words(element) === wanted && !element.disabled)`,
    )
  }

  async pressOn(selector: string): Promise<void> {
    await this.#pressFound(selector, allOf(selector))
  }

  async write(selector: string, text: string): Promise<void> {
    await this.page.type(await this.#find(selector, allOf(selector)), text)
  }

  async chooseFiles(paths: readonly string[]): Promise<void> {
    await this.waitFor('a field for files', "return document.querySelector('[role=dialog] input[type=file]') !== null")
    await this.page.chooseFiles('[role=dialog] input[type=file]', paths)
  }

  async sees(text: string): Promise<void> {
    await this.waitFor(text, `return document.body.innerText.includes(${JSON.stringify(text)})`)
  }

  /** A page that is still arranging itself may move or replace what was found just before it is pressed. */
  async #pressFound(what: string, body: string): Promise<void> {
    const end = Date.now() + PATIENCE_MS
    for (;;) {
      try {
        return await this.page.press(await this.#find(what, body))
      } catch (error) {
        if (Date.now() > end) throw error
      }
    }
  }

  /** Marks the first element that does not move and is not covered by another one. */
  async #find(what: string, body: string): Promise<string> {
    this.#marks += 1
    const mark = `journey-${this.#marks}`
    await this.waitFor(
      what,
      `${body}
      const moment = () => new Promise((resolve) => setTimeout(resolve, 60))
      for (const element of found) {
        element.scrollIntoView({ block: 'nearest' })
        const before = element.getBoundingClientRect()
        await moment()
        const { x, y, width, height } = element.getBoundingClientRect()
        if (width === 0 || x !== before.x || y !== before.y) continue
        const top = document.elementFromPoint(x + width / 2, y + height / 2)
        if (!top || !(element.contains(top) || top.contains(element))) continue
        element.setAttribute('data-mark', ${JSON.stringify(mark)})
        return true
      }
      return false`,
    )
    return `[data-mark="${mark}"]`
  }
}
