import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

const LOOK_AGAIN_MS = 300

/** Two commands that build the same thing take turns; a lock whose owner has died is taken over. */
export async function oneAtATime(output, work) {
  // A hidden name: it lies among the inputs of other builds and must not count as one.
  const lock = join(dirname(output), `.${basename(output)}.lock`)
  await mkdir(dirname(lock), { recursive: true })
  while (!(await take(lock))) {
    if (await isOwned(lock)) await setTimeout(LOOK_AGAIN_MS)
    else await removeDead(lock)
  }
  try {
    return await work()
  } finally {
    await rm(lock, { force: true })
  }
}

/** The file is written first and then linked under the lock's name, so that no lock is ever without its owner's id. */
async function take(lock) {
  const own = `${lock}.${randomUUID()}`
  await writeFile(own, String(process.pid))
  try {
    await link(own, lock)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  } finally {
    await rm(own, { force: true })
  }
}

/** Several processes may find the same dead lock; if another one has taken it meanwhile, its lock is put back. */
async function removeDead(lock) {
  const aside = `${lock}.${randomUUID()}`
  await rename(lock, aside).catch(unlessGone)
  if (await isOwned(aside)) await link(aside, lock).catch(unlessGone)
  await rm(aside, { force: true })
}

/** Whether the process that holds the lock is alive. A lock file that no longer exists has no owner. */
async function isOwned(lock) {
  const owner = Number(await readFile(lock, 'utf8').catch(unlessGone))
  if (!Number.isInteger(owner) || owner <= 0) return false
  try {
    process.kill(owner, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function unlessGone(error) {
  if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error
}
