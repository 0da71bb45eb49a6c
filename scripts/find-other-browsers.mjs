// Finds Firefox and WebKitGTK's small browser with its driver, or installs Debian's packages of them if that is
// allowed. Returns the settings for the journeys, or undefined if one is missing.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb']

export function findOtherBrowsers() {
  const found = installed() ?? (install() && installed())
  console.log(
    found
      ? `browsers: ${Object.values(found).join(', ')}`
      : 'browsers: Firefox or WebKitGTK is missing and cannot be installed',
  )
  return found || undefined
}

function installed() {
  const firefox = firstOf(['/usr/bin/firefox-esr', '/usr/bin/firefox'])
  const webkit = firstOf(globs('/usr/lib/*/webkit2gtk-4.*/MiniBrowser'))
  const tools = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'].every((path) => existsSync(path))
  return firefox && webkit && tools ? { FIREFOX_PATH: firefox, WEBKIT_PATH: webkit } : undefined
}

const firstOf = (paths) => paths.find((path) => existsSync(path))

/** The pattern has one star for the machine's kind and one for the library's version. */
function globs(pattern) {
  const found = spawnSync('sh', ['-c', `ls -d ${pattern}`], { encoding: 'utf8' })
  return found.stdout.split('\n').filter(Boolean)
}

function install() {
  if (!existsSync('/usr/bin/apt-get')) return false
  console.log(`installing ${PACKAGES.join(', ')}`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env })
  return spawnSync('apt-get', ['install', '-y', '-qq', ...PACKAGES], { stdio: 'ignore', env }).status === 0
}
