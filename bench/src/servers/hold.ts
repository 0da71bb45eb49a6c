import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const PERIOD_US = 20_000
/** The folders in which control groups are made, in version 1 and version 2. */
const OLD = '/sys/fs/cgroup/cpu'
const NEW = '/sys/fs/cgroup'

/**
 * Holds a process to a share of a core; the function it returns tidies up once the process has ended. Throws if that is
 * not allowed.
 */
export function hold(pid: number, share: number): () => void {
  const quota = Math.round(share * PERIOD_US)
  const isOld = existsSync(join(OLD, 'cpu.cfs_quota_us'))
  const group = join(isOld ? OLD : NEW, `collagerie-bench-${pid}`)
  mkdirSync(group)
  if (isOld) {
    writeFileSync(join(group, 'cpu.cfs_period_us'), String(PERIOD_US))
    writeFileSync(join(group, 'cpu.cfs_quota_us'), String(quota))
  } else {
    writeFileSync(join(group, 'cpu.max'), `${quota} ${PERIOD_US}`)
  }
  writeFileSync(join(group, 'cgroup.procs'), String(pid))
  return () => rmdirSync(group)
}
