import type { Format, Material } from '../format/index.ts'
import type { DesignValues, Variation } from '../template/index.ts'
import type { Userdata } from './collage-page.ts'

/** A stored collage: everything a customer made, with templates and photos by id. */
export interface SavedCollage {
  readonly templates: readonly SavedTemplate[]
  /** A small JPEG of the sheet in base64; empty if there is none. */
  readonly screenshot: string
  readonly photoIds: readonly string[]
  readonly content: SavedContent
  readonly extras: Extras
}

export interface SavedTemplate {
  readonly templateId: string
  readonly childTemplateId: string
  readonly material: Material
  readonly format?: Format
  /** The control values of a generated template. */
  readonly generator?: DesignValues
  /** The template's layout at the time of saving, kept even if it is laid out or drawn differently since. */
  readonly variation?: Variation
}

export type SavedContent =
  | { readonly kind: 'sheet'; readonly sheet: SavedUserdata }
  | { readonly kind: 'pages'; readonly pages: readonly SavedPage[] }

export interface SavedPage {
  readonly templateId: string
  readonly childTemplateId: string
  readonly sheet: SavedUserdata
}

export interface SavedUserdata {
  readonly userdata: Userdata
  /** By photo slot, at the time of saving. */
  readonly dpi: Readonly<Record<string, number>>
  readonly clips: readonly string[]
}

/**
 * Elements this version does not know, as XML, by the path of their parent such as `userdata/dopimage img1`. They are
 * written back at the end of that parent, so that a newer version's additions survive an older one.
 */
export type Extras = Readonly<Record<string, readonly string[]>>

/** Every photo a saved collage refers to, listed or placed, each once. */
export function photoIdsOf(collage: SavedCollage): readonly string[] {
  return [...new Set([...collage.photoIds, ...placedPhotoIds(collage)])]
}

/** The photos that are in a slot, each once; photos that wait for one are only listed. */
export function placedPhotoIds({ content }: Pick<SavedCollage, 'content'>): readonly string[] {
  const sheets = content.kind === 'sheet' ? [content.sheet] : content.pages.map(({ sheet }) => sheet)
  const placed = sheets.flatMap(({ userdata }) =>
    Object.values(userdata.images).flatMap(({ photo }) => (photo ? [photo.id] : [])),
  )
  return [...new Set(placed)]
}
