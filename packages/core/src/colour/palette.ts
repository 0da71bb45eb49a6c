import type { Colour } from './colour.ts'

export const PALETTE_COLUMNS = 14

/** Fourteen columns by eight rows, light to dark: greys, then thirteen hues evenly spaced in OKLCH. */
const ROWS = [
  '#ffffff #ffe9e7 #ffeade #fdecd1 #f1f1d2 #e3f5da #d8f7e7 #d1f8f4 #d5f5ff #e1f1ff #e9eeff #f1ebff #fee5fc #ffe7ef',
  '#dedede #fed0cc #fedac5 #ffe5bb #f0efac #cef3ba #acf2cf #97efe9 #a1e9fe #c0e1fe #d1dbfe #e3d4fe #fcc9f9 #fecddd',
  '#bababa #feb0aa #fec5a4 #fedba3 #eeeb7a #b4ef92 #6ee8b2 #2ee1d9 #45dafe #93ccfe #b3c3fe #d1b7fe #f6a5f1 #fea8c7',
  '#959595 #fe8681 #fea56d #fec258 #e0d92c #93de62 #17d495 #15c5be #15c0e3 #59b4fd #92a6fd #bd93fd #e780e3 #fe79af',
  '#717171 #f35051 #f2780f #e3a212 #c0ba13 #6cc224 #11b27c #10a49e #0f9fbd #0e96eb #6d81fd #a56af4 #cd58ca #e74c92',
  '#4d4d4d #c3393c #bf5d09 #b17e0b #96910c #51980b #0b8b60 #0a817c #097d95 #0975b9 #5262d4 #8350c4 #a441a2 #b93673',
  '#292929 #8c282a #884004 #7b5705 #676305 #376a05 #056343 #055c59 #04596b #045486 #3a4698 #5d398d #762e74 #852652',
  '#000000 #591c1b #572701 #4d3402 #3f3d02 #224209 #023f29 #023b39 #023946 #013559 #252d60 #3b2559 #4b1f49 #541b34',
]

/** The colours a customer chooses from, row by row. */
export const PALETTE = ROWS.flatMap((row) => row.split(' ')) as readonly Colour[]

const ALLOWED = new Set<string>(PALETTE)

export function isPaletteColour(colour: string): boolean {
  return ALLOWED.has(colour)
}
