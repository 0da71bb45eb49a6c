import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** One hash over the names and contents of everything a build reads; it changes when, and only when, the inputs do. */
export async function fingerprint(projectFolder, inputs, output) {
  const hash = createHash('sha256').update(process.version)
  for (const input of inputs) {
    for (const file of await filesOf(join(projectFolder, input), join(projectFolder, output))) {
      const content = await readFile(file)
      hash.update(`\0${relative(projectFolder, file).split(sep).join('/')}\0${content.length}\0`).update(content)
    }
  }
  return hash.digest('hex')
}

async function filesOf(path, output) {
  const facts = await stat(path).catch(() => undefined)
  if (facts === undefined || path === output) return []
  if (facts.isFile()) return [path]
  const names = (await readdir(path)).filter(isInput).toSorted()
  const nested = await Promise.all(names.map((name) => filesOf(join(path, name), output)))
  return nested.flat()
}

function isInput(name) {
  return !name.startsWith('.') && name !== 'node_modules' && !/\.test\.tsx?$/.test(name)
}
