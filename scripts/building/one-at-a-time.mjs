import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

const LOOK_AGAIN_MS = 300

/** Two commands that build the same thing take turns; a lock whose owner has died is taken over. */
export async function oneAtATime(output, work) {
  // A hidden name: it lies among the inputs of other builds and must not count as one.
  const lock = join(dirname(output), `.${basename(output)}.lock`)
  await mkdir(dirname(lock), { recursive: true })
  return holding(lock, work)
}

async function holding(lock, work) {
  while (!(await take(lock))) {
    const owner = await ownerOf(lock)
    if (isAlive(owner)) await setTimeout(LOOK_AGAIN_MS)
    else if (owner !== undefined) await removeDead(lock, owner)
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

/**
 * Several processes may find the same dead lock. They remove it in turns, and only while it is still that one: a lock
 * that another of them has taken meanwhile stays.
 */
async function removeDead(lock, owner) {
  await holding(`${lock}.of-${owner}`, async () => {
    if ((await ownerOf(lock)) === owner && !isAlive(owner)) await rm(lock, { force: true })
  })
}

/** The id of the process that holds the lock, 0 if it does not say; undefined if there is no lock. */
async function ownerOf(lock) {
  try {
    return Number(await readFile(lock, 'utf8')) || 0
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}

function isAlive(owner) {
  if (!Number.isInteger(owner) || owner <= 0) return false
  try {
    process.kill(owner, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
