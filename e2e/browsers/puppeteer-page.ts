import puppeteer, { type ElementHandle } from 'puppeteer-core'
import { type BrowserPage, WINDOW } from './browser-page.ts'

const CHROMIUM_FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run']

/** Firefox speaks WebDriver BiDi, Chromium its own protocol; both are started and spoken to by the same library. */
export async function openPuppeteerPage(browser: 'chrome' | 'firefox', executablePath: string): Promise<BrowserPage> {
  const started = await puppeteer.launch({
    browser,
    executablePath,
    headless: true,
    args: browser === 'chrome' ? CHROMIUM_FLAGS : [],
    defaultViewport: WINDOW,
  })
  const page = await started.newPage()
  await page.setViewport(WINDOW)
  page.on('dialog', (dialog) => void dialog.accept())
  const only = async (selector: string): Promise<ElementHandle> => {
    const element = await page.$(selector)
    if (!element) throw new Error(`nothing matches ${selector}`)
    return element
  }
  return {
    goto: async (address) => {
      await page.goto(address)
    },
    reload: async () => {
      await page.reload()
    },
    address: async () => page.url(),
    evaluate: (body) => page.evaluate(`(async () => { ${body} })()`),
    press: async (selector) => (await only(selector)).click(),
    type: async (selector, text) => (await only(selector)).type(text),
    chooseFiles: async (selector, paths) =>
      ((await only(selector)) as ElementHandle<HTMLInputElement>).uploadFile(...paths),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => started.close(),
  }
}
