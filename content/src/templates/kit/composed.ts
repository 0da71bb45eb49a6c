import type { Layer } from '@collagerie/core/template'
import type { Drawing, StaticTemplate } from '../static-template.ts'
import { ground } from './ground.ts'
import { photo } from './layers.ts'
import { type Page, type Plans, pageOf, type Spacing } from './page.ts'
import { sheetArt, sheetOverlay } from './sheet-art.ts'
import { WITH_PANORAMAS } from './sizes.ts'

interface Composition extends Pick<StaticTemplate, 'id' | 'theme' | 'sample'>, Partial<Spacing> {
  /** Where it does not come in all sizes. */
  readonly sizes?: StaticTemplate['sizes']
  /** Colour of the ground, `0x` and six digits. */
  readonly paper: string
  readonly plans: Plans
  /** Texture of the ground; it runs on into the wrap. */
  texture?(page: Page): readonly string[]
  /** Art below the photos, and above them. */
  under?(page: Page): readonly string[]
  over?(page: Page): readonly string[]
  /** How the photos are framed, where they are not plain. */
  photos?(page: Page): readonly Layer[]
  texts(page: Page): readonly Layer[]
}

/** A template told as data: a plan of letters for every shape of sheet, a ground, art below and above the photos, words. */
export function composed(composition: Composition): StaticTemplate {
  const { id, theme, sample, paper, plans, margin = 0.06, gap = 0.02 } = composition
  return {
    id,
    theme,
    ...(sample ? { sample } : {}),
    sizes: composition.sizes ?? WITH_PANORAMAS,
    draw(format): Drawing {
      const page = pageOf(format, plans, { margin, gap })
      const drawn = [
        ['ground', composition.texture?.(page) ?? []],
        ['under', composition.under?.(page) ?? []],
        ['over', composition.over?.(page) ?? []],
      ] as const
      const art = drawn.filter(([, marks]) => marks.length > 0)
      const overlays = (...names: string[]) =>
        art.filter(([name]) => names.includes(name)).map(([name]) => sheetOverlay(name, format))
      return {
        art: Object.fromEntries(art.map(([name, marks]) => [name, sheetArt(format, marks)])),
        layers: [
          ground(format, paper),
          ...overlays('ground', 'under'),
          ...(composition.photos?.(page) ?? page.photos.map((box, nth) => photo(nth + 1, box))),
          ...overlays('over'),
          ...composition.texts(page),
        ],
      }
    },
  }
}
