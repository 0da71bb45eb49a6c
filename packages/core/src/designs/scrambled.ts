import { numbersOf } from '../template/index.ts'
import { controlMaker } from './controls.ts'
import type { Design } from './design.ts'
import { boxesOf } from './mosaic/parts.ts'
import { layTiles, type Weaving, weavings } from './mosaic/woven-tiles.ts'

const LAST_LAYOUT = 10

const defaults = { layout: 0, borderCM: 0.5, marginCM: 0.5 }

/** Tiles of nine photos woven about a centre; the letter picks how many tiles and which weave. */
export const scrambled: Design = {
  type: 'scrambled',
  defaults,
  controls({ values }) {
    const make = controlMaker(values, defaults)
    return [
      make.arrow({ key: 'layout', label: 'layout', min: 0, max: LAST_LAYOUT, display: 'letter' }),
      make.spacing(),
      make.margin(),
    ]
  },
  layout({ format, values }) {
    const choices = weavings(format, LAST_LAYOUT + 1)
    const { layout = 0, borderCM = 0, marginCM = 0 } = numbersOf(values)
    const weaving = choices[layout % choices.length] as Weaving
    return { photos: boxesOf(layTiles(weaving, format), format, borderCM, marginCM) }
  },
}
