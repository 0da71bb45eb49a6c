import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { BuildFailure, buildTarget } from './build-target.mjs'
import { compressFolder } from './compress.mjs'

describe('the build', () => {
  let project = ''

  const target = {
    label: 'the thing',
    inputs: ['src', 'lock.json'],
    output: 'src/out',
    result: 'result.txt',
    command: { tool: 'tool.mjs', args: ['src/input.txt'], cwd: '.' },
    finish: compressFolder,
  }

  /** Copies its argument and counts how often it ran; the input `fail` makes it fail, `nothing` do nothing. */
  const TOOL = `
    import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
    const input = readFileSync(process.argv[2], 'utf8')
    appendFileSync('runs', 'x')
    if (input === 'fail') { console.error('cannot read that'); process.exit(3) }
    if (input !== 'nothing') writeFileSync('src/out/result.txt', input.repeat(1000))
  `

  const build = (options = {}) => buildTarget(project, target, { report: () => undefined, ...options })
  const write = (path: string, text: string) => writeFile(join(project, path), text)
  const read = (path: string) => readFile(join(project, path), 'utf8')
  const runs = async () => (await read('runs')).length

  beforeEach(async () => {
    project = await mkdtemp(join(tmpdir(), 'collagerie-build-'))
    await mkdir(join(project, 'src'))
    await write('tool.mjs', TOOL)
    await write('src/input.txt', 'hello')
    await write('lock.json', '{}')
  })

  afterEach(() => rm(project, { recursive: true }))

  it('runs once for the same inputs, whatever happens to tests and produced files', async () => {
    await build()
    await write('src/input.test.ts', 'changed')
    await mkdir(join(project, 'src/node_modules'))
    await write('src/node_modules/package.js', 'changed')
    await build()
    expect(await runs()).toBe(1)
  })

  it('runs once when two commands ask for it at the same time', async () => {
    await Promise.all([build(), build()])
    expect(await runs()).toBe(1)
  })

  it('takes over from a build that died', async () => {
    const dead = spawnSync(process.execPath, ['-e', '0']).pid
    await write('src/.out.lock', String(dead))
    await build()
    expect(await runs()).toBe(1)
  })

  it('runs again when an input changes, comes or goes, and when its result is lost', async () => {
    await build()
    await write('src/input.txt', 'hello again')
    await build()
    await write('src/more.txt', '')
    await build()
    await rm(join(project, 'src/more.txt'))
    await build()
    await rm(join(project, 'src/out/result.txt'))
    await build()
    await build({ force: true })
    expect(await runs()).toBe(6)
  })

  it('leaves nothing of an earlier build behind', async () => {
    await build()
    await write('src/out/old.txt', '')
    await write('lock.json', '{"changed":true}')
    await build()
    expect((await readdir(join(project, 'src/out'))).toSorted()).toEqual([
      '.inputs',
      'result.txt',
      'result.txt.br',
      'result.txt.gz',
    ])
  })

  it('puts compressed twins beside what it built', async () => {
    await build()
    const twin = gunzipSync(await readFile(join(project, 'src/out/result.txt.gz')))
    expect(twin.toString()).toBe(await read('src/out/result.txt'))
  })

  it('reports what its tool said, and tries again next time', async () => {
    await write('src/input.txt', 'fail')
    await expect(build()).rejects.toThrow('cannot read that')
    await expect(build()).rejects.toThrow('Building the thing failed.')
    expect(await runs()).toBe(2)
  })

  it('does not take silence for success', async () => {
    await write('src/input.txt', 'nothing')
    await expect(build()).rejects.toThrow('Building the thing left no src/out/result.txt.')
  })

  it('says that its tools are not installed', async () => {
    await rm(join(project, 'tool.mjs'))
    await expect(build()).rejects.toThrow(BuildFailure)
    await expect(build()).rejects.toThrow('npm ci')
  })

  it('notices text that moved from one file to the next', async () => {
    await write('src/a.txt', 'one')
    await write('src/b.txt', 'two')
    await build()
    await write('src/a.txt', 'onetwo')
    await write('src/b.txt', '')
    await build()
    expect(await runs()).toBe(2)
  })
})
