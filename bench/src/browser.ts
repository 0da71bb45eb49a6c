import { existsSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'

/** The one without windows comes last: it makes no more frames than a screen shows. */
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium-headless-shell',
]

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** Frames come as fast as they can be made, so that the time between two of them is what one costs. */
const UNLIMITED = ['--disable-frame-rate-limit', '--disable-gpu-vsync']

export function startBrowser(): Promise<Browser> {
  return launch([...FLAGS, ...UNLIMITED])
}

/** Frames come as often as on a customer's screen: what waits for a page must not keep it from its work. */
export function startCustomersBrowser(): Promise<Browser> {
  return launch(FLAGS)
}

function launch(args: string[]): Promise<Browser> {
  const path = process.env['CHROME_PATH'] ?? PLACES.find((place) => existsSync(place))
  return chromium.launch({ args, ...(path !== undefined && { executablePath: path }) })
}
