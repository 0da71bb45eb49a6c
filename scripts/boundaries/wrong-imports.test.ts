import { describe, expect, it } from 'vitest'
import { deepImports, misplacedRooms, upwardImports } from './wrong-imports.ts'

const ORDER = ['screens', 'store', 'ground']

function house(imports: Readonly<Record<string, readonly string[]>>) {
  return new Map(Object.entries({ 'screens/a.ts': [], 'store/a.ts': [], 'ground/a.ts': [], ...imports }))
}

describe('the order of rooms', () => {
  it('lets a room import what stands below it, and files beside the rooms import all of them', () => {
    const imports = house({
      'screens/a.ts': ['store/a.ts', 'ground/a.ts', 'screens/b.ts'],
      'main.ts': ['screens/a.ts'],
    })
    expect(upwardImports(ORDER, imports)).toEqual([])
  })

  it.each([
    ['a room above', 'screens/a.ts'],
    ['a file beside the rooms', 'main.ts'],
  ])('refuses the import of %s', (_, target) => {
    const found = upwardImports(ORDER, house({ 'store/a.ts': [target] }))
    expect(found).toEqual([expect.stringContaining(`store/a.ts imports ${target}, which stands above it`)])
  })

  it('lets tests import whatever they please', () => {
    const imports = house({ 'store/a.test.ts': ['screens/a.ts'], 'store/testing/b.ts': ['screens/a.ts'] })
    expect(upwardImports(ORDER, imports)).toEqual([])
  })

  it('says what to do with a room that is new, and with one that is gone', () => {
    expect(misplacedRooms(ORDER, house({ 'cellar/a.ts': [] }))).toEqual([
      expect.stringMatching(/"cellar" has no place yet: list it in .+rooms\.ts/),
    ])
    expect(misplacedRooms([...ORDER, 'attic'], house({}))).toEqual([expect.stringContaining('no room "attic"')])
  })

  it('lets nobody past the index of a room that has one', () => {
    const imports = house({ 'screens/a.ts': ['store/a.ts', 'ground/a.ts'], 'store/index.ts': ['store/a.ts'] })
    expect(deepImports(imports)).toEqual(['screens/a.ts imports store/a.ts: let it import store/index.ts.'])
  })
})
