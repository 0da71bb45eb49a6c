import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { registerPopupFiles } from './popup-page.ts'

const TOKENS = join(import.meta.dirname, '../../../web/src/ui/tokens.css')
const DARK = '@media (prefers-color-scheme: dark)'

/** The colours of a style sheet in the light and the dark scheme. */
function coloursOf(css: string) {
  const brand = /--brand: (#[\da-f]{6});/.exec(css)?.[1] ?? ''
  const [light = '', dark = ''] = css.replaceAll('var(--brand)', brand).split(DARK)
  return [light, dark].map(
    (part) =>
      new Map([...part.matchAll(/(--[\w-]+): (#[\da-f]{6});/g)].map(([, name = '', colour = '']) => [name, colour])),
  )
}

it('the pages of the pop-up have the colours of the application, by light and by dark', async () => {
  const app = fastify()
  registerPopupFiles(app)
  const { body } = await app.inject('/api/social/popup.css')
  const [own, shared] = [coloursOf(body), coloursOf(readFileSync(TOKENS, 'utf8'))]
  for (const [scheme, colours] of own.entries()) {
    expect(colours.size).toBe(6)
    for (const [name, colour] of colours) expect([name, colour]).toEqual([name, shared[scheme]?.get(name)])
  }
  await app.close()
})
