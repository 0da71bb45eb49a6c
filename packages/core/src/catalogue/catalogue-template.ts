import type { Material } from '../format/index.ts'
import type { Size } from '../geometry/index.ts'
import type { TemplateType } from './template-source.ts'

/** One size a template can be bought in. Its `url` is its template XML; generated templates have none. */
export interface CatalogueSize extends Size {
  readonly id: string
  /** Starts with the empty code, "no preference". */
  readonly materials: readonly Material[]
  readonly description: string
  readonly url: string
  /** The number of photos of a drawn template in this size; a design's depends on its controls. */
  readonly photos?: number
}

/** One template of the theme list, in one language. Size, materials and url are those of the default size. */
export interface CatalogueTemplate extends Size {
  readonly id: string
  readonly parent: string
  readonly tags: readonly string[]
  readonly name: string
  readonly thumbWidth: number
  readonly thumbHeight: number
  readonly description: string
  readonly materials: readonly Material[]
  readonly shortInfo: string
  readonly leftInfo: string
  readonly category: string
  /** `gen:<design>` or `static:<id>`. */
  readonly source: string
  readonly url: string
  /** Folder with one preview picture per size: `<sizeurl><sizeId>.jpg`. */
  readonly sizeurl: string
  /** The card's picture. */
  readonly labelurl: string
  /** The card's picture as WebP; empty if there is none. */
  readonly labelwebp: string
  /** A picture as small as the card's, in the size the template opens in, as WebP; empty if there is none. */
  readonly starturl: string
  readonly visible: boolean
  readonly isTileBased: boolean
  readonly hasCustomSizes: boolean
  /** The materials for custom sizes; undefined means all that are made in such a size. */
  readonly customMaterials?: readonly Material[]
  readonly isCustom: boolean
  readonly isMaterialSpecific: boolean
  readonly type: TemplateType
  /** Never empty. A tile-based template has the format of its default number of tiles and no size list. */
  readonly children: readonly CatalogueSize[]
}
