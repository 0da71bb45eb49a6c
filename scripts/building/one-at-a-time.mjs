import { mkdir, open, readFile, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

const LOOK_AGAIN_MS = 300

/** Two commands that build the same thing take turns; a lock whose owner has died is taken over. */
export async function oneAtATime(output, work) {
  // A hidden name: it lies among the inputs of other builds and must not count as one.
  const lock = join(dirname(output), `.${basename(output)}.lock`)
  await mkdir(dirname(lock), { recursive: true })
  while (!(await take(lock))) {
    if (!(await isOwned(lock))) await rm(lock, { force: true })
    else await setTimeout(LOOK_AGAIN_MS)
  }
  try {
    return await work()
  } finally {
    await rm(lock, { force: true })
  }
}

async function take(lock) {
  try {
    const file = await open(lock, 'wx')
    await file.writeFile(String(process.pid))
    await file.close()
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

async function isOwned(lock) {
  const owner = Number(await readFile(lock, 'utf8').catch(() => ''))
  // Just created and not yet written, or just removed: look again soon.
  if (!Number.isInteger(owner) || owner <= 0) return true
  try {
    process.kill(owner, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
