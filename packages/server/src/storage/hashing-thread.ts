// A thread that hashes files in turns, so that none waits behind a large one and the main thread is spared the work.
import { createHash } from 'node:crypto'
import { closeSync, openSync, readSync } from 'node:fs'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { parentPort } from 'node:worker_threads'
import type { HashAnswer, HashQuestion } from './file-hasher.ts'
import { reasonOf } from './reason-of.ts'

const PIECE_BYTES = 262_144
/** Shared by all files: it is filled and hashed in one go. */
const piece = new Uint8Array(PIECE_BYTES)

parentPort?.on('message', ({ id, path }: HashQuestion) => {
  const answer = (told: HashAnswer) => parentPort?.postMessage(told, [])
  hashOf(path).then(
    (hash) => answer({ id, hash }),
    (error: unknown) => answer({ id, problem: reasonOf(error) }),
  )
})

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  const file = openSync(path, 'r')
  try {
    for (;;) {
      const read = readSync(file, piece)
      if (read === 0) return hash.digest('hex')
      hash.update(piece.subarray(0, read))
      await nextTurn()
    }
  } finally {
    closeSync(file)
  }
}
