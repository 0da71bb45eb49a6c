import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { isTest, ROOT, sources } from './sources.ts'

const WEB = join(ROOT, 'packages/web/src')

/** The stores a file writes without declaring them. A class of React writes its own state. */
function foreignWrites(text: string): readonly string[] {
  const written = Array.from(text.matchAll(/(?<![\w.])(?!this\b)(\w+)\s*\.setState\(/g), ([, store = '']) => store)
  return [...new Set(written)].filter((store) => !new RegExp(`const ${store} = create(Store)?\\b`).test(text))
}

it('a store is written only by functions of its own file', () => {
  const found = sources(WEB)
    .filter((file) => !isTest(file))
    .flatMap((file) => foreignWrites(readFileSync(file, 'utf8')).map((store) => `${relative(WEB, file)}: ${store}`))
  expect(found).toEqual([])
})

it('knows a store of its own from that of another file', () => {
  const own = 'const useBoard = create<Board>()(() => START)\nuseBoard.setState({})\nuseDesk.setState({})'
  expect(foreignWrites(own)).toEqual(['useDesk'])
})
