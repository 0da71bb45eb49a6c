/** Material codes as they stand in XML; the empty code is "no preference". */
export type Material = '' | 'POSTER' | 'CANVAS2CM' | 'CANVAS4CM' | 'DIBOND' | 'PLEXI' | 'TILES' | 'TILESPERM'

interface MaterialFacts {
  readonly id: number
  /** What the sheet has beyond the visible front on each side: bleed, or the part wrapped round the frame. */
  readonly margin: number
  readonly isCanvas: boolean
}

const FACTS: Record<Material, MaterialFacts> = {
  '': { id: 1, margin: 0, isCanvas: false },
  POSTER: { id: 2, margin: 0.1, isCanvas: false },
  CANVAS2CM: { id: 3, margin: 2.5, isCanvas: true },
  CANVAS4CM: { id: 4, margin: 5, isCanvas: true },
  DIBOND: { id: 5, margin: 0.3, isCanvas: false },
  PLEXI: { id: 6, margin: 0.3, isCanvas: false },
  TILES: { id: 7, margin: 0, isCanvas: false },
  TILESPERM: { id: 8, margin: 0, isCanvas: false },
}

const OTHER_MATERIAL_ID = 0

export const MATERIALS = Object.keys(FACTS) as readonly Material[]

export function isMaterial(code: string): code is Material {
  return Object.hasOwn(FACTS, code)
}

/** The number a material goes by; a code nobody knows is 0, "other". */
export function materialId(code: string): number {
  return isMaterial(code) ? FACTS[code].id : OTHER_MATERIAL_ID
}

export function materialMargin(material: Material): number {
  return FACTS[material].margin
}

export function isCanvas(material: Material): boolean {
  return FACTS[material].isCanvas
}

/** Everything but a canvas lies flat on the wall. */
export function isFlat(material: Material): boolean {
  return !FACTS[material].isCanvas
}
