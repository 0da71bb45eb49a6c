import type { Rect } from '@collagerie/core/geometry'
import type { Layer } from '@collagerie/core/template'
import type { Drawing, StaticTemplate } from '../static-template.ts'
import { ground } from './ground.ts'
import { inscribed } from './inscription.ts'
import { photo } from './layers.ts'
import { type DrawnPage, type Plans, pageOf, type Shape, type Spacing, type Words } from './page.ts'
import { sheetArt, sheetOverlay } from './sheet-art.ts'
import { ALL_SIZES } from './sizes.ts'

interface Composition extends Omit<StaticTemplate, 'sizes' | 'draw'>, Partial<Spacing> {
  /** Colour of the ground, `0x` and six digits. */
  readonly paper: string
  readonly plans: Plans
  /** Texture of the ground; it runs on into the wrap. */
  texture?(page: DrawnPage): readonly string[]
  /** Art below the photos, and above them. */
  under?(page: DrawnPage): readonly string[]
  over?(page: DrawnPage): readonly string[]
  /** How the photos are framed, if they are not plain. */
  photos?(page: DrawnPage): readonly Layer[]
  /** The name and the line below it: in the field `t`, or at the foot if a plan has none. */
  readonly words?: Words
  /** What frames and ornaments take between the photos and words at the foot, as a share of the shorter side. */
  readonly clear?: (shape: Shape) => number
  /** Where in that field they stand, where ornaments take some of it. */
  place?(page: DrawnPage): Rect
  /** Further texts, or all of them if the words have no common place. */
  texts?(page: DrawnPage): readonly Layer[]
}

/**
 * A template told as data: a plan of letters for every shape of sheet, a ground, art below and above the photos, words.
 */
export function composed(composition: Composition): StaticTemplate {
  const { id, theme, moods, occasions, asks, pictures, paper, plans, words, clear = () => 0 } = composition
  const { margin = 0.06, gap = 0.02 } = composition
  return {
    id,
    theme,
    moods,
    ...(occasions && { occasions }),
    asks,
    pictures,
    sizes: ALL_SIZES,
    draw(format): Drawing {
      const page = pageOf(format, plans, { margin, gap }, words && { words, clear })
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
          ...(words ? inscribed(composition.place?.(page) ?? page.field('t'), format, words(page.shape)) : []),
          ...(composition.texts?.(page) ?? []),
        ],
      }
    },
  }
}
