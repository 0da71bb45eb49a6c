import type { ChildProcess } from 'node:child_process'
import { BYTES_PER_MEGABYTE } from '@collagerie/protocol'
import { MS_PER_MINUTE } from '../config/times.ts'
import { memoryOf } from './memory-of.ts'

const LOOK_AT_MEMORY_MS = 200
/** No band of a sheet takes this long: a process that is silent for longer is stuck. */
const LONGEST_SILENCE_MS = 600_000

/** The limits of one try. */
export interface PrintLimits {
  readonly memoryMb: number
  readonly minutes: number
}

interface Watch {
  /** To be called for every message of the process. */
  hear(): void
  stop(): void
}

/** Watches the memory, the time and the silence of a print process. Reports each limit it exceeds. */
export function watchPrinter(
  child: ChildProcess,
  { memoryMb, minutes }: PrintLimits,
  onExceeded: (reason: string) => void,
): Watch {
  const memory = setInterval(() => {
    void memoryOf(child.pid ?? 0).then((bytes) => {
      if (bytes <= memoryMb * BYTES_PER_MEGABYTE) return
      onExceeded(`The sheet takes more memory than the ${memoryMb} MB a print may take.`)
    })
  }, LOOK_AT_MEMORY_MS).unref()
  const time = setTimeout(
    () => onExceeded(`The sheet takes longer than the ${minutes} minutes a print may take.`),
    minutes * MS_PER_MINUTE,
  ).unref()
  const silence = setTimeout(() => onExceeded('The print process was stuck.'), LONGEST_SILENCE_MS).unref()
  return {
    hear: () => {
      silence.refresh()
    },
    stop: () => {
      clearInterval(memory)
      clearTimeout(time)
      clearTimeout(silence)
    },
  }
}
