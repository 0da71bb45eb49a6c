// Prints how fast the product is, beside others measured on the same machine. Nothing is asserted.
// npm run bench [-- download | visit | sheet | layout | effects | looking | import | saving | cluster | print ...]
import { measureCluster } from './parts/cluster.ts'
import { measureDownload } from './parts/download.ts'
import { measureEffects } from './parts/effects.ts'
import { measureImport } from './parts/import.ts'
import { measureLayouts } from './parts/layout.ts'
import { measureLooking } from './parts/looking.ts'
import { measurePrint } from './parts/print.ts'
import { measureSaving } from './parts/saving.ts'
import { measureSheet } from './parts/sheet.ts'
import { measureVisit } from './parts/visit.ts'

const PARTS: Readonly<Record<string, () => Promise<void> | void>> = {
  download: measureDownload,
  visit: measureVisit,
  sheet: measureSheet,
  layout: measureLayouts,
  effects: measureEffects,
  looking: measureLooking,
  import: measureImport,
  saving: measureSaving,
  cluster: measureCluster,
  print: measurePrint,
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !Object.hasOwn(PARTS, name))
if (unknown.length > 0) {
  console.error(`There is no part called ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}.`)
  process.exit(1)
}
for (const [name, measure] of Object.entries(PARTS)) {
  if (wanted.length === 0 || wanted.includes(name)) await measure()
}
