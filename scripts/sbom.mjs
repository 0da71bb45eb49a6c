// Writes the bill of materials of the shipped product, in CycloneDX, to sbom.cdx.json or to the given file.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { shippedBill } from './dependencies/shipped-bill.mjs'

const SHIPPED = ['packages/core', 'packages/painter', 'packages/protocol', 'packages/server', 'packages/web', 'content']

const root = resolve(import.meta.dirname, '..')
const file = resolve(process.argv[2] ?? resolve(root, 'sbom.cdx.json'))
const args = [
  'sbom',
  '--sbom-format',
  'cyclonedx',
  '--sbom-type',
  'application',
  ...SHIPPED.flatMap((each) => ['-w', each]),
]
const { status, stdout, stderr } = spawnSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 64_000_000 })
if (status !== 0) {
  console.error(`npm could not list the packages: ${stderr.trim()}`)
  process.exit(1)
}
const { name } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'))
const bill = shippedBill(JSON.parse(stdout), name)
writeFileSync(file, `${JSON.stringify(bill, undefined, 2)}\n`)
console.log(`${bill.components.length} components in ${file}`)
