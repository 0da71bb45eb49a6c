import { fork } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism, totalmem } from 'node:os'

/** What one worker may need: all sample pictures, and a large sheet being drawn and encoded. */
const WORKER_BYTES = 1.2e9

/** By name, or by its place in a list. */
type Task = string | number

/**
 * Runs tasks in copies of a program, one for every processor that there is memory for. A copy asks for its first task,
 * sends each result with the request for the next, and is told when there are none left.
 */
export async function shareOut(program: string, tasks: readonly Task[], take: (done: unknown) => void): Promise<void> {
  const waiting = [...tasks]
  const work = async () => {
    const worker = fork(program)
    const ended = once(worker, 'exit')
    worker.on('message', (message: unknown) => {
      if (message !== FIRST) take(message)
      worker.send(waiting.shift() ?? NONE_LEFT)
    })
    const [code] = await ended
    if (code !== 0) throw new Error(`${program} ended with ${code}`)
  }
  const room = Math.max(1, Math.floor(totalmem() / WORKER_BYTES))
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), room, tasks.length) }, work))
}

const FIRST = 'first'
const NONE_LEFT = 'none left'

/** The other side: does the tasks it is sent, one after the other. */
export function takeTasks(perform: (task: Task) => Promise<unknown>): void {
  process.on('message', async (task: Task) => {
    if (task === NONE_LEFT) return process.disconnect()
    const done = await perform(task)
    process.send?.(done)
  })
  process.send?.(FIRST)
}
