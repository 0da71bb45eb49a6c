import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const BYTES_PER_KB = 1024

/** The memory of a process in bytes; 0 if it cannot be read, for instance after the process has ended. */
export async function memoryOf(pid: number): Promise<number> {
  try {
    const kilobytes = process.platform === 'linux' ? await fromProc(pid) : await fromPs(pid)
    return Number(kilobytes) * BYTES_PER_KB || 0
  } catch {
    return 0
  }
}

async function fromProc(pid: number): Promise<string> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return /^VmRSS:\s*(\d+) kB$/m.exec(status)?.[1] ?? ''
}

async function fromPs(pid: number): Promise<string> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)])
  return stdout.trim()
}
