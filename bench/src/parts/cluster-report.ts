import type { LoadTimes } from '../load.ts'
import { ms, printTable } from '../print-table.ts'
import { CORES, type ProcessorUse } from '../processor-use.ts'
import { timesOf } from '../statistics.ts'

export interface Load extends LoadTimes {
  readonly use: ProcessorUse
  readonly seconds: number
}

export interface Row {
  readonly name: string
  /** The cores that the web processes may use together. */
  readonly cores: number
  /** How the processes were limited to cores of their own. */
  readonly apart: string
  readonly uploads: Load
  readonly saves?: Load
}

/** From this share on, a resource counts as used up. */
const FULL = 0.9
/** With this share of the machine in other hands, the figures say little about anything else. */
const MUCH = 0.2

export function printThroughput(title: string, rows: readonly Row[]): void {
  const cells = (load: Load | undefined) => {
    if (!load) return ['', '', '', '']
    const { median, p99 } = timesOf(load.times)
    return [load.perSecond.toFixed(0), ms(load.use.servers / load.times.length), ms(median), ms(p99)]
  }
  const heads = (what: string) => [`${what} a second`, 'CPU ms each', 'median ms', 'p99 ms']
  printTable(
    title,
    ['', ...heads('uploads'), ...heads('saves')],
    rows.map(({ name, uploads, saves }) => [name, ...cells(uploads), ...cells(saves)]),
  )
}

/** How much of the machine each role used, and therefore which one was the bottleneck. */
export function printShares(rows: readonly Row[]): void {
  const cells = (load: Load, cores: number) => {
    const { clients, servers, database } = load.use
    const others = othersOf(load.use)
    const share = (used: number) => `${((used * 100) / (load.seconds * 1000 * CORES)).toFixed(0)}%`
    return [...[clients, servers, database, others].map(share), limitOf(load, cores)]
  }
  printTable(
    `Share of the ${CORES} cores`,
    ['', 'clients', 'web', 'database', 'other work', 'the limit'],
    rows.flatMap((row) => [
      [`${row.name}, uploads`, ...cells(row.uploads, row.cores)],
      ...(row.saves ? [[`${row.name}, saves`, ...cells(row.saves, row.cores)]] : []),
    ]),
  )
  for (const { name, apart } of rows) console.log(`${name}: ${apart}`)
}

function othersOf({ clients, servers, database, machine }: ProcessorUse): number {
  return Math.max(0, machine - clients - servers - database)
}

function limitOf({ use, seconds }: Load, cores: number): string {
  const all = seconds * 1000
  if (othersOf(use) >= MUCH * all * CORES) return 'other work on this machine'
  if (use.servers >= FULL * all * cores) return 'the web processes'
  if (use.machine >= FULL * all * CORES) return 'the cores of this machine'
  return 'waiting: for the disk, the database or the clients'
}

/** The cost of a call for each role, and so how many web cores one core of the database can serve. */
export function printCosts({ uploads, saves }: Row): void {
  const rows = Object.entries({ upload: uploads, save: saves }).flatMap(([name, load]) => {
    if (!load || load.use.database === 0) return []
    const [web, database] = [load.use.servers / load.times.length, load.use.database / load.times.length]
    const perCore = (cost: number) => (1000 / cost).toFixed(0)
    return [[name, ms(web), ms(database), perCore(web), perCore(database), (web / database).toFixed(1)]]
  })
  if (rows.length === 0) console.log('\nWhat the database used is not known: it is on another machine.')
  else
    printTable(
      'One web process: CPU ms for a call, and what a core does in a second',
      ['', 'web', 'database', 'calls of a web core', 'calls of a database core', 'web cores for each database core'],
      rows,
    )
}
