import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** From here on a file takes nothing more, as if the disk were full; the write that reaches it takes a part. */
export const FULL_DISK_BYTES = 2 * 1024 * 1024
const POSIX_BLOCK_BYTES = 512

/** Runs a program in a process whose files cannot grow further, and returns its output. Paths are relative to `src`. */
export function withFullDisk(program: string): string {
  const limits = `trap '' XFSZ; ulimit -f ${FULL_DISK_BYTES / POSIX_BLOCK_BYTES}; exec "$0" "$@"`
  const node = [process.execPath, '--import', 'tsx', '--input-type=module', '-e', program]
  const cwd = join(import.meta.dirname, '..')
  const { stdout, stderr } = spawnSync('sh', ['-c', limits, ...node], { cwd, encoding: 'utf8' })
  return stdout + stderr
}
