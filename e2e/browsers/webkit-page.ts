import { type ChildProcess, spawn } from 'node:child_process'
import { Builder, By, Capabilities, type WebDriver } from 'selenium-webdriver'
import { freePort } from '../support/free-port.ts'
import { type BrowserPage, WINDOW } from './browser-page.ts'

const SCRIPT_MS = 90_000

/** WebKitGTK has no headless mode: its small browser gets a display in memory, and is private whenever it is driven. */
export async function openWebkitPage(miniBrowser: string): Promise<BrowserPage> {
  const display = await startDisplay()
  const port = await freePort()
  const service = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display.name },
  })
  const stop = async (driver?: WebDriver) => {
    await driver?.quit().catch(() => undefined)
    for (const each of [service, display.process]) each.kill()
  }
  try {
    const driver = await connect(port, miniBrowser)
    await driver.manage().setTimeouts({ script: SCRIPT_MS })
    await giveWindow(driver)
    return pageOf(driver, () => stop(driver))
  } catch (error) {
    await stop()
    throw error
  }
}

/** The page gets what the others give theirs; the window is larger by its own bars. */
async function giveWindow(driver: WebDriver): Promise<void> {
  const window = driver.manage().window()
  await window.setRect(WINDOW)
  const [width, height] = await driver.executeScript<[number, number]>('return [innerWidth, innerHeight]')
  await window.setRect({ width: 2 * WINDOW.width - width, height: 2 * WINDOW.height - height })
}

function pageOf(driver: WebDriver, close: () => Promise<void>): BrowserPage {
  const only = (selector: string) => driver.findElement(By.css(selector))
  return {
    goto: (address) => driver.get(address),
    reload: () => driver.navigate().refresh(),
    address: () => driver.getCurrentUrl(),
    evaluate: async (body) => {
      const answer: unknown = await driver.executeAsyncScript(
        `const answer = arguments[arguments.length - 1];
         (async () => { ${body} })().then((value) => answer({ value }), (error) => answer({ error: String(error) }))`,
      )
      const { value, error } = Object(answer)
      if (error !== undefined) throw new Error(String(error))
      return value
    },
    press: (selector) => only(selector).click(),
    type: (selector, text) => only(selector).sendKeys(text),
    chooseFiles: (selector, paths) => only(selector).sendKeys(paths.join('\n')),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close,
  }
}

/** The service takes a moment until it listens. */
async function connect(port: number, binary: string): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    unhandledPromptBehavior: 'accept',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  })
  for (let tries = 0; ; tries += 1) {
    try {
      return await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build()
    } catch (error) {
      if (tries >= 20) throw error
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
  }
}

/** The display says its own number as soon as it can be drawn on. */
async function startDisplay(): Promise<{ readonly name: string; readonly process: ChildProcess }> {
  const screen = `${WINDOW.width}x${WINDOW.height + 200}x24`
  const started = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', screen], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const number = await new Promise<string>((resolve, reject) => {
    started.once('error', reject)
    started.once('exit', () => reject(new Error('no display could be started')))
    started.stdio[3]?.once('data', (data: Buffer) => resolve(data.toString().trim()))
  })
  return { name: `:${number}`, process: started }
}
