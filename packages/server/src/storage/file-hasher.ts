import type { Worker } from 'node:worker_threads'
import { createHelper } from '../turns/helper.ts'
import { programBeside } from '../turns/program-beside.ts'
import { threadOf } from '../turns/thread-of.ts'

const PROGRAM = programBeside(import.meta.dirname, 'hashing-thread')

export interface HashQuestion {
  readonly id: number
  readonly path: string
}

export type HashAnswer =
  | { readonly id: number; readonly hash: string }
  | { readonly id: number; readonly problem: string }

/**
 * Hashes files for a bucket on a separate thread: a megabyte takes milliseconds that all other requests would wait for.
 */
export interface FileHasher {
  /** SHA-256 in hexadecimal. */
  hashOf(path: string): Promise<string>
  close(): void
}

interface Hashing {
  readonly thread: Worker
  readonly askers: Map<number, Asker>
}

interface Asker {
  resolve(hash: string): void
  reject(error: Error): void
}

export function createFileHasher(): FileHasher {
  const hashing = createHelper(startHashing, ({ thread }) => thread.terminate())
  let asked = 0
  return {
    hashOf: (path) =>
      new Promise((resolve, reject) => {
        const { thread, askers } = hashing.get()
        thread.ref()
        asked += 1
        askers.set(asked, { resolve, reject })
        thread.postMessage({ id: asked, path } satisfies HashQuestion, [])
      }),
    close: () => void hashing.end(),
  }
}

function startHashing(gone: () => void): Hashing {
  const thread = threadOf(PROGRAM)
  const askers = new Map<number, Asker>()
  let problem = 'the hashing thread has ended'

  function answer(told: HashAnswer): void {
    const asker = askers.get(told.id)
    askers.delete(told.id)
    // An idle thread must not keep the process running.
    if (askers.size === 0) thread.unref()
    if ('hash' in told) asker?.resolve(told.hash)
    else asker?.reject(new UnreadableFile(told.problem))
  }

  thread.on('message', answer)
  thread.on('error', (error) => {
    problem = error.message
  })
  thread.once('exit', () => {
    gone()
    for (const id of askers.keys()) answer({ id, problem })
  })
  return { thread, askers }
}

/** An error of this machine, not of the sender. */
class UnreadableFile extends Error {
  readonly syscall = 'read'
}
