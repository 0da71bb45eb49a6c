import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fingerprint } from './fingerprint.mjs'
import { oneAtATime } from './one-at-a-time.mjs'

const STAMP = '.inputs'

/** The build did not work; the message says which, and what its tool printed. */
export class BuildFailure extends Error {}

/** Builds one target unless its output was made from exactly the inputs that are there now. */
export async function buildTarget(projectFolder, target, options = {}) {
  const output = join(projectFolder, target.output)
  await oneAtATime(output, () => buildInto(output, projectFolder, target, options))
}

async function buildInto(output, projectFolder, target, { force = false, report = console.log }) {
  const stamp = join(output, STAMP)
  const inputs = await fingerprint(projectFolder, target.inputs, target.output)
  if (!force && existsSync(join(output, target.result)) && (await readFile(stamp, 'utf8').catch(() => '')) === inputs) {
    return
  }
  report(`Building ${target.label} ...`)
  // Files of an earlier build must not outlive it, and a build that breaks off must not look finished.
  await rm(output, { recursive: true, force: true })
  await mkdir(output, { recursive: true })
  await run(projectFolder, target)
  if (!existsSync(join(output, target.result))) {
    throw new BuildFailure(`Building ${target.label} left no ${target.output}/${target.result}.`)
  }
  await target.finish(output)
  await writeFile(stamp, inputs)
}

async function run(projectFolder, { label, command }) {
  const tool = join(projectFolder, command.tool)
  if (!existsSync(tool)) {
    throw new BuildFailure(`Building ${label} needs packages that are not installed; run: npm ci --include=dev`)
  }
  const child = spawn(process.execPath, [tool, ...command.args], {
    cwd: join(projectFolder, command.cwd),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const printed = []
  child.stdout.on('data', (chunk) => printed.push(chunk))
  child.stderr.on('data', (chunk) => printed.push(chunk))
  const code = await new Promise((settle, reject) => child.once('error', reject).once('close', settle))
  if (code !== 0) throw new BuildFailure(`${Buffer.concat(printed).toString()}\nBuilding ${label} failed.`)
}
