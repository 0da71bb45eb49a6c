import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.ts'),
)

it('a template writes a colour once: layerColour gives layers what the art is drawn in', () => {
  const doubled = files.flatMap((name) => {
    const text = readFileSync(join(import.meta.dirname, name), 'utf8')
    const found = (mark: string) => Array.from(text.matchAll(RegExp(`'${mark}([0-9a-f]{6})'`, 'g')), ([, code]) => code)
    const drawn = new Set(found('#'))
    return found('0x').flatMap((code) => (drawn.has(code) ? [`${name}: ${code}`] : []))
  })
  expect(doubled).toEqual([])
})
