import { type ChildProcess, fork } from 'node:child_process'
import type { Readable } from 'node:stream'
import { lowerPriority } from '../turns/lower-priority.ts'
import { loaderOf, programBeside } from '../turns/program-beside.ts'
import { wasKilled } from '../turns/was-killed.ts'
import type { PictureAnswer, PictureTask } from './picture-task.ts'

const PROGRAM = programBeside(import.meta.dirname, 'picture-maker')

/** A process that makes one picture at a time. */
export interface MakerProcess {
  /** Ends the process if it fails, is aborted or takes too long. */
  make(task: PictureTask, file: Readable, signal: AbortSignal): Promise<Uint8Array>
  end(): void
}

/** The file cannot become a picture, and the file itself is the reason. */
export class UnmakeablePicture extends Error {}

/** The maker ended for a reason unrelated to the file. */
export class LostMaker extends Error {}

/** `gone` is called as soon as it makes no more pictures, before the process has ended. */
export function startMaker(niceness: number, gone: () => void): MakerProcess {
  const child = fork(PROGRAM, [], {
    execArgv: [...loaderOf(PROGRAM)],
    cwd: import.meta.dirname,
    // A decoder gets none of the server's settings, some of which are secrets.
    env: { VIPS_WARNING: '0' },
    serialization: 'advanced',
    stdio: ['pipe', 'ignore', 'inherit', 'ipc'],
  })
  child.on('error', gone).once('disconnect', gone).once('exit', gone)
  child.stdin?.on('error', () => undefined)
  // A customer who signs in must not wait for another's pictures.
  lowerPriority(child.pid, niceness)
  function end(): void {
    gone()
    child.kill('SIGKILL')
  }
  return {
    make: async (task, file, signal) => {
      try {
        return await makeIn(child, task, file, signal)
      } catch (error) {
        if (!(error instanceof UnmakeablePicture)) end()
        throw error
      } finally {
        file.destroy()
      }
    },
    end,
  }
}

async function makeIn(child: ChildProcess, task: PictureTask, file: Readable, signal: AbortSignal) {
  signal.throwIfAborted()
  return new Promise<Uint8Array>((resolve, reject) => {
    const onAnswer = (answer: PictureAnswer) => {
      if ('jpeg' in answer) finish(() => resolve(answer.jpeg))
      else finish(() => reject(new UnmakeablePicture(answer.reason)))
    }
    const onExit = (_code: number | null, killedBy: string | null) => {
      const ended = wasKilled(killedBy) ? new LostMaker(`the maker was ended by ${killedBy}`) : undefined
      finish(() => reject(ended ?? new UnmakeablePicture('the maker ended')))
    }
    const onLoss = (error: Error) =>
      finish(() => reject(new LostMaker('the maker cannot be spoken to', { cause: error })))
    const onFailure = (error: Error) => finish(() => reject(error))
    const onAbort = () => finish(() => reject(signal.reason))
    function finish(then: () => void): void {
      child.off('message', onAnswer).off('exit', onExit).off('error', onLoss)
      file.off('error', onFailure)
      signal.removeEventListener('abort', onAbort)
      // A stream destroyed early would stay bound to the process as long as that lives.
      if (child.stdin) file.unpipe(child.stdin)
      then()
    }
    child.on('message', onAnswer).on('exit', onExit).on('error', onLoss)
    file.on('error', onFailure)
    signal.addEventListener('abort', onAbort)
    child.send(task)
    if (child.stdin) file.pipe(child.stdin, { end: false })
  })
}
