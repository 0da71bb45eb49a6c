// Adds to package-lock.json the optional packages of other platforms that the registry did not list. Without
// them `npm ci` calls the lock file incomplete. Run it after every `npm install` that changed the lock file.
import { readFileSync, writeFileSync } from 'node:fs'

const LOCK = new URL('../package-lock.json', import.meta.url)
const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openbsd', 'netbsd', 'openharmony', 'sunos', 'aix', 'win32']
const PROCESSORS = ['arm64', 'arm', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el', 'wasm32']

const lock = JSON.parse(readFileSync(LOCK, 'utf8'))
const added = []
for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (path === '' || isKnown(path, name)) continue
    lock.packages[`node_modules/${name}`] = standIn(name, version, entry)
    added.push(name)
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).toSorted(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(LOCK, `${JSON.stringify(lock, undefined, 2)}\n`)
console.log(added.length === 0 ? 'the lock file is complete' : `added ${added.length} packages: ${added.join(', ')}`)

function isKnown(path, name) {
  return Boolean(lock.packages[`node_modules/${name}`] ?? lock.packages[`${path}/node_modules/${name}`])
}

/**
 * The entry npm itself would have written, without a checksum. It says on which platforms the package may be installed.
 */
function standIn(name, version, { dev }) {
  const words = name.split(/[-/]/)
  const os = SYSTEMS.filter((system) => words.includes(system))
  const cpu = PROCESSORS.filter((processor) => words.includes(processor))
  if (words.includes('eabi') || words.includes('gnueabihf') || words.includes('musleabihf')) cpu.push('arm')
  const libc = words.some((word) => word.startsWith('musl'))
    ? ['musl']
    : words.some((word) => word.startsWith('gnu'))
      ? ['glibc']
      : []
  return {
    version: version.replace(/^[\^~=]/, ''),
    ...(cpu.length > 0 && { cpu: [...new Set(cpu)] }),
    ...(dev && { dev }),
    ...(libc.length > 0 && { libc }),
    optional: true,
    ...(os.length > 0 && { os }),
  }
}
