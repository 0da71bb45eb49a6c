interface MaterialFacts {
  readonly id: number
  /** The sheet's margin beyond the visible front on each side: bleed, or the part wrapped around the frame. */
  readonly margin: number
  readonly isCanvas: boolean
  readonly offeredOn: 'everything' | 'sheets' | 'tiles'
  /** The shorter side of the smallest sheet it is offered on. */
  readonly leastSide?: number
}

/** In centimetres: no canvas is wrapped further round its frame, and drawn backgrounds reach as far. */
export const MOST_WRAP = 5

/** Materials by their code in XML, in the order they are offered; the empty code is "no preference". */
const TABLE = {
  '': { id: 1, margin: 0, isCanvas: false, offeredOn: 'everything' },
  POSTER: { id: 2, margin: 0.1, isCanvas: false, offeredOn: 'sheets' },
  CANVAS2CM: { id: 3, margin: 2.5, isCanvas: true, offeredOn: 'sheets' },
  CANVAS4CM: { id: 4, margin: MOST_WRAP, isCanvas: true, offeredOn: 'sheets', leastSide: 40 },
  DIBOND: { id: 5, margin: 0.3, isCanvas: false, offeredOn: 'sheets' },
  PLEXI: { id: 6, margin: 0.3, isCanvas: false, offeredOn: 'sheets' },
  TILES: { id: 7, margin: 0, isCanvas: false, offeredOn: 'tiles' },
  TILESPERM: { id: 8, margin: 0, isCanvas: false, offeredOn: 'tiles' },
} as const satisfies Record<string, MaterialFacts>

export type Material = keyof typeof TABLE

export const MATERIAL_FACTS: Readonly<Record<Material, MaterialFacts>> = TABLE

const OTHER_MATERIAL_ID = 0

/** The code of a piece whose material is yet to be chosen; it comes first in every list. */
export const NO_PREFERENCE = '' as const satisfies Material

export const MATERIALS = Object.keys(MATERIAL_FACTS) as readonly Material[]

export function isChosen(material: Material): material is Exclude<Material, typeof NO_PREFERENCE> {
  return material !== NO_PREFERENCE
}

export function isMaterial(code: string): code is Material {
  return Object.hasOwn(MATERIAL_FACTS, code)
}

/** The number of a material; 0, "other", for an unknown code. */
export function materialId(code: string): number {
  return isMaterial(code) ? MATERIAL_FACTS[code].id : OTHER_MATERIAL_ID
}

/** A shop's own margins in place of those above, by material. */
export type ShopMargins = Readonly<Partial<Record<Material, number>>>

/** The bounds of a shop's own margin; a tile has none. */
export function marginBounds(material: Material): { readonly min: number; readonly max: number } | undefined {
  if (MATERIAL_FACTS[material].offeredOn !== 'sheets') return undefined
  return isCanvas(material) ? { min: 1, max: MOST_WRAP } : { min: 0, max: 2 }
}

// Safe to keep here: a process, page or worker serves one shop and is told before it lays anything out.
let ownMargins: ShopMargins = {}

/** Sets the shop's margins, first thing in every process and worker that lays out, paints or prints. */
export function setShopMargins(margins: ShopMargins): void {
  ownMargins = margins
}

/** To pass on to another process or worker. */
export function shopMargins(): ShopMargins {
  return ownMargins
}

export function materialMargin(material: Material): number {
  return ownMargins[material] ?? MATERIAL_FACTS[material].margin
}

export function isCanvas(material: Material): boolean {
  return MATERIAL_FACTS[material].isCanvas
}
