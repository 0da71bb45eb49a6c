import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

export interface MeasuredRun {
  readonly seconds: number
  /** The processor time of all cores, which depends less on other work on the machine. */
  readonly cpuSeconds: number
  /** Resident memory at its highest, of the whole process. */
  readonly peakMiB: number
}

/** Runs a program of this folder in a process of its own; it says itself how long its work took. */
export async function measuredRun(program: string, args: readonly string[]): Promise<MeasuredRun> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, program), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return JSON.parse(await text(child.stdout)) as MeasuredRun
}
