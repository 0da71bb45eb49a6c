import type { Material } from '../format/index.ts'
import type { PlacedPhoto } from '../placement/index.ts'
import type { Template } from '../template/index.ts'
import type { TextData } from '../text/index.ts'

/** One page of a collage: a template as chosen, and what the customer put into it. */
export interface CollagePage {
  readonly choice: TemplateChoice
  readonly template: Template
  readonly userdata: Userdata
}

/** Which template, in which size and on which material. */
export interface TemplateChoice {
  readonly templateId: string
  readonly childTemplateId: string
  readonly material: Material
}

export interface Userdata {
  /** Colours as #rrggbb; XML writes them with 0x. */
  readonly photoBorderColor: string
  readonly photoBorderAutomaticColor: boolean
  readonly photoBackgroundColor: string
  readonly images: Readonly<Record<string, PhotoSlotData>>
  readonly shapes: Readonly<Record<string, string>>
  readonly texts: Readonly<Record<string, TextData>>
}

/** What is in a photo slot; a slot that is not listed is empty. */
export interface PhotoSlotData {
  readonly photo?: PlacedPhoto
  readonly text?: TextData
}
