// Finds the programs that read print files in the tests, none of them ours: qpdf and poppler's. Installs Debian's
// packages if we may.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['qpdf', 'pdfinfo', 'pdfimages', 'pdftoppm']

/** The folder all of them are in, or undefined. */
export function findPrintTools() {
  const found = installed() ?? installDebianPackages()
  console.log(
    found ? `print tools: ${found}` : 'print tools: qpdf and poppler-utils are missing and cannot be installed',
  )
  return found
}

function installed() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.find((folder) => NAMES.every((name) => existsSync(join(folder, name))))
}

function installDebianPackages() {
  if (!existsSync('/usr/bin/apt-get')) return undefined
  console.log("installing Debian's qpdf and poppler-utils")
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env })
  spawnSync('apt-get', ['install', '-y', '-qq', 'qpdf', 'poppler-utils'], { stdio: 'ignore', env })
  return installed()
}
