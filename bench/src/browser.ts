import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from '../../scripts/find-browser.mjs'

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
  const path = findBrowser()
  return chromium.launch({ args, ...(path !== undefined && { executablePath: path }) })
}
