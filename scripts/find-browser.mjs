// Finds a Chrome or Chromium for the browser tests, or installs one: Playwright's own build if its download is
// reachable, otherwise Debian's package if we may install it.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The one without windows comes first: the same pages, pixel for pixel, for half of the processor. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
]
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

export function findBrowser() {
  const found = configured() ?? installed() ?? installPlaywrightBuild() ?? installDebianPackage()
  console.log(found ? `browser: ${found}` : 'browser: none found and none could be installed; set CHROME_PATH')
  return found
}

function configured() {
  const path = process.env.CHROME_PATH
  if (!path) return undefined
  if (existsSync(path)) return path
  console.log(`CHROME_PATH names ${path}, where there is nothing`)
  return undefined
}

function installed() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...PLACES]
  return candidates.find((path) => existsSync(path))
}

function installPlaywrightBuild() {
  console.log('no browser installed; trying the build that Playwright brings')
  const quick = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' }
  const done = spawnSync('npx', ['playwright', 'install', 'chromium'], {
    stdio: 'ignore',
    env: quick,
    timeout: 300_000,
  })
  if (done.status !== 0) return undefined
  const asked = spawnSync(
    process.execPath,
    ['-e', "import('@playwright/test').then((p) => console.log(p.chromium.executablePath()))"],
    { encoding: 'utf8' },
  )
  const path = asked.stdout.trim()
  return path && existsSync(path) ? path : undefined
}

function installDebianPackage() {
  if (!existsSync('/usr/bin/apt-get')) return undefined
  console.log("installing Debian's chromium")
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env })
  for (const name of ['chromium-headless-shell', 'chromium']) {
    spawnSync('apt-get', ['install', '-y', '-qq', name], { stdio: 'ignore', env })
    if (installed()) break
  }
  return installed()
}
