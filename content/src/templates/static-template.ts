import type { Localised } from '@collagerie/core/catalogue'
import type { Format } from '@collagerie/core/format'
import type { BorderMode, Layer, PhotoBorderType } from '@collagerie/core/template'

export type Theme = 'modern' | 'classic' | 'retro' | 'vintage' | 'illustration' | 'painting'

/** A drawn template. One function lays it out for every size it offers, so each size is composed, not stretched. */
export interface StaticTemplate {
  /** Its address among the web assets, such as `modern-orbit`. */
  readonly id: string
  readonly theme: Theme
  readonly name: Localised<string>
  readonly sizes: readonly Format[]
  draw(format: Format): Drawing
}

export interface Drawing {
  /** In painting order. Photo slots are img1, img2, ... in reading order; txt1 is the title, txt2 the subtitle. */
  readonly layers: readonly Layer[]
  /** SVG files by name; an overlay layer's `resource` names one of them. */
  readonly art: Readonly<Record<string, string>>
  readonly borderMode?: BorderMode
  readonly photoBorder?: number
  readonly photoBorderType?: PhotoBorderType
  /** `box` adds a frame as wide as the material margin. */
  readonly design?: 'box'
}
