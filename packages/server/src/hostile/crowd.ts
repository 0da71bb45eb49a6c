// Twenty attackers in a separate process, so that their computing is neither the server's nor the honest customer's.
// Run with the server's address; stops when asked and reports what it heard.
import { constants, setPriority } from 'node:os'
import { TestVisitor } from '../testing/test-visitor.ts'
import type { ReceivedAnswer } from './attack.ts'
import { ATTACKS } from './attacks.ts'
import type { CrowdReport } from './start-crowd.ts'
import { VICTIM } from './victim.ts'

const HOSTILE = 20

const [url = ''] = process.argv.slice(2)
const week = new AbortController()
const wrong = new Set<string>()
const counts = new Map<string, number>()

function tell(what: string, { status, headers }: ReceivedAnswer): void {
  counts.set(what, (counts.get(what) ?? 0) + 1)
  const isPolite = status === 503 && headers.has('retry-after')
  if (status >= 500 && !isPolite) wrong.add(`${what}: ${status}`)
}

function begin(what: string): void {
  if (counts.has(what)) return
  counts.set(what, 0)
  if (counts.size === Object.keys(ATTACKS).length) process.send?.('gathered')
}

async function doHarm(index: number, { signal }: AbortController): Promise<void> {
  let addresses = 0
  const address = () => {
    addresses += 1
    return `2001:db8:0:${index.toString(16)}::${addresses.toString(16)}`
  }
  const visitor = new TestVisitor(url, url, address())
  while (!signal.aborted && (await visitor.register(`hostile${index}`)).status !== 200);
  for (let turn = 0; !signal.aborted; turn++) {
    for (const [name, attack] of fromPlace(Object.entries(ATTACKS), index)) {
      if (signal.aborted) return
      begin(name)
      const answers = await attack({ visitor, index, turn, address, victim: VICTIM, signal }).catch(() => [])
      for (const answer of answers) tell(name, answer)
    }
  }
}

/** Each visitor goes through the list from another start, so that every attack is always being made by somebody. */
function fromPlace<Item>(items: readonly Item[], place: number): readonly Item[] {
  const start = place % items.length
  return [...items.slice(start), ...items.slice(0, start)]
}

// Twenty separate computers would take no time from the server; here they take what it leaves.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
for (let index = 0; index < HOSTILE; index++) void doHarm(index, week)
process.once('message', () => {
  week.abort()
  const report: CrowdReport = { counts: Object.fromEntries(counts), wrong: [...wrong] }
  // Running attacks break off, which the server must survive too.
  process.send?.(report, () => process.exit())
})
