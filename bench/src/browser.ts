import { existsSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Frames come as fast as they can be made, so that the time between two of them is what one costs. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-frame-rate-limit',
  '--disable-gpu-vsync',
]

export function startBrowser(): Promise<Browser> {
  const path = process.env['CHROME_PATH'] ?? PLACES.find((place) => existsSync(place))
  return chromium.launch({ args: FLAGS, ...(path !== undefined && { executablePath: path }) })
}
