import { expect, type Page } from '@playwright/test'

/** Counts what React renders, wherever on the page it is: its production build too tells this hook of each commit. */
export class ReactCommits {
  readonly #page: Page

  private constructor(page: Page) {
    this.#page = page
  }

  /** To be called before the page is opened. */
  static async countOn(page: Page): Promise<ReactCommits> {
    await page.addInitScript(() => {
      const counts = { commits: 0, whileMoving: 0 }
      const hook = {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberRoot() {
          counts.commits += 1
          if (document.querySelector('[data-moving]')) counts.whileMoving += 1
        },
        onCommitFiberUnmount: () => undefined,
      }
      Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook, reactCommits: counts })
    })
    return new ReactCommits(page)
  }

  async count(): Promise<number> {
    return (await this.#counts()).commits
  }

  /** Commits made while the sheet was being zoomed or moved. */
  async countWhileMoving(): Promise<number> {
    return (await this.#counts()).whileMoving
  }

  /** How many there are once photos have arrived and drafts are kept, and nothing more is rendered. */
  async countAtRest(): Promise<number> {
    let last = -1
    const isStill = async () => {
      const before = last
      last = await this.count()
      return last === before
    }
    await expect.poll(isStill, { message: 'React has come to rest', intervals: [1500] }).toBe(true)
    return last
  }

  #counts(): Promise<{ commits: number; whileMoving: number }> {
    return this.#page.evaluate(() => Reflect.get(window, 'reactCommits'))
  }
}
