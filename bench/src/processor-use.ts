import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'

const MS_PER_TICK = 10
export const CORES = availableParallelism()

/** Milliseconds of processor time so far. */
export interface ProcessorUse {
  readonly clients: number
  readonly servers: number
  /** Of every process called postgres on this machine; 0 if the database is on another one. */
  readonly database: number
  /** Of all processes of the machine, including the others listed here. */
  readonly machine: number
}

/** Linux counts in hundredths of a second. Clients are this process. */
export function processorUse(servers: readonly { cpuMs(): number }[]): ProcessorUse {
  const { user, system } = process.cpuUsage()
  return {
    clients: (user + system) / 1000,
    servers: servers.reduce((sum, server) => sum + server.cpuMs(), 0),
    database: databaseMs(),
    machine: machineMs(),
  }
}

export function useSince(before: ProcessorUse, after: ProcessorUse): ProcessorUse {
  return {
    clients: after.clients - before.clients,
    servers: after.servers - before.servers,
    database: after.database - before.database,
    machine: after.machine - before.machine,
  }
}

/** The time of a process, and with `isParent` that of its ended children. The name in brackets may contain spaces. */
export function cpuMsOf(pid: number, isParent = false): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  const [user, system, childUser, childSystem] = fields.slice(11, 15).map(Number)
  const own = (user ?? 0) + (system ?? 0)
  return (isParent ? own + (childUser ?? 0) + (childSystem ?? 0) : own) * MS_PER_TICK
}

function databaseMs(): number {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .reduce((sum, pid) => sum + msIfDatabase(Number(pid)), 0)
}

/** A process that has ended meanwhile counts 0; its time is then part of its parent's. */
function msIfDatabase(pid: number): number {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres' ? cpuMsOf(pid, true) : 0
  } catch {
    return 0
  }
}

/** The busy time of the machine: the first line's numbers without idle and waiting for disks. */
function machineMs(): number {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n', 1)
  const [, user = 0, nice = 0, system = 0, , , interrupts = 0, soft = 0] = line.split(/\s+/).map(Number)
  return (user + nice + system + interrupts + soft) * MS_PER_TICK
}
