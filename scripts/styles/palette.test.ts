import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { DELETE_BUTTON } from '../../packages/core/src/collage/delete-zone.ts'
import { BRAND, INK, veilOfInk, WALL } from '../../packages/core/src/colour/house-colours.ts'
import { isTest, ROOT, sources } from '../boundaries/sources.ts'
import { SHEETS, TOKENS, textOf } from './sheets.ts'

const [light = '', dark = ''] = textOf(TOKENS).split('(prefers-color-scheme: dark)')
const tokenIn = (scheme: string, name: string) => new RegExp(`${name}: ([^;]+);`).exec(scheme)?.[1]

describe('the colours of the house', () => {
  it('are the same for what is painted and for what is styled', () => {
    expect(tokenIn(light, '--ink')).toBe(INK)
    expect(tokenIn(light, '--wall')).toBe(WALL)
    expect(tokenIn(light, '--brand')).toBe(BRAND)
    expect(`rgba(${tokenIn(light, '--shade')?.replaceAll(' ', ', ')}, 0.5)`).toBe(veilOfInk(0.5))
  })

  it('are the same for the window around the page, and for its sign in a tab', () => {
    const page = readFileSync(join(ROOT, 'packages/web/index.html'), 'utf8')
    const asked = [...page.matchAll(/name="theme-color" content="([^"]+)" media="\(prefers-color-scheme: (\w+)\)"/g)]
    expect(asked.map(([, colour, scheme]) => [scheme, colour])).toEqual([
      ['light', tokenIn(light, '--paper')],
      ['dark', tokenIn(dark, '--paper')],
    ])
    const sign = textOf('shell/favicon.svg')
    for (const colour of [tokenIn(light, '--paper'), INK, BRAND]) expect(sign).toContain(`"${colour}"`)
  })

  it('are written down once for all scripts', () => {
    const folders = ['core', 'painter', 'print', 'protocol', 'server', 'web'].map((each) => `packages/${each}/src`)
    const files = [...folders, 'content/src'].flatMap((folder) => sources(join(ROOT, folder)))
    const written = files.filter((file) => {
      const text = readFileSync(file, 'utf8')
      return !isTest(file) && [INK, WALL, BRAND, '31, 29, 26'].some((colour) => text.includes(colour))
    })
    expect(written.map((file) => relative(ROOT, file))).toEqual([
      'packages/core/src/colour/house-colours.ts',
      // Its own test compares the pop-up's colours with the tokens.
      'packages/server/src/social/popup-page.ts',
    ])
  })
})

it('the button that deletes a photo is styled as large as what is pressed for it', () => {
  const rule = /\.delete \{([^}]*)\}/.exec(
    SHEETS.find(({ file }) => file.endsWith('sheet-stage.module.css'))?.text ?? '',
  )
  expect(rule?.[1]).toContain(`--size: ${DELETE_BUTTON.size}px;`)
  expect(rule?.[1]).toContain(`--margin: ${DELETE_BUTTON.margin}px;`)
})
