// Finds a Chrome or Chromium for the browser tests, or installs one: Playwright's own build if its download is
// reachable, otherwise Debian's package if we may install it. Beside Debian's Chromium, the one without windows.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Shows the same pages as the one with windows, pixel for pixel, for half of the processor. */
const WITHOUT_WINDOWS = 'chromium-headless-shell'
/** Where Debian's package of the one with windows puts it. */
const DEBIAN_CHROMIUM = '/usr/bin/chromium'

const NAMES = [WITHOUT_WINDOWS, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const APT = '/usr/bin/apt-get'
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

export function findBrowser() {
  const found = configured() ?? lighter(installed()) ?? installPlaywrightBuild() ?? installDebianPackage()
  console.log(found ? `browser: ${found}` : 'browser: none found and none could be installed; set CHROME_PATH')
  return found
}

/** One that is there already, for a single test run by hand. */
export const browserAtHand = () => configured() ?? installed()

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

/** Debian's Chromium has a package beside it that takes minutes less; it is used as it is where that cannot be had. */
function lighter(found) {
  if (found !== DEBIAN_CHROMIUM || process.getuid?.() !== 0 || !existsSync(APT)) return found
  console.log(`installing Debian's ${WITHOUT_WINDOWS}, which needs half of the processor`)
  if (!install(WITHOUT_WINDOWS)) {
    update()
    install(WITHOUT_WINDOWS)
  }
  return installed()
}

function installDebianPackage() {
  if (!existsSync(APT)) return undefined
  console.log("installing Debian's chromium")
  update()
  for (const name of [WITHOUT_WINDOWS, 'chromium']) {
    install(name)
    if (installed()) break
  }
  return installed()
}

function update() {
  apt('update')
}

function install(name) {
  return apt('install', '-y', name)
}

/** Gives up soon where the packages are out of reach. */
function apt(...words) {
  const patience = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15', '-o', 'Acquire::https::Timeout=15']
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(APT, ['-qq', ...patience, ...words], { stdio: 'ignore', env }).status === 0
}
