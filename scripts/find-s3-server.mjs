// Finds an S3 server for the tests: the one TEST_S3_URL names, or Ceph's, which the tests start themselves. Installs
// Debian's packages if we may.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['radosgw', 'radosgw-admin', 'ceph', 'ceph-mon', 'ceph-osd', 'ceph-authtool', 'monmaptool']
const PACKAGES = ['radosgw', 'ceph-mon', 'ceph-osd']

/** Whether there is one. */
export function findS3Server() {
  if (process.env.TEST_S3_URL) return true
  const found = isInstalled() || installDebianPackages()
  if (!found) console.log(`S3 server: ${PACKAGES.join(', ')} are missing and cannot be installed; set TEST_S3_URL`)
  return found
}

function isInstalled() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return NAMES.every((name) => folders.some((folder) => existsSync(join(folder, name))))
}

function installDebianPackages() {
  if (!existsSync('/usr/bin/apt-get')) return false
  console.log(`installing Debian's ${PACKAGES.join(', ')}`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env })
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES], { stdio: 'ignore', env })
  return isInstalled()
}
