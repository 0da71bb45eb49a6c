import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { LANGUAGES } from '@collagerie/core/catalogue'
import { describe, expect, it } from 'vitest'

// CONTRIBUTING lists every file a newcomer touches. All of them exist, and no other file names an existing design or
// material by its code, since that one would have to be touched too.

const root = resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const files = ['packages', 'content/src', 'docs', 'scripts']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file}`)
      .filter((file) => /\.(ts|tsx|css|md)$/.test(file) && !/\/(node_modules|dist)\//.test(file)),
  )
  .concat('ARCHITECTURE.md', 'CHANGELOG.md', 'README.md')
const guide = read('CONTRIBUTING.md')

/** The files a task lists, for one thing that is there already. */
function listed(task: string, placeholders: Readonly<Record<string, string>>): string[] {
  const [, rest = ''] = guide.split(`### ${task}\n`)
  const [section = ''] = rest.split('\n#')
  const items = section.split('\n').filter((line) => line.startsWith('- '))
  const names = items.flatMap((line) =>
    Array.from((line.split(': ')[0] ?? '').matchAll(/`([^`]+)`/g), ([, name = '']) => name),
  )
  return names
    .flatMap((name) =>
      name.includes('<language>') ? LANGUAGES.map((each) => name.replace('<language>', each)) : [name],
    )
    .map((name) =>
      Object.entries(placeholders).reduce((text, [key, value]) => text.replaceAll(`<${key}>`, value), name),
    )
}

const isListed = (file: string, names: readonly string[]) =>
  names.some((name) => file.endsWith(`/${name}`) || file === name)

/** The files of the product and its documentation, without tests and measurements, that contain this word. */
function naming(word: string): string[] {
  const isProduct = (file: string) =>
    /^(packages|content)\/.*\.(ts|tsx|css)$|^docs\/[\w-]+\.md$/.test(file) &&
    !/\.test\.|\/testing\/|benchmarks/.test(file)
  return files.filter((file) => isProduct(file) && new RegExp(`\\b${word}\\b`, 'i').test(read(file)))
}

describe.each([
  { task: 'A design', placeholders: { type: 'mosaiceven' }, word: 'mosaiceven' },
  { task: 'A material', placeholders: {}, word: 'DIBOND' },
])('$task', ({ task, placeholders, word }) => {
  const names = listed(task, placeholders)

  it('is made in files that exist', () => {
    expect(names.length).toBeGreaterThan(3)
    expect(names.filter((name) => !files.some((file) => isListed(file, [name])))).toEqual([])
  })

  it('needs no other file', () => {
    expect(naming(word).filter((file) => !isListed(file, names))).toEqual([])
  })
})

describe.each([
  { task: 'An action on the photo in a slot', placeholders: {} },
  { task: 'A route of the server', placeholders: { room: 'quote' } },
])('$task', ({ task, placeholders }) => {
  it('is made in files that exist', () => {
    const names = listed(task, placeholders).map((name) => name.replace('src/quote/', 'src/quotes/'))
    const isThere = (name: string) => files.some((file) => isListed(file, [name]) || file.startsWith(`${name}/`))
    expect(names.filter((name) => !isThere(name))).toEqual([])
  })
})
