import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LANGUAGES } from '@collagerie/core/catalogue'
import { WrongUsage } from '@collagerie/print/commands'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createFixtureFolders, type FixtureFolders } from '../testing/fixture-folders.ts'
import { shopCommand } from './index.ts'

let root: string
let folders: FixtureFolders
let said: { out: string[]; error: string[] }

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'collagerie-shop-command-'))
  folders = await createFixtureFolders()
  const terms = join(folders.contentDir, 'webassets/terms')
  await mkdir(terms, { recursive: true })
  for (const language of LANGUAGES) await writeFile(join(terms, `${language}.txt`), `# ${language}`)
  said = { out: [], error: [] }
})

afterEach(async () => {
  await folders.remove()
  await rm(root, { recursive: true })
})

const run = (...args: readonly string[]) =>
  shopCommand.run(args, {
    out: (line) => said.out.push(line),
    error: (line) => said.error.push(line),
    environment: { CONTENT_DIR: folders.contentDir },
  })

it('writes what ships, to be changed', async () => {
  const folder = join(root, 'own')
  expect(await run('write', folder)).toBe(0)
  expect(said.out).toHaveLength(2 + LANGUAGES.length)
  expect(await readdir(folder)).toEqual(['assortment.json', 'delivery.json', 'terms'])
  expect(await run('check', folder)).toBe(0)
  expect(said.out).toContain('terms: its own')
  expect(said.out.join('\n')).toMatch(/^sizes: 40x30, 50x40, .*100x100, and those customers type in$/m)
})

it('writes over nothing', async () => {
  await writeFile(join(root, 'prices.json'), '{}')
  expect(await run('write', root)).toBe(1)
  expect(said.error).toEqual([`${root} is not empty: nothing was written`])
  expect(await readdir(root)).toEqual(['prices.json'])
})

it('says what is sold', async () => {
  const assortment = { sizes: ['50x40'], customSizes: false, materials: { DIBOND: { dpi: 150, margin: 0.5 } } }
  await writeFile(join(root, 'assortment.json'), JSON.stringify(assortment))
  await writeFile(join(root, 'shop.json'), '{ "name": "Foto Example", "hours": "Mo-Fr" }')
  const ways = [{ way: 'pickup' }, { way: 'post', days: [4, 7], countries: ['BE', 'LU'] }]
  await writeFile(join(root, 'delivery.json'), JSON.stringify({ ways }))
  expect(await run('check', root)).toBe(0)
  expect(said.out).toEqual(
    expect.arrayContaining([
      'name: Foto Example',
      'contact: Mo-Fr',
      'delivery: pickup; post in 4 to 7 working days to BE, LU',
      'sizes: 50x40',
      'materials: DIBOND at 150 dpi with a margin of 0.5 cm',
      'prices: none',
      'terms: as they ship',
    ]),
  )
})

it('refuses what the server would refuse', async () => {
  await writeFile(join(root, 'assortment.json'), '{ "sizes": ["1x1"] }')
  expect(await run('check', root)).toBe(1)
  expect(said.error.join('')).toMatch(/^SHOP_DIR: .*assortment\.json has a fault: sizes\.0 must be a size /)
})

it('refuses to check nothing', async () => {
  expect(await run('check')).toBe(1)
  expect(said.error).toEqual(['There is no folder to check: name one, or set SHOP_DIR.'])
})

it.each([[], ['write'], ['look'], ['check', 'one', 'two']])('is used wrongly with %j', async (...args) => {
  await expect(run(...args)).rejects.toBeInstanceOf(WrongUsage)
})
